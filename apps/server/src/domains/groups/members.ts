import { fail } from '@assay/contract/errors.ts';
import { GROUP_AUTH, GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import {
  exitGroup,
  getGroupApplications,
  getGroupMembers,
  joinGroup,
  removeGroupMember,
  updateGroupMember,
} from '@assay/contract/groups/members.ts';
import { rightsOf } from '@assay/rules/groups/assistants.ts';
import {
  levelAfterJoining,
  refuseExit,
  refuseJoin,
  refuseLevelChange,
  refuseRemoval,
} from '@assay/rules/groups/membership.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { judgeSecret, takeGuess } from '../../platform/judge-secret.ts';
import { type Given, listAssistants } from './assistants/assistants.queries.ts';
import { enterGroup, groupFacts, manageGroup, openGroup } from './entry.ts';
import { deleteOfferTo } from './lives/offers.queries.ts';
import {
  deleteMember,
  holdGroup,
  insertMember,
  listMembers,
  lockLevels,
  type MemberFilter,
  noteRemoval,
  updateLevel,
} from './members.queries.ts';
import { noteGroup, tellMember } from './note.ts';

const INSIDE = [GROUP_LEVEL.member, GROUP_LEVEL.admin, GROUP_LEVEL.root];
const OUTSIDE = [GROUP_LEVEL.applying, GROUP_LEVEL.refused];

/** @param tellsRights whether it is told who is an assistant, and in which class */
async function membersPage(
  call: Call,
  { ownerUid, tellsRights }: { ownerUid: number | null; tellsRights: boolean },
  filter: MemberFilter,
  page: { currentPage: number; limit: number },
) {
  const [{ rows, total }, assistants] = await Promise.all([
    listMembers(call.db, filter, page),
    tellsRights ? listAssistants(call.db, filter.gid) : new Map<number, Given>(),
  ]);
  const records = rows.map(({ gmt_create, gmt_modified, label, ...row }) => {
    const { rights, labels } = assistants.get(row.uid) ?? { rights: [], labels: null };
    return {
      ...row,
      gid: filter.gid,
      isOwner: row.uid === ownerUid,
      rights: [...rightsOf(row.auth === GROUP_LEVEL.member ? row.auth : GROUP_LEVEL.none, rights)],
      labels,
      label: tellsRights ? label : '',
      gmtCreate: gmt_create.toISOString(),
      gmtModified: gmt_modified.toISOString(),
    };
  });
  return pageAnswer(records, total, page);
}

/**
 * The group and the levels of the viewer and another, held until the transaction ends: what is decided by them stays
 * true until it is stored.
 */
async function holdBoth(call: Call, tx: Queryable, gid: number, uid: number) {
  const who = viewerOf(call);
  const row = (await holdGroup(tx, gid)) ?? fail('group.unknown');
  const levels = await lockLevels(tx, gid, [who.uid, uid]);
  const levelOf = (of: number): GroupLevel => levels.get(of)?.auth ?? GROUP_LEVEL.none;
  return {
    name: row.name,
    facts: groupFacts(row),
    viewer: { uid: who.uid, role: who.role, auth: levelOf(who.uid) },
    target: { uid, auth: levelOf(uid) },
  };
}

export const groupMemberCalls: Implementation[] = [
  implement(getGroupMembers, async (call, { gid, keyword, auth, ...page }) => {
    const { row, level } = await enterGroup(call, gid, call.viewer);
    const about = { ownerUid: row.owner_uid, tellsRights: level >= GROUP_LEVEL.admin };
    const levels = auth === undefined ? INSIDE : INSIDE.filter((level) => level === auth);
    const answer = await membersPage(call, about, { gid, keyword, levels, order: 'desc' }, page);
    return { ...answer, records: answer.records.map(({ reason: _, ...member }) => member) };
  }),

  implement(getGroupApplications, async (call, { gid, keyword, auth, ...page }) => {
    const { row } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const levels = auth === undefined ? OUTSIDE : OUTSIDE.filter((level) => level === auth);
    return membersPage(
      call,
      { ownerUid: row.owner_uid, tellsRights: false },
      { gid, keyword, levels, order: 'asc' },
      page,
    );
  }),

  implement(joinGroup, async (call, { gid, code, reason = '' }) => {
    const { uid } = viewerOf(call);
    await openGroup(call, gid, call.viewer);
    takeGuess(call, { name: 'group-code', id: gid, uid }, code);
    return call.db.transaction().execute(async (tx) => {
      const row = (await holdGroup(tx, gid)) ?? fail('group.unknown');
      const facts = groupFacts(row);
      const now = call.clock.now();
      const auth = levelAfterJoining(facts);
      const given = facts.auth === GROUP_AUTH.private ? judgeSecret(code, row.code) : 'none';
      const decide = async () => {
        const level = (await lockLevels(tx, gid, [uid])).get(uid)?.auth ?? GROUP_LEVEL.none;
        const refusal = refuseJoin({ ...viewerOf(call), auth: level }, facts, { code: given, reason });
        if (refusal) throw refusal;
      };
      await decide();
      const kept = facts.auth === GROUP_AUTH.public ? '' : reason.trim();
      const values = { gid, uid, auth, reason: kept, gmt_create: now, gmt_modified: now };
      // another request of the same user was faster
      if (!(await insertMember(tx, values))) await decide();
      await tellMember(call, tx, { gid, name: row.name, uid, before: GROUP_LEVEL.none, after: auth });
      return { auth };
    });
  }),

  implement(updateGroupMember, async (call, { gid, uid, auth }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const level = auth as GroupLevel;
    await call.db.transaction().execute(async (tx) => {
      const { name, facts, viewer, target } = await holdBoth(call, tx, gid, uid);
      if (target.auth === GROUP_LEVEL.none) fail('group.memberUnknown');
      const refusal = refuseLevelChange(viewer, facts, target, level);
      if (refusal) fail(refusal);
      await updateLevel(tx, { gid, uid }, level, call.clock.now());
      if (level >= GROUP_LEVEL.member) await noteRemoval(tx, gid, uid, false);
      await noteGroup(call, tx, updateGroupMember.name, gid, target, { uid, auth });
      await tellMember(call, tx, { gid, name, uid, before: target.auth, after: level });
    });
    return null;
  }),

  implement(removeGroupMember, async (call, { gid, uid }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    await call.db.transaction().execute(async (tx) => {
      const { name, facts, viewer, target } = await holdBoth(call, tx, gid, uid);
      if (target.auth === GROUP_LEVEL.none) fail('group.memberUnknown');
      const refusal = refuseRemoval(viewer, facts, target);
      if (refusal) fail(refusal);
      await deleteMember(tx, gid, uid);
      await deleteOfferTo(tx, gid, uid);
      await noteRemoval(tx, gid, uid, true);
      await noteGroup(call, tx, removeGroupMember.name, gid, target, null);
      await tellMember(call, tx, { gid, name, uid, before: target.auth, after: GROUP_LEVEL.none });
    });
    return null;
  }),

  implement(exitGroup, async (call, { gid }) => {
    const { uid } = viewerOf(call);
    await enterGroup(call, gid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      const { name, facts, viewer, target } = await holdBoth(call, tx, gid, uid);
      const refusal = refuseExit(viewer, facts);
      if (refusal) fail(refusal);
      await deleteMember(tx, gid, uid);
      await deleteOfferTo(tx, gid, uid);
      await tellMember(call, tx, { gid, name, uid, before: target.auth, after: GROUP_LEVEL.none });
    });
    return null;
  }),
];
