import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { ROLE_CODES } from '../roles.ts';
import { blankable, empty, filled, flag, id, line, moment, name, ownName, text, webLink, whole } from '../shapes.ts';
import { email, mobile, password, username } from './user.ts';

/** Accounts that are changed by one call. */
export const USERS_AT_ONCE = 200;
export const BAN_REASON_MAX = 200;

export const USER_STATES = ['active', 'banned', 'leaving', 'erased'] as const;

/** A person as super administrators see it. */
export const adminUser = z.object({
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  realname: z.string(),
  email: z.string(),
  mobile: z.string(),
  gender: z.enum(['male', 'female', 'secrecy']),
  school: z.string(),
  course: z.string(),
  number: z.string(),
  signature: z.string(),
  github: z.string(),
  blog: z.string(),
  cfUsername: z.string(),
  avatar: z.string().nullable(),
  role: z.number(),
  status: z.number().describe('0 in use, 1 disabled'),
  state: z.enum(USER_STATES).describe('leaving: deleted, and can be brought back until `eraseAfter`'),
  banUntil: moment.nullable(),
  banReason: z.string(),
  eraseAfter: moment.nullable(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  solved: z.number(),
  submissions: z.number().describe('judged, in practice'),
  score: z.number().describe('best scores at public problems with points, summed'),
  checkInDays: z.number(),
  recentLoginTime: moment.nullable(),
  gmtCreate: moment,
});

export const getUserList = op('getUserList', 'GET /api/admin/user/get-user-list', {
  access: 'root',
  does: 'Users, searchable by name, nickname, real name and e-mail; by role, state, school and day of registration',
  input: z.object({
    ...paging(10),
    keyword: blankable(text(100)),
    onlyAdmin: blankable(flag),
    role: blankable(whole(1000, 1008)),
    state: blankable(z.enum(USER_STATES)),
    school: blankable(text(100)),
    from: blankable(z.iso.date()),
    to: blankable(z.iso.date()),
    order: blankable(z.enum(['newest', 'name', 'lastLogin'])),
  }),
  data: pageOf(adminUser),
});

const gender = z.enum(['male', 'female', 'secrecy']);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' });

export const editUser = op('editUser', 'PUT /api/admin/user/edit-user', {
  access: 'root',
  does: "Change a user's names, contacts, role, state, title or password; what is left out stays; takes effect at once",
  input: z.object({
    uid: id,
    username: username.optional(),
    email: email.optional(),
    mobile: mobile.optional(),
    nickname: ownName(20).optional(),
    realname: name(50).optional(),
    gender: gender.optional(),
    school: name(100).optional(),
    course: name(100).optional(),
    number: line(20).optional(),
    signature: text(65535).optional(),
    github: webLink(255).optional(),
    blog: webLink(255).optional(),
    cfUsername: line(255).optional(),
    role: z.literal(ROLE_CODES).optional(),
    type: z.literal(ROLE_CODES).optional().describe('another name of `role`'),
    status: z.literal([0, 1]).optional(),
    banUntil: moment.nullable().optional().describe('with status 1: when the ban ends by itself'),
    banReason: line(BAN_REASON_MAX).optional(),
    titleName: name(20).nullable().optional(),
    titleColor: blankable(color.nullable()),
    newPassword: password.optional(),
    setNewPwd: flag.optional().describe('with `password`: another name of `newPassword`'),
    password: blankable(password),
  }),
  data: empty,
});

const uids = z.array(id).min(1).max(USERS_AT_ONCE);

export const changeRoles = op('changeRoles', 'PUT /api/admin/user/change-roles', {
  access: 'root',
  does: 'Give several users a role, all or none; their sessions feel it at once',
  input: z.object({ uids, role: z.literal(ROLE_CODES) }),
  data: empty,
});

export const banUsers = op('banUsers', 'PUT /api/admin/user/ban', {
  access: 'root',
  does: 'Disable several accounts, until a moment or until further notice; their sessions end',
  input: z.object({ uids, until: moment.nullable(), reason: filled(BAN_REASON_MAX) }),
  data: empty,
});

export const unbanUsers = op('unbanUsers', 'PUT /api/admin/user/unban', {
  access: 'root',
  does: 'Enable several accounts again',
  input: z.object({ uids }),
  data: empty,
});

export const deleteUsers = op('deleteUsers', 'DELETE /api/admin/user/delete-user', {
  access: 'root',
  does: 'Delete several accounts: closed at once, erased after 14 days',
  via: 'body',
  input: z.object({ ids: uids }),
  data: empty,
});

export const undeleteUsers = op('undeleteUsers', 'PUT /api/admin/user/undelete-user', {
  access: 'root',
  does: 'Bring back deleted accounts that have not been erased',
  input: z.object({ ids: uids }),
  data: empty,
});
