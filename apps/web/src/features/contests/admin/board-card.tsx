import { AWARD_TYPE, CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import { readStars } from '@assay/rules/contests/refuse-contest.ts';
import { allowedSealOptions, SEAL_OPTIONS, type SealOption } from '@assay/rules/contests/seal.ts';
import { Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { useOptionalIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { RatingFields } from '../../rankings/rating-fields.tsx';
import { AwardRows } from './award-rows.tsx';
import type { CardProps } from './contest-editor.tsx';
import { badAwardOf, durationOf, sealOptionIn, starsOf, usualAwards } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';

const SEAL_ROWS = {
  [SEAL_OPTIONS.halfHour]: 'sealHalf',
  [SEAL_OPTIONS.hour]: 'sealHour',
  [SEAL_OPTIONS.all]: 'sealAll',
} as const;

/** Seal, names, stars and awards of the board. */
export function BoardCard({ form, change }: CardProps) {
  const t = useText(FORM_TEXT);
  const durations = useDurations();
  const gid = useOptionalIdParam<'GroupContestEdit'>('groupID');
  const durationMs = durationOf(form);
  const allowed = new Set(allowedSealOptions(durationMs));
  const sealOption = sealOptionIn(form);
  const { duplicate } = readStars(starsOf(form));
  return (
    <Panel title={t('board')}>
      <Stack>
        <Switch
          label={t('seal')}
          checked={form.sealRank}
          onChange={(event) => change({ sealRank: event.currentTarget.checked })}
        />
        {form.sealRank && (
          <Group gap="md">
            <Segments
              label={t('seal')}
              value={sealOption === null ? 'other' : String(sealOption)}
              onChange={(value) => change({ sealOption: value === 'other' ? null : (Number(value) as SealOption) })}
              choices={[
                ...Object.values(SEAL_OPTIONS).map((option) => ({
                  value: String(option),
                  label: t(SEAL_ROWS[option]),
                  disabled: !allowed.has(option),
                })),
                ...(form.otherSealMs === null
                  ? []
                  : [
                      {
                        value: 'other',
                        label: t('sealOther', { time: durations.words(form.otherSealMs / 1000) }),
                        disabled: form.otherSealMs >= durationMs,
                      },
                    ]),
              ]}
            />
            <Switch
              label={t('autoReal')}
              checked={form.autoRealRank}
              onChange={(event) => change({ autoRealRank: event.currentTarget.checked })}
            />
          </Group>
        )}
        <Switch
          label={t('openRank')}
          checked={form.openRank}
          onChange={(event) => change({ openRank: event.currentTarget.checked })}
        />
        <RatingFields
          value={{ rated: form.rated, ...boundsOf(form) }}
          onChange={change}
          isPossible={gid === null && Number(form.teamSize) <= 1 && form.auth === CONTEST_AUTH.public}
        />
        <NativeSelect
          label={t('showName')}
          w={240}
          value={form.rankShowName}
          onChange={({ currentTarget: { value } }) => change({ rankShowName: value as typeof form.rankShowName })}
          data={[
            { value: 'username', label: t('username') },
            { value: 'nickname', label: t('nickname') },
            { value: 'realname', label: t('realname') },
          ]}
        />
        <PeopleField
          label={t('stars')}
          value={starsOf(form)}
          error={duplicate === null ? undefined : t('starTwice', { username: duplicate })}
          onChange={(usernames) => change({ stars: usernames.join('\n') })}
        />
        <div>
          <Text size="sm" fw={500} mb={6}>
            {t('awards')}
          </Text>
          <Segments
            label={t('awards')}
            value={String(form.awardType)}
            onChange={(value) =>
              change({
                awardType: Number(value) as 0 | 1 | 2,
                ...(form.awardConfigList.length === 0 && {
                  awardConfigList: usualAwards([t('gold'), t('silver'), t('bronze')]),
                }),
              })
            }
            choices={[
              { value: '0', label: t('awardNone') },
              { value: '1', label: t('awardShare') },
              { value: '2', label: t('awardNumber') },
            ]}
          />
        </div>
        {form.awardType !== 0 && (
          <AwardRows
            awards={form.awardConfigList}
            isShare={form.awardType === AWARD_TYPE.proportion}
            bad={badAwardOf(form)?.priority ?? null}
            onChange={(awardConfigList) => change({ awardConfigList })}
          />
        )}
      </Stack>
    </Panel>
  );
}

const boundOf = (bound: string | number | null) => (bound === null ? null : Number(bound));
const boundsOf = ({ ratingFloor, ratingCeiling }: CardProps['form']) => ({
  ratingFloor: boundOf(ratingFloor),
  ratingCeiling: boundOf(ratingCeiling),
});
