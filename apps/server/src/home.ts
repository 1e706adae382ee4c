import { getCheckInDays } from '@assay/contract/accounts/check-in.ts';
import { getCommonAnnouncement } from '@assay/contract/announcements/site.ts';
import { getDueAssignments } from '@assay/contract/assignments/list.ts';
import { getRecentContest } from '@assay/contract/contests/recent.ts';
import { getRecentOtherContest } from '@assay/contract/external/contests.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { getHomeCards } from '@assay/contract/site/cards.ts';
import { getContestCountdown } from '@assay/contract/site/countdowns.ts';
import { getLastWeekStatistics, getRecentAcRank, getRecentUpdatedProblem } from '@assay/contract/site/home.ts';
import { type DueItem, getHome, HOME_INPUTS, type OwnHome } from '@assay/contract/site/home-page.ts';
import { getHomeCarousel } from '@assay/contract/site/pictures.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { dueContests, recentContests } from './domains/contests/list/home.ts';
import { findFirstProblem, findLastUnsolved } from './domains/submissions/last-unsolved.queries.ts';
import { dueWorks, recentWorks } from './domains/works/list/home.ts';
import { type Call, type Implementation, implement } from './platform/http/call.ts';
import { parseInput } from './platform/http/envelope.ts';

/** What runs or comes soon, of each kind that there is. */
const RECENT: readonly ((call: Call) => Promise<DataOf<typeof getRecentContest>>)[] = [recentContests, recentWorks];
/** What the viewer has to do or takes part in, of each kind that there is. */
const DUE: readonly ((call: Call) => Promise<DueItem[]>)[] = [dueContests, dueWorks];

type Recent = DataOf<typeof getRecentContest>;

/** Those that run, then those that come, the next first (HOME-10). */
const inOrder = (contests: Recent): Recent =>
  contests.toSorted((one, other) => other.status - one.status || one.startTime.localeCompare(other.startTime));

/** The home page, from the calls of its blocks (HOME-1, HOME-11). @param implemented the calls that it asks */
export function homeCalls(implemented: readonly Implementation[]): Implementation[] {
  /** Asks a call of this server as the viewer would. */
  async function ask<O extends AnyOp>(call: Call, op: O, input: SentOf<O>): Promise<DataOf<O>> {
    const { handle } = implemented.find((one) => one.op.name === op.name)!;
    return (await handle(call, parseInput(op.input, input, call.lang))) as DataOf<O>;
  }

  const recent = async (call: Call) => inOrder((await Promise.all(RECENT.map((of) => of(call)))).flat());

  async function ownOf(call: Call): Promise<OwnHome | null> {
    const { viewer, db, lang } = call;
    if (!viewer) return null;
    const [last, due, checkIn, unread, trainings, assignments] = await Promise.all([
      findLastUnsolved(db, viewer.uid, lang),
      Promise.all(DUE.map((of) => of(call))),
      ask(call, getCheckInDays, {}),
      ask(call, getUnreadMessages, {}),
      ask(call, getTrainingProgress, { uid: viewer.uid, ...HOME_INPUTS.trainings }),
      ask(call, getDueAssignments, {}),
    ]);
    return {
      firstProblem: last ? null : ((await findFirstProblem(db, viewer.uid, lang)) ?? null),
      lastUnsolved: last
        ? {
            problemId: last.problemId,
            title: last.title,
            status: last.status,
            submitTime: last.submittedAt.toISOString(),
          }
        : null,
      due: due.flat().sort((a, b) => a.startTime.localeCompare(b.startTime)),
      checkIn,
      unread,
      uid: viewer.uid,
      trainings,
      assignments,
    };
  }

  return [
    implement(getRecentContest, recent),
    implement(getHome, async (call) => {
      const [
        carousel,
        announcements,
        contests,
        externalContests,
        problems,
        countdowns,
        statistics,
        acRank,
        cards,
        own,
      ] = await Promise.all([
        ask(call, getHomeCarousel, {}),
        ask(call, getCommonAnnouncement, HOME_INPUTS.announcements),
        recent(call),
        ask(call, getRecentOtherContest, {}),
        ask(call, getRecentUpdatedProblem, {}),
        ask(call, getContestCountdown, {}),
        ask(call, getLastWeekStatistics, {}),
        ask(call, getRecentAcRank, HOME_INPUTS.acRank),
        ask(call, getHomeCards, {}),
        ownOf(call),
      ]);
      const now = call.clock.now().toISOString();
      const contestBlocks = { contests, externalContests, countdowns };
      return { now, carousel, announcements, ...contestBlocks, problems, statistics, acRank, cards, own };
    }),
  ];
}
