import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { wholeMinute } from '@assay/rules/calendar/days.ts';
import { balloonColor, problemLetters } from '@assay/rules/contests/letters.ts';
import { PLANS } from '@assay/seeds/plans.ts';
import { CONTESTS, type SeedContest } from '@assay/seeds/site/contests.ts';
import { findUidsByName } from '../domains/accounts/users/users.queries.ts';
import { insertAnnouncement } from '../domains/announcements/announcements.queries.ts';
import { insertRegistration } from '../domains/contests/contests.queries.ts';
import { insertContest } from '../domains/contests/manage/admin.queries.ts';
import { contestColumns } from '../domains/contests/manage/save.ts';
import { insertContestProblem } from '../domains/contests/problems/admin-problems.queries.ts';
import { PRIORITY } from '../domains/judging/queue/queue.queries.ts';
import { findProblems } from '../domains/problems/find.queries.ts';
import { findTurn, insertSubmission } from '../domains/submissions/submit/submit.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { findBothTitles, hasContests } from './seed.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type SeedServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Who runs the contest. */
interface Owner {
  uid: number;
  username: string;
}

interface PlacedProblem {
  pid: number;
  displayId: string;
}

/** @returns the problems of the site by their ids, where the contest shows them */
async function seedContestProblems(tx: Queryable, cid: number, { problemIds }: SeedContest) {
  const known = await findProblems(tx, [...problemIds]);
  const placed = new Map<string, PlacedProblem>();
  for (const [at, problemId] of problemIds.entries()) {
    const problem = known.get(problemId);
    if (!problem) continue;
    const place = { pid: problem.id, displayId: problemLetters(at) };
    const shown = {
      displayTitle: (await findBothTitles(tx, problem.id)) || problemId,
      color: balloonColor(at),
      offList: false,
    };
    await insertContestProblem(tx, { cid, ...place, ...shown });
    placed.set(problemId, place);
  }
  return placed;
}

/** Puts what was sent during the contest into the queue, at the moments of then. */
async function seedSubmissions(
  tx: Queryable,
  { seedsDir }: Services['config'],
  cid: number,
  { submissions, problemIds }: SeedContest,
  startMs: number,
  placed: ReadonlyMap<string, PlacedProblem>,
): Promise<void> {
  const { loadSeedProblems } = await import('@assay/seeds/load.ts');
  const plans = PLANS.filter(({ problemId }) => problemIds.includes(problemId));
  const problems = new Map((await loadSeedProblems(seedsDir, plans)).map((problem) => [problem.problemId, problem]));
  const uids = new Map<string, number>();
  for (const { at, username, problemId, solution } of submissions) {
    const [uid] = uids.has(username) ? [uids.get(username)] : await findUidsByName(tx, username);
    const place = placed.get(problemId);
    if (uid === undefined || !place) continue;
    if (!uids.has(username)) await insertRegistration(tx, cid, uid);
    uids.set(username, uid);
    const { language, code } = problems.get(problemId)!.solutions.find(({ fileName }) => fileName === solution)!;
    // whoever looks around on a new site is judged first
    const priority = PRIORITY.own;
    const turn = await findTurn(tx, uid, priority);
    await insertSubmission(tx, {
      ...{ pid: place.pid, uid, username, language, code, priority, turn },
      venue: { kind: 'contest', id: cid },
      listed: false,
      receivedAt: new Date(startMs + at * MINUTE_MS),
      displayId: place.displayId,
      displayPid: problemId,
      ...{ ip: '', submitKey: null, submitDigest: null },
    });
  }
}

async function seedContest(services: SeedServices, tx: Queryable, contest: SeedContest, owner: Owner): Promise<void> {
  const startMs = wholeMinute(services.clock.now()).getTime() - contest.hoursAgo * HOUR_MS;
  const { title, description, hours, announcement } = contest;
  const form = {
    ...{ title, description, type: CONTEST_TYPE.acm, auth: 0 as const, openRank: true, allowEndSubmit: true },
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(startMs + hours * HOUR_MS).toISOString(),
  };
  const columns = { ...contestColumns(form, null), author_uid: owner.uid, author: owner.username };
  const { id: cid } = await insertContest(tx, columns);
  const gmt_create = new Date(startMs + (hours * HOUR_MS) / 2);
  await insertAnnouncement(
    tx,
    { kind: 'contest', id: cid },
    { ...announcement, visible: true, uid: owner.uid, gmt_create },
  );
  const placed = await seedContestProblems(tx, cid, contest);
  await seedSubmissions(tx, services.config, cid, contest, startMs, placed);
}

/** Creates the contest that comes with the site, unless it has any. Its problems and the accounts of the demo must be there. */
export async function seedContests(services: SeedServices, owner: Owner): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    if (await hasContests(tx)) return;
    for (const contest of CONTESTS) await seedContest(services, tx, contest, owner);
  });
}
