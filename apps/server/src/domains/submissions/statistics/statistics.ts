import { fail } from '@assay/contract/errors.ts';
import { getProblemStatistics, SOLVING_SINCE, type SolvingCurve } from '@assay/contract/submissions/statistics.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import {
  casesOf,
  distributionOf,
  seesWorstCases,
  solvingCurve,
  statisticsKeptMs,
} from '@assay/rules/submissions/statistics.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { factsFor } from '../../problems/facts.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { findMeant } from '../../problems/find-meant.ts';
import { isInUse } from '../../venues/in-use.ts';
import {
  countByLanguage,
  countCases,
  findOwnBest,
  findStatistics,
  type KeptStatistics,
  listFastest,
  listMeasured,
  listShortest,
  listTaken,
  storeStatistics,
  takeTurn,
} from './statistics.queries.ts';

/** How long people took, by each beginning that anybody has. */
async function curvesOf(db: Queryable, pid: number, now: Date): Promise<SolvingCurve[]> {
  const curves: SolvingCurve[] = [];
  for (const since of SOLVING_SINCE) {
    const { tried, minutes } = await listTaken(db, pid, since, now);
    if (tried > 0) curves.push({ since, tried, curve: solvingCurve(minutes) });
  }
  return curves;
}

async function workOut(db: Queryable, pid: number, now: Date): Promise<KeptStatistics> {
  const languages = await countByLanguage(db, pid);
  const { times, memories } = await listMeasured(db, pid);
  const snapshot = {
    languages,
    time: distributionOf(times),
    memory: distributionOf(memories),
    fastest: await listFastest(db, pid),
    shortest: await listShortest(db, pid),
    ...(await countCases(db, pid)),
    solving: await curvesOf(db, pid, now),
  };
  return { made_at: now, counted: languages.reduce((sum, { total }) => sum + total, 0), snapshot };
}

/** The statistics of a problem as they are kept; worked out anew, by one request at a time, when they are old. */
async function keptStatistics({ db, clock }: Call, pid: number): Promise<KeptStatistics> {
  const now = clock.now();
  const isFresh = (kept: KeptStatistics | null): kept is KeptStatistics =>
    kept !== null && now.getTime() - kept.made_at.getTime() < statisticsKeptMs(kept.counted);
  const old = await findStatistics(db, pid);
  if (isFresh(old)) return old;
  return db.transaction().execute(async (tx) => {
    // while another request works at it, the old ones do
    if (!(await takeTurn(tx, pid, old === null))) return old!;
    const meanwhile = await findStatistics(tx, pid);
    if (isFresh(meanwhile)) return meanwhile;
    const made = await workOut(tx, pid, now);
    await storeStatistics(tx, pid, made);
    return made;
  });
}

export const statisticsCalls: Implementation[] = [
  implement(getProblemStatistics, async (call, input) => {
    const { pid } = (await findMeant(call, input)) ?? fail('problem.unknown');
    const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
    const { made_at, counted, snapshot } = await keptStatistics(call, pid);
    const { judged, cases, solving = [], ...shown } = snapshot;
    const own = call.viewer && (await findOwnBest(call.db, pid, call.viewer.uid));
    const readsData = mayReadProblemData(call.viewer, await factsFor(call.db, call.viewer, problem));
    const seesCases = seesWorstCases({
      readsData,
      openCaseResult: problem.open_case_result,
      hasSolved: own !== null,
      isInUse: await isInUse(call, pid),
    });
    const { worst, unfailed } = casesOf(cases);
    return {
      ...shown,
      counted,
      asOf: made_at.toISOString(),
      own,
      solving: readsData ? solving : null,
      cases: seesCases ? { judged, worst, unfailed: readsData ? unfailed : null } : null,
    };
  }),
];
