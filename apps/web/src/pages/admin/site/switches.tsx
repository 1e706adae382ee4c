import { Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { AiReports, AiState } from '../../../features/ai/admin-panel.tsx';
import { TEXT as AI_TEXT } from '../../../features/ai/text.ts';
import { CardsPanel } from '../../../features/site/admin/cards-panel.tsx';
import {
  type NumberRow,
  NumberRows,
  type SwitchRow,
  SwitchRows,
} from '../../../features/site/admin/setting-fields.tsx';
import styles from '../../../features/site/admin/settings.module.css';
import { SettingsForm } from '../../../features/site/admin/settings-form.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const ACCOUNTS: readonly SwitchRow[] = [['register', 'register', 'registerHint']];
const DISCUSSION: readonly SwitchRow[] = [
  ['openPublicDiscussion', 'openPublicDiscussion', 'openPublicDiscussionHint'],
  ['openGroupDiscussion', 'openGroupDiscussion', 'openGroupDiscussionHint'],
  ['openContestComment', 'openContestComment', 'openContestCommentHint'],
];
const CONTESTS: readonly SwitchRow[] = [['openRating', 'openRating', 'openRatingHint']];
const SUBMITTING: readonly SwitchRow[] = [['hideNonContestSubmissionCode', 'hideCode', 'hideCodeHint']];

const GROUPS: readonly NumberRow[] = [
  { field: 'groupSolvedNeeded' },
  { field: 'groupsPerDay' },
  { field: 'groupsPerUser' },
];
const WRITING: readonly NumberRow[] = [
  { field: 'discussionSolvedNeeded' },
  { field: 'groupDiscussionSolvedNeeded' },
  { field: 'discussionsPerDay' },
  { field: 'discussionsPerUser' },
  { field: 'commentSolvedNeeded' },
  { field: 'commentsPerDay' },
  { field: 'commentsPerUser' },
];
const OWN_PROBLEMS: readonly NumberRow[] = [
  { field: 'problemsPerGroup' },
  { field: 'problemsPerUser' },
  { field: 'problemRewardMax' },
  { field: 'ownProblemTimeMs', unit: ' ms' },
  { field: 'ownProblemMemoryMb', unit: ' MB' },
  { field: 'ownProblemCases' },
  { field: 'ownProblemDataMb', unit: ' MB' },
];
/** What is asked of the model in 24 hours. */
const AI: readonly NumberRow[] = [{ field: 'aiPerUser' }, { field: 'aiPerSite' }];
/** What tutorials cost and pay. */
const TUTORIALS: readonly NumberRow[] = [
  { field: 'tutorialPriceMax' },
  { field: 'tutorialRewardMax' },
  { field: 'tutorialSharePercent', unit: ' %' },
];
const MAILED_CODES: readonly NumberRow[] = [{ field: 'mailedCodesPerHour', hint: 'mailedCodesPerHourHint' }];

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className={styles.switches}>{children}</div>
    </Panel>
  );
}

/** What the site offers (HOME-4: the switch set). */
export function Page() {
  const t = useText(TEXT);
  const a = useText(AI_TEXT);
  const unit = t('secondsSuffix');
  return (
    <PageFrame title={t('switches')} lead={t('switchesLead')} width="narrow">
      <SettingsForm>
        {(settings) => (
          <>
            <Rows title={t('accounts')}>
              <SwitchRows settings={settings} rows={ACCOUNTS} />
            </Rows>
            <Rows title={t('discussion')}>
              <SwitchRows settings={settings} rows={DISCUSSION} />
              <span className={styles.reason}>{t('writingHint')}</span>
              <NumberRows settings={settings} rows={WRITING} />
            </Rows>
            <Rows title={t('contestRating')}>
              <SwitchRows settings={settings} rows={CONTESTS} />
            </Rows>
            <Rows title={a('state')}>
              <AiState />
              <Switch
                label={a('open')}
                description={a('openHint')}
                {...settings.form.getInputProps('openAiChat', { type: 'checkbox' })}
              />
              <NumberRows settings={settings} rows={AI} />
            </Rows>
            <Rows title={t('submitting')}>
              <SwitchRows settings={settings} rows={SUBMITTING} />
              <NumberRows
                settings={settings}
                rows={[
                  { field: 'submitIntervalSeconds', hint: 'submitIntervalSecondsHint', unit },
                  { field: 'captchaAfterSubmissions', hint: 'captchaAfterSubmissionsHint' },
                  { field: 'workGraceSeconds', hint: 'workGraceSecondsHint', unit },
                ]}
              />
            </Rows>
            <Rows title={t('mailedCodes')}>
              <NumberRows settings={settings} rows={MAILED_CODES} />
            </Rows>
            <Rows title={t('groups')}>
              <span className={styles.reason}>{t('groupsHint')}</span>
              <NumberRows settings={settings} rows={GROUPS} />
            </Rows>
            <Rows title={t('tutorials')}>
              <NumberRows settings={settings} rows={TUTORIALS} />
            </Rows>
            <Rows title={t('ownProblems')}>
              <span className={styles.reason}>{t('ownProblemsHint')}</span>
              <NumberRows settings={settings} rows={OWN_PROBLEMS} />
            </Rows>
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
