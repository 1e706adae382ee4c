import { maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Call } from '../../platform/http/call.ts';
import { editFactsFor, factsOf } from './facts.ts';
import { listNamed } from './named.queries.ts';

/** What rows about a problem call it by. */
export interface NamedProblem {
  problemId: string;
  title: string;
}

/** Of some problems the names of those that the viewer may see, by database id. */
export async function namedFor(
  { db, viewer, lang }: Pick<Call, 'db' | 'viewer' | 'lang'>,
  pids: readonly (number | null)[],
): Promise<ReadonlyMap<number, NamedProblem>> {
  const rows = await listNamed(db, [...new Set(pids.filter((pid) => pid !== null))], lang);
  const known = viewer ? await editFactsFor(db, viewer, rows) : rows.map((row) => ({ row, facts: factsOf(row) }));
  return new Map(
    known.flatMap(({ row: { id, problem_id: problemId, title }, facts }) =>
      maySeeProblem(viewer, facts) ? [[id, { problemId, title }] as const] : [],
    ),
  );
}
