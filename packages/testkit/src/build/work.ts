import type { WorkSave } from '@assay/contract/works/admin.ts';
import { problemLetters } from '@assay/rules/contests/letters.ts';
import { inHundredths } from '@assay/rules/works/score.ts';
import { insertWork } from '../../../../apps/server/src/domains/works/manage/admin.queries.ts';
import { insertWorkProblem } from '../../../../apps/server/src/domains/works/manage/problems.queries.ts';
import { workColumns } from '../../../../apps/server/src/domains/works/manage/save.ts';
import type { TestSite } from '../app.ts';
import { type BuiltProblem, buildProblem, type ProblemOptions } from './problem.ts';

export interface WorkOptions extends Partial<Omit<WorkSave, 'startTime' | 'endTime'>> {
  author?: { uid: number; username: string };
  /** The group that it belongs to; a work of the site unless given. */
  gid?: number | undefined;
  /** Seconds from now; an hour ago unless given. */
  startsIn?: number;
  /** Seconds that it is open; two hours unless given. */
  lasts?: number;
  /** In order, A, B, …, each worth 100 points; one addition unless given. */
  problems?: (ProblemOptions | BuiltProblem)[];
}

export interface BuiltWork {
  wid: number;
  /** In order. */
  problems: BuiltProblem[];
  startTime: Date;
  endTime: Date;
}

let count = 0;

/** A timed work that everybody has an hour for, unless wished otherwise; `Work 1`, `Work 2`, … unless named. */
export async function buildWork(site: TestSite, options: WorkOptions = {}): Promise<BuiltWork> {
  const { author, gid, startsIn = -3600, lasts = 7200, problems: wished = [{}], ...fields } = options;
  const { db, clock } = site.services;
  count += 1;
  const startMs = clock.now().getTime() + startsIn * 1000;
  const columns = workColumns(
    {
      title: `Work ${count}`,
      duration: 3600,
      startTime: new Date(startMs).toISOString(),
      endTime: new Date(startMs + lasts * 1000).toISOString(),
      ...fields,
    },
    null,
  );
  const { id: wid } = await insertWork(db, {
    ...columns,
    group_id: gid ?? null,
    author_uid: author?.uid ?? null,
    author: author?.username ?? 'root',
  });
  const problems: BuiltProblem[] = [];
  for (const [at, wish] of wished.entries()) {
    const problem = 'pid' in wish ? wish : await buildProblem(site, wish);
    problems.push(problem);
    const letter = problemLetters(at);
    await insertWorkProblem(db, {
      wid,
      pid: problem.pid,
      displayId: letter,
      displayTitle: `Problem ${letter}`,
      points: inHundredths(100),
    });
  }
  return { wid, problems, startTime: columns.start_time as Date, endTime: columns.end_time as Date };
}

/** Somebody has started a work, now unless told otherwise. */
export const startWork = ({ services }: TestSite, wid: number, { uid }: { uid: number }, at = services.clock.now()) =>
  services.db
    .insertInto('timed_work_sittings')
    .values({ wid, uid, started_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
