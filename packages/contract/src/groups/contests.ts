import * as z from 'zod';
import { adminContestRow, contestSave } from '../contests/admin.ts';
import { getContestList, listedContest } from '../contests/list.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, text } from '../shapes.ts';

export const getGroupContestList = op('getGroupContestList', 'GET /api/group/get-contest-list', {
  access: 'user',
  does: 'Contests of a group for its members: running ones, then those to come, then ended ones',
  input: getContestList.input.extend({ gid: id }),
  data: pageOf(listedContest),
});

export const getGroupAdminContestList = op('getGroupAdminContestList', 'GET /api/group/get-admin-contest-list', {
  access: 'user',
  does: 'All contests of a group for its admins, hidden ones too, newest first',
  input: z.object({ ...paging(10), gid: id, keyword: blankable(text(100)) }),
  data: pageOf(adminContestRow),
});

export const addGroupContest = op('addGroupContest', 'POST /api/group/contest', {
  access: 'user',
  does: 'Create a contest of a group as one of its admins',
  input: contestSave.extend({ gid: id }),
  data: z.object({ id: z.number() }),
});

export const uploadGroupContestLogo = op('uploadGroupContestLogo', 'POST /api/file/upload-group-contest-logo', {
  access: 'user',
  does: 'Store a picture for the logo of a contest of a group, as one of its admins',
  via: 'upload',
  input: z.object({ gid: id }),
  data: z.object({ url: z.string() }),
});
