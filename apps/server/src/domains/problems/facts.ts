import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { ProblemOwner, ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { mayEditAllProblems, type ProblemFacts } from '@assay/rules/problems/access.ts';
import { reviewKindOf } from '@assay/rules/reviews/review.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { findGroupView, levelsInGroups } from '../groups/entry.ts';
import { isApplying } from '../reviews/reviews.queries.ts';
import type { ProblemRow } from './find.queries.ts';
import { findPart, findParts } from './people.queries.ts';

/** The columns of a problem that decide about rights to it. */
export type DecidingColumns = Pick<ProblemRow, 'auth' | 'author_uid' | 'owner_kind' | 'owner_id'>;
type IdentifiedColumns = DecidingColumns & Pick<ProblemRow, 'id'>;

export const ownerOf = ({ owner_kind, owner_id }: Pick<ProblemRow, 'owner_kind' | 'owner_id'>): ProblemOwner => ({
  kind: owner_kind as ProblemOwnerKind,
  id: owner_id,
});

/**
 * What decides about rights to a problem, without what the viewer is in its group: nobody but super administrators has any right to
 * a group's problem by these alone.
 */
export const factsOf = (row: DecidingColumns): ProblemFacts => ({
  auth: row.auth,
  authorUid: row.author_uid,
  owner: ownerOf(row),
});

/** The same for one viewer, with what he is in the group that the problem belongs to, and what he was named for it. */
export async function factsFor(
  db: Queryable,
  viewer: Pick<Viewer, 'uid' | 'role'> | null,
  row: IdentifiedColumns,
): Promise<ProblemFacts> {
  if (!viewer) return factsOf(row);
  const facts = { ...factsOf(row), part: await findPart(db, viewer.uid, row.id) };
  const kind = reviewKindOf(facts.owner.kind);
  if (!kind) return facts;
  const view = facts.owner.kind === 'group' ? await findGroupView({ db }, facts.owner.id, viewer) : null;
  // only reviewers need to know
  const isWaiting = mayEditAllProblems(viewer) && (await isApplying(db, { kind, id: row.id }));
  return { ...facts, groupLevel: view?.level ?? GROUP_LEVEL.none, isApplying: isWaiting };
}

/** Rows of problems, or of what a venue has of them. */
type NumberedColumns = DecidingColumns & ({ id: number; pid?: never } | { pid: number });
const numberOf = (row: NumberedColumns): number => row.pid ?? row.id;

/** Of many problems what decides whether one viewer may change them; what waits for reviewers is not asked for. */
export async function editFactsFor<Row extends NumberedColumns>(
  db: Queryable,
  viewer: Pick<Viewer, 'uid' | 'role'>,
  rows: readonly Row[],
): Promise<{ row: Row; facts: ProblemFacts }[]> {
  const gids = rows.flatMap((row) => (row.owner_kind === 'group' ? [row.owner_id] : []));
  const levels = await levelsInGroups({ db }, viewer, [...new Set(gids)]);
  const parts = await findParts(db, viewer.uid, rows.map(numberOf));
  return rows.map((row) => {
    const facts = { ...factsOf(row), part: parts.get(numberOf(row)) ?? null };
    if (facts.owner.kind !== 'group') return { row, facts };
    return { row, facts: { ...facts, groupLevel: levels.get(facts.owner.id) ?? GROUP_LEVEL.none } };
  });
}
