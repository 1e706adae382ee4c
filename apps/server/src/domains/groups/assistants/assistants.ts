import { fail } from '@assay/contract/errors.ts';
import { type AssistantRight, labelGroupMember, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { rightsOf } from '@assay/rules/groups/assistants.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, type Viewer, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { enterGroup, type GroupView, levelsInGroups, manageGroup } from '../entry.ts';
import { holdGroup, lockLevels, updateLabel } from '../members.queries.ts';
import { noteGroup } from '../note.ts';
import { type Given, listGiven, replaceAssistant } from './assistants.queries.ts';

/** What somebody may do for those who run a group, and for which classes of it; null: for all. */
export interface Assists {
  rights: ReadonlySet<AssistantRight>;
  labels: readonly string[] | null;
}

const assistsOf = (level: number, given: Given | undefined): Assists => ({
  rights: rightsOf(level, given?.rights ?? []),
  labels: level < GROUP_LEVEL.admin ? (given?.labels ?? null) : null,
});

/** What the viewer of a group may do for those who run it (GRP-21). */
export async function assistsIn(db: Queryable, { row, viewer, level }: GroupView): Promise<Assists> {
  const isMember = viewer !== null && level === GROUP_LEVEL.member;
  return assistsOf(level, isMember ? (await listGiven(db, viewer.uid, [row.id])).get(row.id) : undefined);
}

/** What somebody may do in each of some groups; unknown groups are absent. */
export async function assistsInGroups(
  services: Pick<Services, 'db'>,
  who: Pick<Viewer, 'uid' | 'role'>,
  gids: readonly number[],
): Promise<ReadonlyMap<number, Assists>> {
  const [levels, given] = await Promise.all([
    levelsInGroups(services, who, gids),
    listGiven(services.db, who.uid, gids),
  ]);
  return new Map([...levels].map(([gid, level]) => [gid, assistsOf(level, given.get(gid))]));
}

/**
 * A group for one of its admins, or for an assistant with a right, and all that the viewer may do there.
 * @throws Failure of `enterGroup`, `access.denied`
 */
export async function assistGroup(call: Call, gid: number, right: AssistantRight) {
  const view = await enterGroup(call, gid, call.viewer);
  const assists = await assistsIn(call.db, view);
  return assists.rights.has(right) ? { view, ...assists } : fail('access.denied');
}

export const groupAssistantCalls: Implementation[] = [
  implement(setGroupAssistant, async (call, { gid, uid, rights, labels }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.root);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      const level = (await lockLevels(tx, gid, [uid])).get(uid)?.auth;
      // admins may do all of it
      if (level !== GROUP_LEVEL.member) fail('group.memberUnknown');
      const wanted = {
        rights: [...new Set(rights)],
        labels: labels && labels.length > 0 ? [...new Set(labels)] : null,
      };
      const now = call.clock.now();
      const before = await replaceAssistant(tx, { gid, uid, ...wanted, by: viewerOf(call).uid, now });
      await noteGroup(call, tx, setGroupAssistant.name, gid, { uid, ...before }, { uid, ...wanted });
    });
    return null;
  }),

  implement(labelGroupMember, async (call, { gid, uid, label }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      const before = (await lockLevels(tx, gid, [uid])).get(uid);
      if (!before || before.auth < GROUP_LEVEL.member) return fail('group.memberUnknown');
      await updateLabel(tx, { gid, uid }, label);
      await noteGroup(call, tx, labelGroupMember.name, gid, { uid, label: before.label }, { uid, label });
    });
    return null;
  }),
];
