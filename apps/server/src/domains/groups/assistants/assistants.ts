import { fail } from '@assay/contract/errors.ts';
import { type AssistantRight, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { rightsOf } from '@assay/rules/groups/assistants.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, type Viewer, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { enterGroup, type GroupView, levelsInGroups, manageGroup } from '../entry.ts';
import { holdGroup, lockLevels } from '../members.queries.ts';
import { noteGroup } from '../note.ts';
import { listGiven, replaceAssistant } from './assistants.queries.ts';

/** What the viewer of a group may do for those who run it (GRP-21). */
export async function rightsIn(db: Queryable, { row, viewer, level }: GroupView): Promise<ReadonlySet<AssistantRight>> {
  const isAssistant = viewer !== null && level === GROUP_LEVEL.member;
  const given = isAssistant ? (await listGiven(db, viewer.uid, [row.id])).get(row.id) : undefined;
  return rightsOf(level, given ?? []);
}

/** What somebody may do in each of some groups; unknown groups are absent. */
export async function rightsInGroups(
  services: Pick<Services, 'db'>,
  who: Pick<Viewer, 'uid' | 'role'>,
  gids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<AssistantRight>>> {
  const [levels, given] = await Promise.all([
    levelsInGroups(services, who, gids),
    listGiven(services.db, who.uid, gids),
  ]);
  return new Map([...levels].map(([gid, level]) => [gid, rightsOf(level, given.get(gid) ?? [])]));
}

/**
 * A group for one of its admins, or for an assistant with a right, and all that the viewer may do there.
 * @throws Failure of `enterGroup`, `access.denied`
 */
export async function assistGroup(call: Call, gid: number, right: AssistantRight) {
  const view = await enterGroup(call, gid, call.viewer);
  const rights = await rightsIn(call.db, view);
  return rights.has(right) ? { view, rights } : fail('access.denied');
}

export const groupAssistantCalls: Implementation[] = [
  implement(setGroupAssistant, async (call, { gid, uid, rights }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.root);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      const level = (await lockLevels(tx, gid, [uid])).get(uid)?.auth;
      // admins may do all of it
      if (level !== GROUP_LEVEL.member) fail('group.memberUnknown');
      const wanted = [...new Set(rights)];
      const now = call.clock.now();
      const before = await replaceAssistant(tx, { gid, uid, rights: wanted, by: viewerOf(call).uid, now });
      await noteGroup(call, tx, setGroupAssistant.name, gid, { uid, rights: before }, { uid, rights: wanted });
    });
    return null;
  }),
];
