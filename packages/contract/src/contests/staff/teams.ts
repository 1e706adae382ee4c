import * as z from 'zod';
import { op } from '../../op.ts';
import { pageOf, paging } from '../../page.ts';
import { blankable, empty, id, line } from '../../shapes.ts';
import { teamName, teamSchool } from '../teams.ts';

const managedTeam = z.object({
  id: z.number(),
  name: z.string(),
  school: z.string(),
  photo: z.string().nullable(),
  captain: z.string().nullable(),
  inviteCode: z.string(),
  members: z.array(z.object({ uid: z.number(), username: z.string() })),
});
export type ManagedTeam = z.infer<typeof managedTeam>;

export const getContestTeams = op('getContestTeams', 'GET /api/admin/contest/teams', {
  access: 'user',
  does: 'The teams of a contest with their members, for those who manage it',
  input: z.object({ ...paging(30), cid: id, keyword: blankable(line(100)) }),
  data: pageOf(managedTeam),
});

export const saveContestTeam = op('saveContestTeam', 'POST /api/admin/contest/team', {
  access: 'user',
  does: 'Make a team or change it, at any time; who is no longer a member stays in the contest alone; audited',
  input: z.object({
    cid: id,
    id: id.optional().describe('absent: a new one'),
    name: teamName,
    school: teamSchool,
    usernames: z.array(line(100).min(1)).max(10),
  }),
  data: z.object({ id: z.number() }),
});

export const deleteContestTeam = op('deleteContestTeam', 'DELETE /api/admin/contest/team', {
  access: 'user',
  does: 'Dissolve a team; its members stay in the contest, each alone; audited',
  input: z.object({ cid: id, id }),
  data: empty,
});
