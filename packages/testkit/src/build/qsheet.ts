import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { insertSheet } from '../../../../apps/server/src/domains/qsheets/manage/admin.queries.ts';
import { insertBound, insertGroup } from '../../../../apps/server/src/domains/qsheets/manage/groups.queries.ts';
import type { TestSite } from '../app.ts';
import { type BuiltProblem, buildProblem, type ProblemOptions } from './problem.ts';

export interface QSheetOptions {
  title?: string;
  visible?: boolean;
  rank?: number;
  /** In order. One that is always open with two additions, unless given. */
  groups?: {
    title?: string;
    /** So many problems of the group before open it. */
    opensAt?: number;
    opens?: GroupOpening;
    problems: (ProblemOptions | BuiltProblem)[];
  }[];
}

export interface BuiltBound extends BuiltProblem {
  qpid: number;
  groupId: number;
}

export interface BuiltQSheet {
  qid: number;
  groupIds: number[];
  /** In order. */
  problems: BuiltBound[];
}

let count = 0;

/** A question sheet with public problems of the site; `Sheet 1`, `Sheet 2`, … unless named. */
export async function buildQSheet(site: TestSite, options: QSheetOptions = {}): Promise<BuiltQSheet> {
  const { db } = site.services;
  count += 1;
  const { title = `Sheet ${count}`, groups = [{ problems: [{}, {}] }], ...fields } = options;
  const { id: qid } = await insertSheet(db, { title, description: 'Solve them group by group.', ...fields });
  const groupIds: number[] = [];
  const problems: BuiltBound[] = [];
  for (const [at, { title: name = `Group ${at + 1}`, opensAt, opens, problems: given }] of groups.entries()) {
    const before: GroupOpening =
      opensAt === undefined ? { by: 'always' } : { by: 'solved', groupId: groupIds[at - 1]!, solved: opensAt };
    const { id: groupId } = await insertGroup(db, qid, { title: name, opens: opens ?? before });
    groupIds.push(groupId);
    const own: BuiltProblem[] = [];
    for (const one of given) own.push('pid' in one ? one : await buildProblem(site, one));
    const bound = await insertBound(
      db,
      { qid, groupId },
      own.map(({ pid }) => pid),
    );
    const qpids = new Map(bound.map(({ id, pid }) => [pid, id]));
    problems.push(...own.map((problem) => ({ ...problem, groupId, qpid: qpids.get(problem.pid)! })));
  }
  return { qid, groupIds, problems };
}
