import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { type ContestTab, tabsOf } from '@assay/rules/contests/shell.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { addressOf, paths } from '../../../lib/paths.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState, ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import { useContestNews } from '../use-contest-news.ts';
import { ContestBar } from './contest-bar.tsx';
import { PreviewBar } from './preview.tsx';
import styles from './shell.module.css';
import { useContest, useContestId, useContestStatus } from './use-contest.ts';

const VirtualBar = lazyPart(() => import('../virtual/virtual-bar.tsx').then((module) => module.VirtualBar));
const PasswordCard = lazyPart(() => import('./password-card.tsx').then((module) => module.PasswordCard));

/** What a page of a contest is given. */
export interface InContest {
  contest: Contest;
  /** By the server's clock, which flips it without a reload. */
  status: -1 | 0 | 1;
  /** When the answer came that tells of it. */
  readAt: number;
}

interface ContestShellProps {
  tab: ContestTab;
  /** Says more than the tab in the window's title. */
  title?: string | null;
  /** The content has a heading of its own. */
  headed?: boolean;
  /** The content fills the rest of the window. */
  slim?: boolean;
  /** No tabs either: a bar, and the content. */
  full?: boolean;
  /** The letters of the problems: in the bar, and where that has no room for them in place of the tabs, which the menu has then. */
  letters?: ReactNode;
  children: (inside: InContest) => ReactNode;
}

/**
 * The frame of every page of a contest: title, clock, progress, tabs; in their place why the viewer may not be here
 * (CON-7). Its content is drawn only where the tab is open.
 */
export function ContestShell(props: ContestShellProps) {
  const t = useText(TEXT);
  const cid = useContestId();
  const { data, error, dataUpdatedAt, refetch } = useContest(cid);
  if (error && !data) {
    const toList = <ToList href={paths.contests}>{t('allContests')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!data || data.id !== cid) {
    return (
      <PageFrame>
        <Stack className="late" aria-hidden>
          <Skeleton height={90} radius="md" />
          <Skeleton height={320} radius="md" />
        </Stack>
      </PageFrame>
    );
  }
  return <Shell {...props} contest={data} readAt={dataUpdatedAt} />;
}

/** As wide as the site's bar must be to have entries beside its menu. */
const WIDE = '(min-width: 992px)';

const TAB_PATHS: Record<ContestTab, (cid: number) => string> = {
  overview: paths.contest,
  problems: paths.contestProblems,
  submissions: (cid) => addressOf(contestVenue(cid)).submissions(),
  rank: (cid) => `${paths.contest(cid)}/rank`,
  announcements: (cid) => `${paths.contest(cid)}/announcements`,
  comments: paths.contestQuestions,
  print: (cid) => `${paths.contest(cid)}/print`,
  onsite: paths.contestOnsite,
  acInfo: (cid) => `${paths.contest(cid)}/ac-info`,
  adminPrint: (cid) => `${paths.contest(cid)}/admin-print`,
  rejudge: (cid) => `${paths.contest(cid)}/rejudge`,
  scrollBoard: (cid) => `${paths.contest(cid)}/scroll-board`,
};

function Shell(props: ContestShellProps & { contest: Contest; readAt: number }) {
  const { tab, title, headed = false, slim = false, full = false, letters, contest, readAt, children } = props;
  const t = useText(TEXT);
  const config = useSiteConfig();
  const isRoot = useIsRoot();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const status = useContestStatus(contest, readAt);
  usePageTitle(`${title ?? t(tab)} · ${contest.title}`);
  const facts = {
    ...contest,
    status,
    hasAccess: contest.access,
    isRoot: isRoot && !contest.previews,
    openContestComment: config?.openContestComment ?? false,
  };
  const tabs = tabsOf(facts);
  const own = tabs.find((one) => one.tab === tab);
  const isClosed = own?.disabled !== false;
  const whyClosed = status === CONTEST_STATUS.scheduled ? 'notOpen' : 'needsAccess';
  const unread = useContestNews({
    cid: contest.id,
    isOpen: tabs.find((one) => one.tab === 'announcements')?.disabled === false,
    isRunning: status === 0,
    isContestAdmin: contest.isContestAdmin,
  });
  const asks = contest.auth === 1 && !contest.access && !contest.isContestAdmin;
  return (
    <div data-slim={slim || undefined} className={styles.shell}>
      {contest.previews && <PreviewBar status={status} />}
      {contest.virtual?.isRunning && (
        <Suspense>
          <VirtualBar cid={contest.id} />
        </Suspense>
      )}
      <ContestBar
        contest={contest}
        status={status}
        readAt={readAt}
        unread={unread}
        isHeading={!slim && !headed && tab !== 'overview'}
        letters={isWide && !isClosed && letters}
      />
      {letters && !isWide ? (
        !isClosed && <div className={styles.tabs}>{letters}</div>
      ) : full ? null : (
        <div className={styles.tabs}>
          <TabBar
            label={t('tabs')}
            current={tab}
            tabs={tabs.map(({ tab: name, disabled }) => ({
              key: name,
              href: TAB_PATHS[name](contest.id),
              closed: disabled ? t(whyClosed) : undefined,
              label: t(name),
            }))}
          />
        </div>
      )}
      {isClosed ? (
        <PageFrame>
          {asks ? (
            <Suspense>
              <PasswordCard contest={contest} />
            </Suspense>
          ) : (
            <EmptyState text={t(own ? whyClosed : 'noSuchTab')} />
          )}
        </PageFrame>
      ) : (
        children({ contest, status, readAt })
      )}
    </div>
  );
}
