import { randomInt } from 'node:crypto';
import {
  createContestTeam,
  getContestTeam,
  INVITE_CODE_LENGTH,
  joinContestTeam,
  leaveContestTeam,
  updateContestTeam,
} from '@assay/contract/contests/teams.ts';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { slipPassword } from '@assay/rules/contests/staff/slips.ts';
import { isTeamContest, leaveTeam, refuseTeamChange } from '@assay/rules/contests/teams.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type ContestView, openContest } from '../entry.ts';
import {
  addMember,
  deleteTeam,
  findTeamOf,
  insertTeam,
  isNameTaken,
  listMembers,
  lockTeam,
  lockTeamSize,
  removeMembers,
  updateTeam,
} from './teams.queries.ts';

/** Guesses at codes that a user has per minute. */
const GUESSES_PER_MINUTE = 10;

const newCode = () => slipPassword(INVITE_CODE_LENGTH, (below) => randomInt(below));

const refusalOf = ({ viewer, facts, row, status }: ContestView) =>
  refuseTeamChange(viewer, facts, { teamSize: row.team_size, status });

/** A contest in which this viewer may change a team now. */
export async function openToChange(call: Call, cid: number) {
  const view = await openContest(call, cid, call.viewer);
  const refusal = refusalOf(view);
  if (refusal) throw refusal;
  return viewerOf(call).uid;
}

/** The own team, held until the transaction ends, with its members. */
export async function lockOwnTeam(tx: Queryable, cid: number, uid: number) {
  const own = await findTeamOf(tx, cid, uid);
  const team = own && (await lockTeam(tx, cid, own));
  if (!team) return fail('contest.notInTeam');
  return { ...team, members: (await listMembers(tx, [team.id])).map((member) => member.uid) };
}

/** Says in words when another team has the name. */
export async function named<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isNameTaken(error)) return fail('contest.teamNameTaken', { name });
    throw error;
  }
}

export const ownTeamCalls: Implementation[] = [
  implement(getContestTeam, async (call, { cid }) => {
    const view = await openContest(call, cid, call.viewer);
    const { uid } = viewerOf(call);
    const { team_size } = view.row;
    const own = isTeamContest(team_size) ? await findTeamOf(call.db, cid, uid) : undefined;
    const members = own ? await listMembers(call.db, [own.id]) : [];
    return {
      teamSize: team_size,
      mayChange: refusalOf(view) === null,
      team: own
        ? {
            id: own.id,
            name: own.name,
            school: own.school,
            photo: own.photo,
            inviteCode: own.invite_code,
            isCaptain: own.captain_uid === uid,
            members: members.map(({ team_id: _, ...member }) => ({
              ...member,
              isCaptain: member.uid === own.captain_uid,
            })),
          }
        : null,
    };
  }),

  implement(createContestTeam, async (call, { cid, name, school }) => {
    const uid = await openToChange(call, cid);
    const id = await named(name, () =>
      call.db.transaction().execute(async (tx) => {
        const team = await insertTeam(tx, { cid, name, school, captain_uid: uid, invite_code: newCode() });
        if (!(await addMember(tx, cid, uid, team))) fail('contest.inTeam');
        return team;
      }),
    );
    return { id };
  }),

  implement(joinContestTeam, async (call, { cid, code }) => {
    const uid = await openToChange(call, cid);
    call.limiter.take('team-code', String(uid), GUESSES_PER_MINUTE, 60);
    return call.db.transaction().execute(async (tx) => {
      const teamSize = await lockTeamSize(tx, cid);
      const team = code === '' ? undefined : await lockTeam(tx, cid, { code });
      if (!team) return fail('contest.teamCodeWrong');
      const members = await listMembers(tx, [team.id]);
      if (members.length >= teamSize) fail('contest.teamFull', { max: teamSize });
      if (!(await addMember(tx, cid, uid, team.id))) fail('contest.inTeam');
      return { id: team.id };
    });
  }),

  implement(updateContestTeam, async (call, { cid, name, school, newCode: isNew }) => {
    const uid = await openToChange(call, cid);
    await named(name, () =>
      call.db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, cid, uid);
        if (team.captain_uid !== uid) fail('contest.notCaptain');
        await updateTeam(tx, team.id, { name, school, ...(isNew && { invite_code: newCode() }) });
      }),
    );
    return null;
  }),

  implement(leaveContestTeam, async (call, { cid, uid }) => {
    const by = await openToChange(call, cid);
    await call.db.transaction().execute(async (tx) => {
      const team = await lockOwnTeam(tx, cid, by);
      const left = leaveTeam({ captainUid: team.captain_uid, members: team.members }, uid, by);
      if (left instanceof Failure) throw left;
      await removeMembers(tx, team.id, [uid]);
      if (left.isGone) await deleteTeam(tx, team.id);
      else await updateTeam(tx, team.id, { captain_uid: left.captainUid });
    });
    return null;
  }),
];
