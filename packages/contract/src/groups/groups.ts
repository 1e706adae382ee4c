import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, whole } from '../shapes.ts';
import { assistantLabels, assistantRights } from './assistants.ts';
import { GROUP_AUTH, GROUP_LEVEL, groupFields, groupRow } from './group.ts';
import { groupOffer } from './lives.ts';

/** GRP-1. */
export const GROUP_PAGE_SIZES = [9, 15, 30, 60, 120] as const;
export const GROUP_PAGE_SIZE = 15;

export const getGroupList = op('getGroupList', 'GET /api/get-group-list', {
  access: 'anyone',
  does: 'Groups, the newest first; hidden ones to their members and super admins',
  input: z.object({
    ...paging(GROUP_PAGE_SIZE),
    keyword: blankable(line(100)),
    auth: blankable(whole(GROUP_AUTH.public, GROUP_AUTH.private)),
    onlyMine: blankable(flag).describe('those the viewer is a member of; nothing for a visitor'),
  }),
  data: pageOf(groupRow),
});

/** 0 none, 1 applying, 2 refused, 3 member, 4 admin, 5 root: the own row of the group's members. */
const userAuth = z.number().min(GROUP_LEVEL.none).max(GROUP_LEVEL.root);

const groupDetail = groupRow.extend({
  description: z.string(),
  code: z.string().describe('for those who manage the group; empty to everybody else'),
  userAuth: userAuth.describe('what the own row says; 0 without one'),
  level: z.number().describe('what counts: 3 member, 4 admin, 5 root (or owner or super admin), else 0'),
  rights: assistantRights.describe('what the viewer may do for those who run the group; all of it to its admins'),
  labels: assistantLabels.describe('of an assistant for some classes alone'),
  isOwner: z.boolean(),
  mayDisband: z.boolean(),
  hasContests: z.boolean().describe('told to whoever may disband it, which waits for them to be deleted'),
  offer: groupOffer.nullable().describe('to a new owner; told to both sides'),
});
export type GroupDetail = z.infer<typeof groupDetail>;

export const getGroupDetail = op('getGroupDetail', 'GET /api/get-group-detail', {
  access: 'user',
  does: 'The front of a group, and what the viewer is in it',
  input: z.object({ gid: id }),
  data: groupDetail,
});

export const getGroupAccess = op('getGroupAccess', 'GET /api/get-group-access', {
  access: 'user',
  does: 'Whether the inside of a group is open to the viewer',
  input: z.object({ gid: id }),
  data: z.object({ access: z.boolean() }),
});

export const getGroupAuth = op('getGroupAuth', 'GET /api/get-group-auth', {
  access: 'user',
  does: 'What the viewer is in a group: 0 nothing, 1 applying, 2 refused, 3 member, 4 admin, 5 root or owner',
  input: z.object({ gid: id }),
  data: userAuth,
});

export const addGroup = op('addGroup', 'POST /api/group', {
  access: 'user',
  does: 'Make a group and own it; needs solved problems, a few a day and in all',
  input: groupFields,
  data: z.object({ id: z.number() }),
});

export const getGroupCreateAccess = op('getGroupCreateAccess', 'GET /api/get-group-create-access', {
  access: 'user',
  does: 'Whether the viewer may make a group now; refused as making one would be, before its form is written',
  input: z.object({}),
  data: z.object({ access: z.literal(true) }),
});

export const updateGroup = op('updateGroup', 'PUT /api/group', {
  access: 'user',
  does: 'Change a group as its root',
  input: groupFields.extend({ gid: id }),
  data: empty,
});

export const deleteGroup = op('deleteGroup', 'DELETE /api/group', {
  access: 'user',
  does: 'Disband a group without contests as its owner: it can be brought back for 30 days; audited',
  input: z.object({ gid: id }),
  data: empty,
});

export const uploadGroupAvatar = op('uploadGroupAvatar', 'POST /api/file/upload-group-avatar', {
  access: 'user',
  does: 'Set the avatar of a group as its root (multipart field image; gif, jpg, jpeg, png, bmp, webp; at most 2 MB)',
  via: 'upload',
  input: z.object({ gid: id }),
  data: groupRow,
});
