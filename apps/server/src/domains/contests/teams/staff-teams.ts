import { deleteContestTeam, getContestTeams, saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { fail } from '@assay/contract/errors.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { editContest } from '../entry.ts';
import { noteContest } from '../note.ts';
import { admitUsers, findContestants } from '../staff/participants.queries.ts';
import { contestantsByName } from '../staff/participants.ts';
import { named } from './own-team.ts';
import {
  addMember,
  deleteTeam,
  insertTeam,
  listManagedTeams,
  listMembers,
  lockTeam,
  lockTeamSize,
  removeMembers,
  updateTeam,
} from './teams.queries.ts';

export const staffTeamCalls: Implementation[] = [
  implement(getContestTeams, async (call, { cid, ...wanted }) => {
    await editContest(call, cid);
    const { rows, total } = await listManagedTeams(call.db, cid, wanted);
    const members = await listMembers(
      call.db,
      rows.map(({ id }) => id),
    );
    const records = rows.map(({ id, name, school, photo, invite_code, captain }) => ({
      id,
      name,
      school,
      photo,
      captain,
      inviteCode: invite_code,
      members: members.filter(({ team_id }) => team_id === id).map(({ uid, username }) => ({ uid, username })),
    }));
    return pageAnswer(records, total, wanted);
  }),

  implement(saveContestTeam, async (call, { cid, id, name, school, usernames }) => {
    const view = await editContest(call, cid);
    const users = await contestantsByName(call, view, usernames);
    const uids = users.map(({ uid }) => uid);
    const saved = await named(name, () =>
      call.db.transaction().execute(async (tx) => {
        const teamSize = await lockTeamSize(tx, cid);
        if (!isTeamContest(teamSize)) fail('contest.noTeams');
        if (users.length > teamSize) fail('contest.teamFull', { max: teamSize });
        const before = id === undefined ? null : ((await lockTeam(tx, cid, { id })) ?? null);
        if (id !== undefined && !before) return fail('contest.teamUnknown');
        const teamId = before?.id ?? (await insertTeam(tx, { cid, name, school }));
        const members = (await listMembers(tx, [teamId])).map(({ uid }) => uid);
        await removeMembers(
          tx,
          teamId,
          members.filter((uid) => !uids.includes(uid)),
        );
        await admitUsers(tx, cid, users);
        const elsewhere = (await findContestants(tx, cid, uids)).filter(
          ({ team_id }) => team_id !== null && team_id !== teamId,
        );
        if (elsewhere.length > 0) {
          const names = users.filter(({ uid }) => elsewhere.some((one) => one.uid === uid));
          fail('contest.membersElsewhere', { names: names.map(({ username }) => username).join(', ') });
        }
        for (const uid of uids) if (!members.includes(uid)) await addMember(tx, cid, uid, teamId);
        const captain = before?.captain_uid ?? null;
        const heir = captain === null || uids.includes(captain) ? captain : (uids[0] ?? null);
        await updateTeam(tx, teamId, { name, school, captain_uid: heir });
        const was = before && { id: teamId, name: before.name, school: before.school, uids: members };
        await noteContest(call, tx, saveContestTeam.name, cid, was, { id: teamId, name, school, uids });
        return teamId;
      }),
    );
    return { id: saved };
  }),

  implement(deleteContestTeam, async (call, { cid, id }) => {
    await editContest(call, cid);
    await call.db.transaction().execute(async (tx) => {
      const team = await lockTeam(tx, cid, { id });
      if (!team) return fail('contest.teamUnknown');
      const uids = (await listMembers(tx, [id])).map(({ uid }) => uid);
      await deleteTeam(tx, id);
      await noteContest(
        call,
        tx,
        deleteContestTeam.name,
        cid,
        { id, name: team.name, school: team.school, uids },
        null,
      );
    });
    return null;
  }),
];
