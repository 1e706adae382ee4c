import { getRecentContest } from '@assay/contract/contests/recent.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { SiteAnnouncements } from '../../features/announcements/site-announcements.tsx';
import { RecentContests } from '../../features/contests/list/recent-contests.tsx';
import { ExternalContests } from '../../features/external/external-contests.tsx';
import { AcRank } from '../../features/site/ac-rank.tsx';
import { Countdowns } from '../../features/site/countdowns/countdowns.tsx';
import { Hero } from '../../features/site/hero.tsx';
import { Carousel } from '../../features/site/home/carousel.tsx';
import { SideCards } from '../../features/site/home/side-cards.tsx';
import { useHome } from '../../features/site/home/use-home.ts';
import { RecentProblems } from '../../features/site/recent-problems.tsx';
import { WeekChart } from '../../features/site/week-chart.tsx';
import { isDrawing } from '../../lib/page/drawing.ts';
import { getToken, useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import classes from './home.module.css';

const loadOwn = () => import('./own-parts.tsx');
const Today = lazyPart(() => loadOwn().then((module) => module.Today));
const DueAssignments = lazyPart(() => loadOwn().then((module) => module.DueAssignments));
const OwnTrainings = lazyPart(() => loadOwn().then((module) => module.OwnTrainings));
// beside the answer that it shows
if (getToken()) void loadOwn().catch(() => undefined);

/** What the product itself shows in the side cards. */
const BUILT_IN = {
  countdowns: <Countdowns />,
  statistics: <WeekChart />,
  acRank: <AcRank />,
  problems: <RecentProblems />,
};

/** The home page (HOME-1, HOME-11). */
export function Page() {
  const home = useHome();
  return (
    <>
      <Hero />
      <PageFrame width="full">
        {home.isReady ? <Blocks {...home} /> : <Skeleton height={480} className="late" />}
      </PageFrame>
    </>
  );
}

function Blocks({ own, now, readAt }: ReturnType<typeof useHome>) {
  const user = useUser();
  const { data: contests } = useCall(getRecentContest, {}, { staleTime: 30_000, call: { quiet: true } });
  return (
    <>
      {user && (
        <Suspense fallback={<div className={classes.todayRoom} aria-hidden />}>
          {own && now ? (
            <Today own={own} contests={contests} now={now} readAt={readAt} />
          ) : (
            <div className={classes.todayRoom} aria-hidden />
          )}
        </Suspense>
      )}
      {isDrawing && <div className={classes.todayRoom} data-members />}
      <div className={classes.grid}>
        <div className={classes.column}>
          <Carousel />
          <SiteAnnouncements />
          <RecentContests />
          <ExternalContests />
        </div>
        <div className={classes.column}>
          {user && (
            <Suspense>
              <DueAssignments />
              <OwnTrainings />
            </Suspense>
          )}
          <SideCards builtIn={BUILT_IN} />
          <RecentProblems />
        </div>
      </div>
    </>
  );
}
