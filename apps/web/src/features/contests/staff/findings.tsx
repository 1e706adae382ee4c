import {
  type AilmentLevel,
  type ContestAilment,
  type ContestFinding,
  getContestDoctor,
} from '@assay/contract/contests/staff/doctor.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useIsAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useContestAdmin } from '../admin/admin-paths.ts';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

const TONES: Record<AilmentLevel, Tone> = { error: 'alarm', warning: 'notice', hint: 'quiet' };
/** A clock that differs by more misleads whoever looks at it. */
const SKEW_MAX_S = 5;

/** What the contest doctor found. */
export function Findings({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useCall(getContestDoctor, { cid }, { staleTime: 0 });
  const skewS = useMemo(
    () => (data ? Math.round((dataUpdatedAt - Date.parse(data.checkedAt)) / 1000) : 0),
    [data, dataUpdatedAt],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const again = (
    <Button variant="default" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
      {t('checkAgain')}
    </Button>
  );
  const title = data
    ? t('facts', { problems: data.problems, contestants: data.contestants, slots: data.slots })
    : t('doctor');
  return (
    <Stack gap="md">
      {Math.abs(skewS) > SKEW_MAX_S && <Alert color="brass">{t('browserClock', { seconds: Math.abs(skewS) })}</Alert>}
      <Panel flush title={title} aside={again}>
        {data?.findings.length === 0 && <EmptyState spot="solved" text={t('allWell')} />}
        <ul className={styles.findings}>
          {data?.findings.map((one) => (
            <Finding key={one.ailment} one={one} cid={cid} />
          ))}
          {data &&
            PARTS.filter((part) => !data.findings.some(({ ailment }) => partOf(ailment) === part)).map((part) => (
              <li key={part} className={styles.finding}>
                <Badge tone="good">{t('fine')}</Badge>
                <span>{t(part)}</span>
              </li>
            ))}
        </ul>
      </Panel>
    </Stack>
  );
}

/** What is looked at, and where what is wrong with it is put right. */
const PARTS = ['ofSettings', 'ofProblems', 'ofJudges'] as const;
const PROBLEM_AILMENTS: ReadonlySet<ContestAilment> = new Set([
  ...(['noProblems', 'noData', 'problemsPaused', 'problemsBroken', 'noLanguages', 'limitsOdd', 'limitsTight'] as const),
  ...(['solutionsFailed', 'solutionsUnverified', 'solutionsStale', 'noSolutions', 'noStatement'] as const),
  ...(['publicProblem', 'colorsMissing', 'colorsTwice'] as const),
]);
const JUDGE_AILMENTS: ReadonlySet<ContestAilment> = new Set([
  ...(['judgesNone', 'judgesFew', 'languagesUnoffered', 'nodeClock', 'serverClock'] as const),
]);
const partOf = (ailment: ContestAilment): (typeof PARTS)[number] =>
  PROBLEM_AILMENTS.has(ailment) ? 'ofProblems' : JUDGE_AILMENTS.has(ailment) ? 'ofJudges' : 'ofSettings';

function Finding({ one, cid }: { one: ContestFinding; cid: number }) {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const isAdmin = useIsAdmin();
  const part = partOf(one.ailment);
  const place = { ofSettings: admin.edit(cid), ofProblems: admin.problems(cid), ofJudges: paths.adminJudgeNodes }[part];
  const { ailment, level, at, value, wanted } = one;
  const words =
    ailment === 'judgesFew'
      ? t(ailment, { value: value ?? 0, wanted: wanted ?? 0 })
      : ailment === 'serverClock'
        ? t(ailment, { value: value ?? 0 })
        : t(ailment);
  return (
    <li className={styles.finding}>
      <Badge tone={TONES[level]}>{t(level)}</Badge>
      <div>
        <span>{words}</span>
        {at.length > 0 && <p className={styles.where}>{at.join(', ')}</p>}
      </div>
      {(part !== 'ofJudges' || isAdmin) && (
        <Link href={place} className={styles.fix} aria-label={t('fixOf', { what: words })}>
          {t('fix')}
        </Link>
      )}
    </li>
  );
}
