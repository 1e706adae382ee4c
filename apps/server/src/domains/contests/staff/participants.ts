import {
  addContestParticipants,
  getContestParticipants,
  removeContestParticipant,
  updateContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { fail } from '@assay/contract/errors.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { listMemberLevels } from '../../groups/groups.queries.ts';
import { type ContestView, editContest } from '../entry.ts';
import { findGroupRoots } from '../groups/group-part.ts';
import { noteContest } from '../note.ts';
import {
  admitUsers,
  deleteParticipant,
  findUsersByName,
  hasSubmitted,
  isStaff,
  listParticipants,
  lockParticipant,
  updateParticipant,
} from './participants.queries.ts';

/** Names in a refusal; more of them are not read anyway. */
const NAMES_SHOWN = 20;
const listed = (names: readonly string[]) =>
  names.slice(0, NAMES_SHOWN).join(', ') + (names.length > NAMES_SHOWN ? ' …' : '');

const namesOf = (users: readonly { username: string }[]) => users.map(({ username }) => username);

/**
 * Users by their names who may take part in a contest.
 * @throws Failure naming those who do not exist, who manage the contest, or who are not in its group
 */
export async function contestantsByName(call: Call, { row, group }: ContestView, usernames: readonly string[]) {
  if (usernames.length === 0) return [];
  const users = await findUsersByName(call.db, usernames);
  const known = new Set(users.map(({ username_key }) => username_key));
  const unknown = usernames.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0) fail('contest.usersUnknown', { names: listed(unknown) });
  const roots = await findGroupRoots(call.db, row.gid);
  const staff = users.filter((user) => isStaff(user, row.author_uid) || roots.has(user.uid));
  if (staff.length > 0) fail('contest.staffDoNotTakePart', { names: listed(namesOf(staff)) });
  if (group) {
    const levels = await listMemberLevels(call.db, group.id);
    const outside = users.filter(({ uid }) => !levels.has(uid));
    if (outside.length > 0) fail('contest.notInGroup', { names: listed(namesOf(outside)) });
  }
  return users;
}

export const participantCalls: Implementation[] = [
  implement(getContestParticipants, async (call, { cid, ...wanted }) => {
    const { row } = await editContest(call, cid);
    const stars = new Set(row.star_accounts.map((name) => name.toLowerCase()));
    const { rows, total } = await listParticipants(call.db, cid, wanted);
    const records = rows.map((one) => ({
      uid: one.uid,
      username: one.username,
      nickname: one.nickname,
      realname: one.realname,
      school: one.school,
      rankName: one.rank_name,
      admitted: one.admitted,
      byAdmin: one.by_admin,
      disqualified: one.disqualified,
      star: one.star,
      listedStar: stars.has(one.username.toLowerCase()),
      team: one.team,
      photo: one.photo,
      submissions: one.submissions ?? 0,
      gmtCreate: one.gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, wanted);
  }),

  implement(addContestParticipants, async (call, { cid, usernames }) => {
    const users = await contestantsByName(call, await editContest(call, cid), usernames);
    return call.db.transaction().execute(async (tx) => {
      const added = await admitUsers(tx, cid, users);
      await noteContest(call, tx, addContestParticipants.name, cid, null, { uids: users.map(({ uid }) => uid) });
      return { added };
    });
  }),

  implement(updateContestParticipant, async (call, { cid, uid, disqualified, star, rankName }) => {
    await editContest(call, cid);
    await call.db.transaction().execute(async (tx) => {
      const before = await lockParticipant(tx, cid, uid);
      if (!before) return fail('contest.participantUnknown');
      const values = { disqualified, star, rank_name: rankName || null };
      await updateParticipant(tx, { cid, uid }, values);
      await noteContest(call, tx, updateContestParticipant.name, cid, { uid, ...before }, { uid, ...values });
    });
    return null;
  }),

  implement(removeContestParticipant, async (call, { cid, uid }) => {
    await editContest(call, cid);
    await call.db.transaction().execute(async (tx) => {
      const before = await lockParticipant(tx, cid, uid);
      if (!before) return fail('contest.participantUnknown');
      if (await hasSubmitted(tx, cid, uid)) fail('contest.participantSubmitted');
      await deleteParticipant(tx, cid, uid);
      await noteContest(call, tx, removeContestParticipant.name, cid, { uid, ...before }, null);
    });
    return null;
  }),
];
