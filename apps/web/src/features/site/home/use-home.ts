import { getCommonAnnouncement } from '@assay/contract/announcements/site.ts';
import { getDueAssignments } from '@assay/contract/assignments/list.ts';
import { getRecentContest } from '@assay/contract/contests/recent.ts';
import { getRecentOtherContest } from '@assay/contract/external/contests.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { getHomeCards } from '@assay/contract/site/cards.ts';
import { getContestCountdown } from '@assay/contract/site/countdowns.ts';
import { getLastWeekStatistics, getRecentAcRank, getRecentUpdatedProblem } from '@assay/contract/site/home.ts';
import { getHome, HOME_INPUTS } from '@assay/contract/site/home-page.ts';
import { getHomeCarousel } from '@assay/contract/site/pictures.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { useLayoutEffect, useState } from 'react';
import { keyOf, queryClient, useCall } from '../../../lib/use-call.ts';

const FRESH_MS = 30_000;

/** Puts the answers that the home page brought where the blocks look for those of their own calls. */
function spread(home: DataOf<typeof getHome>, updatedAt: number) {
  const put = <O extends AnyOp>(op: O, input: SentOf<O>, data: DataOf<O>) =>
    queryClient.setQueryData(keyOf(op, input), data, { updatedAt });
  put(getHomeCarousel, {}, home.carousel);
  put(getCommonAnnouncement, HOME_INPUTS.announcements, home.announcements);
  put(getRecentContest, {}, home.contests);
  put(getRecentOtherContest, {}, home.externalContests);
  put(getRecentUpdatedProblem, {}, home.problems);
  put(getContestCountdown, {}, home.countdowns);
  put(getLastWeekStatistics, {}, home.statistics);
  put(getRecentAcRank, HOME_INPUTS.acRank, home.acRank);
  put(getHomeCards, {}, home.cards);
  if (!home.own) return;
  put(getTrainingProgress, { uid: home.own.uid, ...HOME_INPUTS.trainings }, home.own.trainings);
  put(getDueAssignments, {}, home.own.assignments);
}

/**
 * The home page by one request. Its blocks have calls of their own, by which they turn pages and refresh; what these answer
 * first has come with the page.
 * @returns what is the own, and whether the blocks may be drawn: without an answer they ask by themselves
 */
export function useHome() {
  const { data, dataUpdatedAt, isError } = useCall(getHome, {}, { staleTime: FRESH_MS, call: { quiet: true } });
  // Before anything of it is seen, and before a block could ask: at once what has come with the page.
  const [spreadAt, setSpreadAt] = useState(() => {
    if (!data) return 0;
    spread(data, dataUpdatedAt);
    return dataUpdatedAt;
  });
  useLayoutEffect(() => {
    if (!data || spreadAt === dataUpdatedAt) return;
    spread(data, dataUpdatedAt);
    setSpreadAt(dataUpdatedAt);
  }, [data, dataUpdatedAt, spreadAt]);
  return { own: data?.own ?? null, now: data?.now, readAt: dataUpdatedAt, isReady: spreadAt > 0 || isError };
}
