import { SiteAnnouncements } from '../../features/announcements/site-announcements.tsx';
import { RecentContests } from '../../features/contests/list/recent-contests.tsx';
import { LastUnsolved } from '../../features/problems/last-unsolved.tsx';
import { AcRank } from '../../features/site/ac-rank.tsx';
import { Countdowns } from '../../features/site/countdowns/countdowns.tsx';
import { Hero } from '../../features/site/hero.tsx';
import { RecentProblems } from '../../features/site/recent-problems.tsx';
import { WeekChart } from '../../features/site/week-chart.tsx';
import { OwnTrainings } from '../../features/trainings/progress/own-trainings.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import classes from './home.module.css';

/** The home page. */
export function Page() {
  return (
    <>
      <Hero next={<LastUnsolved />} />
      <PageFrame width="full">
        <div className={classes.grid}>
          <div className={classes.column}>
            <SiteAnnouncements />
            <RecentContests />
            <RecentProblems />
          </div>
          <div className={classes.column}>
            <Countdowns />
            <OwnTrainings />
            <WeekChart />
            <AcRank />
          </div>
        </div>
      </PageFrame>
    </>
  );
}
