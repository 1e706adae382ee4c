import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { ROLE_CODES } from '../roles.ts';
import { blankable, empty, flag, id, moment, name, text } from '../shapes.ts';
import { email, password } from './user.ts';

export const adminUser = z.object({
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  realname: z.string(),
  email: z.string(),
  role: z.number(),
  status: z.number().describe('0 in use, 1 disabled'),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  gmtCreate: moment,
});

export const getUserList = op('getUserList', 'GET /api/admin/user/get-user-list', {
  access: 'root',
  does: 'Users, searchable by name, nickname, real name and e-mail',
  input: z.object({ ...paging(10), keyword: blankable(text(100)), onlyAdmin: blankable(flag) }),
  data: pageOf(adminUser),
});

export const editUser = op('editUser', 'PUT /api/admin/user/edit-user', {
  access: 'root',
  does: "Change a user's role, state, names, title or password; takes effect at once",
  input: z.object({
    uid: id,
    email,
    realname: name(50),
    role: z.literal(ROLE_CODES),
    status: z.literal([0, 1]),
    titleName: name(20).nullable(),
    titleColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' })
      .nullable(),
    newPassword: password.optional(),
  }),
  data: empty,
});
