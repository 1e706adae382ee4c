import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, text, whole } from '../shapes.ts';
import { assistantLabels, assistantRights } from './assistants.ts';
import { GROUP_BOUNDS, GROUP_CODE_LENGTH, GROUP_LEVEL } from './group.ts';

/** GRP-1: "group lists default 10". */
export const MEMBER_PAGE_SIZE = 10;

const groupMember = z.object({
  uid: z.number(),
  gid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  auth: z.number().describe('1 applying, 2 refused, 3 member, 4 admin, 5 root'),
  isOwner: z.boolean(),
  rights: assistantRights.describe('of an assistant; told to those who run the group'),
  labels: assistantLabels.describe('of an assistant, told to them, too; null: all classes'),
  label: z.string().describe('the class that the member is in; told to those who run the group'),
  gmtCreate: moment,
  gmtModified: moment,
});
export type GroupMember = z.infer<typeof groupMember>;

export const getGroupMembers = op('getGroupMembers', 'GET /api/group/get-member-list', {
  access: 'user',
  does: 'Members of a group for its members, roots and admins first',
  input: z.object({
    ...paging(MEMBER_PAGE_SIZE),
    gid: id,
    keyword: blankable(line(100)),
    auth: blankable(whole(GROUP_LEVEL.member, GROUP_LEVEL.root)),
  }),
  data: pageOf(groupMember),
});

const groupApplication = groupMember.extend({ reason: z.string() });
export type GroupApplication = z.infer<typeof groupApplication>;

export const getGroupApplications = op('getGroupApplications', 'GET /api/group/get-apply-list', {
  access: 'user',
  does: 'Who applied to a group, the oldest application first, and then who was refused, for its admins',
  input: z.object({
    ...paging(MEMBER_PAGE_SIZE),
    gid: id,
    keyword: blankable(line(100)),
    auth: blankable(whole(GROUP_LEVEL.applying, GROUP_LEVEL.refused)),
  }),
  data: pageOf(groupApplication),
});

export const joinGroup = op('joinGroup', 'POST /api/group/member', {
  access: 'user',
  does: 'Join a public group, or apply to another: with a reason, to a private one with its code too',
  input: z.object({
    gid: id,
    code: line(GROUP_CODE_LENGTH).optional(),
    reason: text(GROUP_BOUNDS.reason[1]).optional(),
  }),
  data: z.object({ auth: z.number().describe('1 applying, 3 member') }),
});

export const updateGroupMember = op('updateGroupMember', 'PUT /api/group/member', {
  access: 'user',
  does: 'Let in or refuse who applied, or change the level of a member, as one of higher level; audited',
  input: z.object({ gid: id, uid: id, auth: whole(GROUP_LEVEL.refused, GROUP_LEVEL.root) }),
  data: empty,
});

export const removeGroupMember = op('removeGroupMember', 'DELETE /api/group/member', {
  access: 'user',
  does: 'Take a member of lower level out of a group, or drop an application; audited',
  input: z.object({ gid: id, uid: id }),
  data: empty,
});

export const exitGroup = op('exitGroup', 'DELETE /api/group/member/exit', {
  access: 'user',
  does: 'Leave a group; its owner can only disband it',
  input: z.object({ gid: id }),
  data: empty,
});
