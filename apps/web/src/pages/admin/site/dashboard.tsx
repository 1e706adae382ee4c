import { getDashboardInfo } from '@assay/contract/site/config.ts';
import { Skeleton } from '@mantine/core';
import { Code, FilePlus, ListChecks, Mail, Settings, Tags, ToggleRight, Trophy, Users } from 'lucide-react';
import { BrokenProblems } from '../../../features/judging/broken/broken-problems.tsx';
import styles from '../../../features/site/admin/dashboard.module.css';
import { JudgingPanel } from '../../../features/site/admin/judging-panel.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const REFRESH_MS = 15_000;

const SHORTCUTS = [
  ['newProblem', paths.adminProblemCreate, FilePlus],
  ['allProblems', paths.adminProblems, ListChecks],
  ['allContests', paths.adminContests, Trophy],
  ['tags', paths.adminTags, Tags],
  ['languages', paths.adminLanguages, Code],
] as const;
const ROOT_SHORTCUTS = [
  ['userAdmin', paths.adminUsers, Users],
  ['config', paths.adminConfig, Settings],
  ['switches', paths.adminSwitches, ToggleRight],
  ['mails', paths.adminMails, Mail],
] as const;

/** The front page of the back office: figures, whether judging keeps up, ways on. */
export function Page() {
  const t = useText(TEXT);
  const isRoot = useIsRoot();
  const { data, error, refetch } = useCall(getDashboardInfo, {}, { refetchInterval: REFRESH_MS });
  const figures = [
    ['users', data?.userNum],
    ['problems', data?.problemNum],
    ['today', data?.todayJudgeNum],
    ['contests', data?.recentContestNum],
  ] as const;
  const shortcuts = isRoot ? [...SHORTCUTS, ...ROOT_SHORTCUTS] : SHORTCUTS;
  return (
    <PageFrame title={t('dashboard')}>
      <BrokenProblems />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <span className={styles.label}>{t(name)}</span>
              <span className={`${styles.value} tnum`}>{value === undefined ? '–' : formatNumber(value)}</span>
            </div>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {data ? <JudgingPanel info={data} /> : !error && <Skeleton height={230} className="late" />}
        <Panel title={t('shortcuts')}>
          <ul className={styles.shortcuts}>
            {shortcuts.map(([name, href, Icon]) => (
              <li key={name}>
                <Link href={href}>
                  <Icon aria-hidden />
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </PageFrame>
  );
}
