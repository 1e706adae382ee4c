import { fail } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE, type ProblemOwner } from '@assay/contract/problems/owner.ts';
import { isLimited, type OwnLimits } from '@assay/rules/authoring/own-limits.ts';
import type { Asker } from '@assay/rules/problems/access.ts';
import { groupPrefix, idInGroup, personPrefix } from '@assay/rules/problems/group-id.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findGroup } from '../../groups/groups.queries.ts';
import { lockGroup } from '../../groups/save.queries.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import type { Belonging } from '../editor/save.ts';
import { countOwned, holdPerson } from './own.queries.ts';

/** What a problem of an owner is held to when this person saves it; null for no limits (EDIT-11). */
export async function limitsFor(
  { settings }: Pick<Services, 'settings'>,
  asker: Asker,
  owner: ProblemOwner,
): Promise<OwnLimits | null> {
  if (!isLimited(asker, owner)) return null;
  const { ownProblemTimeMs, ownProblemMemoryMb, ownProblemCases, ownProblemDataMb } = await settings.read();
  return {
    timeMs: ownProblemTimeMs,
    memoryMb: ownProblemMemoryMb,
    cases: ownProblemCases,
    dataMb: ownProblemDataMb,
  };
}

/** A new problem of a group: what it belongs to, what it is held to, and the display id that it gets there. */
export async function belongToGroup(
  services: Pick<Services, 'settings'>,
  asker: Asker,
  { id: gid, short_name: shortName }: { id: number; short_name: string },
): Promise<Belonging & { idFor: (chosen: string) => string }> {
  const owner: ProblemOwner = { kind: 'group', id: gid };
  const prefix = groupPrefix({ gid, shortName });
  return { owner, limits: await limitsFor(services, asker, owner), idFor: (chosen) => idInGroup(prefix, chosen) };
}

/** A new problem of a person: its display id begins with the number of the user. */
export async function belongToPerson(services: Pick<Services, 'settings'>, asker: NonNullable<Asker>) {
  const owner: ProblemOwner = { kind: 'person', id: asker.uid };
  const prefix = personPrefix(asker.uid);
  const idFor = (chosen: string) => idInGroup(prefix, chosen);
  return { owner, limits: await limitsFor(services, asker, owner), idFor };
}

/** A new problem of a group or, with null, of the site, which keeps the display id that was chosen. */
export async function belongWhere(services: Pick<Services, 'db' | 'settings'>, asker: Asker, gid: number | null) {
  if (gid === null) return { owner: OWNED_BY_SITE, limits: null, idFor: (chosen: string) => chosen };
  return belongToGroup(services, asker, (await findGroup(services.db, gid)) ?? fail('group.unknown'));
}

/** The display id of a problem that is saved over: of a group's or a person's with the prefix. */
export async function ownId(
  db: Queryable,
  { owner_kind, owner_id, problem_id }: Pick<ProblemRow, 'owner_kind' | 'owner_id' | 'problem_id'>,
  chosen: string,
): Promise<string> {
  if (owner_kind === 'site') return chosen;
  if (owner_kind === 'person') return idInGroup(personPrefix(owner_id), chosen, problem_id);
  const group = (await findGroup(db, owner_id)) ?? fail('problem.unknown');
  return idInGroup(groupPrefix({ gid: group.id, shortName: group.short_name }), chosen, problem_id);
}

/**
 * Holds the group or person of a problem that is about to be stored, who may be gone or have enough meanwhile.
 * @throws Failure `group.unknown`, `account.unknown`, `problem.tooManyInGroup`, `problem.tooManyOwn`
 */
export async function takePlace(
  { settings }: Pick<Services, 'settings'>,
  tx: Queryable,
  { owner, limits }: Belonging,
): Promise<void> {
  if (owner.kind === 'site') return;
  const isOfGroup = owner.kind === 'group';
  if (!(await (isOfGroup ? lockGroup(tx, owner.id) : holdPerson(tx, owner.id)))) {
    fail(isOfGroup ? 'group.unknown' : 'account.unknown');
  }
  if (limits === null) return;
  const { problemsPerGroup, problemsPerUser } = await settings.read();
  const max = isOfGroup ? problemsPerGroup : problemsPerUser;
  if ((await countOwned(tx, owner)) >= max) fail(isOfGroup ? 'problem.tooManyInGroup' : 'problem.tooManyOwn', { max });
}
