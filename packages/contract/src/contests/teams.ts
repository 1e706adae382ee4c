import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, line } from '../shapes.ts';

/** Most characters of a team's name and school. */
export const TEAM_NAME_MAX = 100;
export const INVITE_CODE_LENGTH = 10;

export const teamName = line(TEAM_NAME_MAX).min(1);
export const teamSchool = line(TEAM_NAME_MAX);

const member = z.object({ uid: z.number(), username: z.string(), nickname: z.string(), isCaptain: z.boolean() });

export const getContestTeam = op('getContestTeam', 'GET /api/contest-team', {
  access: 'user',
  does: 'The own team in a team contest, with the code that invites others',
  input: z.object({ cid: id }),
  data: z.object({
    teamSize: z.number().describe('most members'),
    mayChange: z.boolean().describe('teams are made and changed until the contest starts'),
    team: z
      .object({
        id: z.number(),
        name: z.string(),
        school: z.string(),
        photo: z.string().nullable(),
        inviteCode: z.string().describe('empty: nobody joins by a code'),
        isCaptain: z.boolean(),
        members: z.array(member),
      })
      .nullable(),
  }),
});
export type ContestTeam = NonNullable<z.infer<typeof getContestTeam.data>['team']>;

export const createContestTeam = op('createContestTeam', 'POST /api/contest-team', {
  access: 'user',
  does: 'Make a team in a contest that has not started, as its captain; registers too',
  input: z.object({ cid: id, name: teamName, school: teamSchool }),
  data: z.object({ id: z.number() }),
});

export const joinContestTeam = op('joinContestTeam', 'POST /api/contest-team/join', {
  access: 'user',
  does: 'Join the team that a code invites to, while it has room and the contest has not started; registers too',
  input: z.object({ cid: id, code: line(40) }),
  data: z.object({ id: z.number() }),
});

export const updateContestTeam = op('updateContestTeam', 'PUT /api/contest-team', {
  access: 'user',
  does: 'Rename the own team as its captain, or make the code that invites anew',
  input: z.object({ cid: id, name: teamName, school: teamSchool, newCode: z.boolean() }),
  data: empty,
});

export const leaveContestTeam = op('leaveContestTeam', 'DELETE /api/contest-team/member', {
  access: 'user',
  does: 'Leave the own team, or take a member out as its captain; the team goes with its last member',
  input: z.object({ cid: id, uid: id }),
  data: empty,
});
