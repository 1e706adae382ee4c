import { Stack, Switch } from '@mantine/core';
import { AiReports, AiState } from '../../../features/ai/admin-panel.tsx';
import { TEXT as AI_TEXT } from '../../../features/ai/text.ts';
import { CardsPanel } from '../../../features/site/admin/cards-panel.tsx';
import styles from '../../../features/site/admin/settings.module.css';
import { type Settings, SettingsForm } from '../../../features/site/admin/settings-form.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const ACCOUNTS = [['register', 'register', 'registerHint']] as const;
const DISCUSSION = [
  ['openPublicDiscussion', 'openPublicDiscussion', 'openPublicDiscussionHint'],
  ['openGroupDiscussion', 'openGroupDiscussion', 'openGroupDiscussionHint'],
  ['openContestComment', 'openContestComment', 'openContestCommentHint'],
] as const;
const CONTESTS = [['openRating', 'openRating', 'openRatingHint']] as const;
const SUBMITTING = [['hideNonContestSubmissionCode', 'hideCode', 'hideCodeHint']] as const;

const GROUPS = [
  ['groupSolvedNeeded', 'groupSolvedNeeded', 10_000],
  ['groupsPerDay', 'groupsPerDay', 1000],
  ['groupsPerUser', 'groupsPerUser', 1000],
] as const;

const WRITING = [
  ['discussionSolvedNeeded', 10_000],
  ['groupDiscussionSolvedNeeded', 10_000],
  ['discussionsPerDay', 1000],
  ['discussionsPerUser', 100_000],
  ['commentSolvedNeeded', 10_000],
  ['commentsPerDay', 10_000],
  ['commentsPerUser', 1_000_000],
] as const;

/** Numbers of problems, and the bounds of each: field and word, lowest, highest, unit. */
const OWN_PROBLEMS = [
  ['problemsPerGroup', 0, 10_000, ''],
  ['problemsPerUser', 0, 10_000, ''],
  ['problemRewardMax', 0, 10_000, ''],
  ['ownProblemTimeMs', 100, 30_000, ' ms'],
  ['ownProblemMemoryMb', 16, 4096, ' MB'],
  ['ownProblemCases', 1, 1000, ''],
  ['ownProblemDataMb', 1, 2048, ' MB'],
] as const;

/** What is asked of the model in 24 hours: field and word, highest. */
const AI = [
  ['aiPerUser', 10_000],
  ['aiPerSite', 1_000_000],
] as const;

/** What tutorials cost and pay: field and word, highest, unit. */
const TUTORIALS = [
  ['tutorialPriceMax', 10_000, ''],
  ['tutorialRewardMax', 10_000, ''],
  ['tutorialSharePercent', 100, ' %'],
] as const;

type Switches = typeof ACCOUNTS | typeof DISCUSSION | typeof CONTESTS | typeof SUBMITTING;

function SwitchList({ form, switches }: { form: Settings; switches: Switches }) {
  const t = useText(TEXT);
  return (
    <div className={styles.switches}>
      {switches.map(([field, label, hint]) => (
        <Switch
          key={field}
          label={t(label)}
          description={t(hint)}
          {...form.getInputProps(field, { type: 'checkbox' })}
        />
      ))}
    </div>
  );
}

/** What the site offers (HOME-4: the switch set). */
export function Page() {
  const t = useText(TEXT);
  const a = useText(AI_TEXT);
  return (
    <PageFrame title={t('switches')} lead={t('switchesLead')} width="narrow">
      <SettingsForm>
        {(form) => (
          <>
            <Panel title={t('accounts')}>
              <SwitchList form={form} switches={ACCOUNTS} />
            </Panel>
            <Panel title={t('discussion')}>
              <SwitchList form={form} switches={DISCUSSION} />
              <div className={styles.switches}>
                <span className={styles.reason}>{t('writingHint')}</span>
                {WRITING.map(([field, max]) => (
                  <NumberInput
                    key={field}
                    classNames={{ wrapper: styles.short ?? '' }}
                    label={t(field)}
                    min={0}
                    max={max}
                    clampBehavior="none"
                    allowDecimal={false}
                    {...form.getInputProps(field)}
                  />
                ))}
              </div>
            </Panel>
            <Panel title={t('contestRating')}>
              <SwitchList form={form} switches={CONTESTS} />
            </Panel>
            <Panel title={a('state')}>
              <div className={styles.switches}>
                <AiState />
                <Switch
                  label={a('open')}
                  description={a('openHint')}
                  {...form.getInputProps('openAiChat', { type: 'checkbox' })}
                />
                {AI.map(([field, max]) => (
                  <NumberInput
                    key={field}
                    classNames={{ wrapper: styles.short ?? '' }}
                    label={t(field)}
                    min={0}
                    max={max}
                    clampBehavior="none"
                    allowDecimal={false}
                    {...form.getInputProps(field)}
                  />
                ))}
              </div>
            </Panel>
            <Panel title={t('submitting')}>
              <div className={styles.switches}>
                <SwitchList form={form} switches={SUBMITTING} />
                <NumberInput
                  classNames={{ wrapper: styles.short ?? '' }}
                  label={t('submitInterval')}
                  description={t('submitIntervalHint')}
                  suffix={t('secondsSuffix')}
                  min={0}
                  max={3600}
                  clampBehavior="none"
                  allowDecimal={false}
                  {...form.getInputProps('submitIntervalSeconds')}
                />
                <NumberInput
                  classNames={{ wrapper: styles.short ?? '' }}
                  label={t('captchaAfter')}
                  description={t('captchaAfterHint')}
                  min={0}
                  max={1000}
                  clampBehavior="none"
                  allowDecimal={false}
                  {...form.getInputProps('captchaAfterSubmissions')}
                />
                <NumberInput
                  classNames={{ wrapper: styles.short ?? '' }}
                  label={t('workGrace')}
                  description={t('workGraceHint')}
                  suffix={t('secondsSuffix')}
                  min={0}
                  max={60}
                  clampBehavior="none"
                  allowDecimal={false}
                  {...form.getInputProps('workGraceSeconds')}
                />
              </div>
            </Panel>
            <Panel title={t('mailedCodes')}>
              <div className={styles.switches}>
                <NumberInput
                  classNames={{ wrapper: styles.short ?? '' }}
                  label={t('mailedCodesPerHour')}
                  description={t('mailedCodesPerHourHint')}
                  min={1}
                  max={10_000}
                  clampBehavior="none"
                  allowDecimal={false}
                  {...form.getInputProps('mailedCodesPerHour')}
                />
              </div>
            </Panel>
            <Panel title={t('groups')}>
              <div className={styles.switches}>
                <span className={styles.reason}>{t('groupsHint')}</span>
                {GROUPS.map(([field, label, max]) => (
                  <NumberInput
                    key={field}
                    classNames={{ wrapper: styles.short ?? '' }}
                    label={t(label)}
                    min={0}
                    max={max}
                    clampBehavior="none"
                    allowDecimal={false}
                    {...form.getInputProps(field)}
                  />
                ))}
              </div>
            </Panel>
            <Panel title={t('tutorials')}>
              <div className={styles.switches}>
                {TUTORIALS.map(([field, max, suffix]) => (
                  <NumberInput
                    key={field}
                    classNames={{ wrapper: styles.short ?? '' }}
                    label={t(field)}
                    suffix={suffix}
                    min={0}
                    max={max}
                    clampBehavior="none"
                    allowDecimal={false}
                    {...form.getInputProps(field)}
                  />
                ))}
              </div>
            </Panel>
            <Panel title={t('ownProblems')}>
              <div className={styles.switches}>
                <span className={styles.reason}>{t('ownProblemsHint')}</span>
                {OWN_PROBLEMS.map(([field, min, max, suffix]) => (
                  <NumberInput
                    key={field}
                    classNames={{ wrapper: styles.short ?? '' }}
                    label={t(field)}
                    suffix={suffix}
                    min={min}
                    max={max}
                    clampBehavior="none"
                    allowDecimal={false}
                    {...form.getInputProps(field)}
                  />
                ))}
              </div>
            </Panel>
          </>
        )}
      </SettingsForm>
      <Stack mt="md">
        <AiReports />
        <CardsPanel />
      </Stack>
    </PageFrame>
  );
}
