import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, line, moment, name, nothing, ownName, text, webLink } from '../shapes.ts';
import { email, mailCode, mobile, password, userInfo } from './user.ts';

export const changePassword = op('changePassword', 'POST /api/change-password', {
  access: 'user',
  does: 'Change the own password; all other sessions end',
  input: z.object({ oldPassword: text(200), newPassword: password }),
  data: empty,
});

export const getChangeEmailCode = op('getChangeEmailCode', 'GET /api/get-change-email-code', {
  access: 'user',
  does: 'Send a code to the new address',
  input: z.object({ email }),
  data: empty,
});

export const changeEmail = op('changeEmail', 'POST /api/change-email', {
  access: 'user',
  does: 'Change the own e-mail with password and mailed code',
  input: z.object({ password: text(200), newEmail: email, code: mailCode }),
  data: userInfo,
});

/** Six digits, as they are sent for a change of the mobile number. */
const digits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'must be six digits' });
const newMobile = mobile.refine((value) => value !== '', { error: 'must not be blank' });

export const getChangeMobileCode = op('getChangeMobileCode', 'GET /api/get-change-mobile-code', {
  access: 'user',
  does: 'Send a code to the own e-mail address, by which another mobile number is confirmed',
  input: z.object({ mobile: newMobile }),
  data: empty,
});

export const changeMobile = op('changeMobile', 'POST /api/change-mobile', {
  access: 'user',
  does: 'Change the own mobile number with the mailed code; seen by oneself and super administrators alone',
  input: z.object({ newMobile, code: digits }),
  data: userInfo,
});

export const deleteMobile = op('deleteMobile', 'DELETE /api/mobile', {
  access: 'user',
  does: 'Take the own mobile number away',
  input: nothing,
  data: userInfo,
});

export const deleteAccount = op('deleteAccount', 'POST /api/delete-account', {
  access: 'user',
  does: 'Leave: all sessions end, and the account is erased after 14 days unless its owner logs in before',
  input: z.object({ username: text(100).describe('the own one, as a confirmation'), password: text(200) }),
  data: z.object({ eraseAfter: moment }),
});

export const changeUserInfo = op('changeUserInfo', 'POST /api/change-userInfo', {
  access: 'user',
  does: 'Change the own profile',
  input: z.object({
    nickname: ownName(20),
    realname: name(50),
    gender: z.enum(['male', 'female', 'secrecy']),
    school: name(100),
    course: name(100),
    number: line(20),
    signature: text(65535),
    github: webLink(255),
    blog: webLink(255),
    cfUsername: line(255),
  }),
  data: userInfo,
});

export const changeTheme = op('changeTheme', 'POST /api/change-theme', {
  access: 'user',
  does: 'Keep the own theme: accent colour, background picture, card style',
  input: z.object({
    themeColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' })
      .nullable(),
    bgImgId: id.nullable(),
    cardStyle: z.enum(['solid', 'frosted', 'outlined']).nullable(),
  }),
  data: userInfo,
});

export const getSessions = op('getSessions', 'GET /api/get-sessions', {
  access: 'user',
  does: 'The own sessions, newest first',
  input: nothing,
  data: z.array(
    z.object({
      id: z.number(),
      userAgent: z.string(),
      ip: z.string(),
      gmtCreate: moment,
      expires: moment,
      current: z.boolean(),
    }),
  ),
});

export const revokeSession = op('revokeSession', 'DELETE /api/session', {
  access: 'user',
  does: 'End one of the own sessions',
  input: z.object({ id }),
  data: empty,
});

export const uploadAvatar = op('uploadAvatar', 'POST /api/file/upload-avatar', {
  access: 'user',
  does: 'Set the own avatar (multipart field image; gif, jpg, jpeg, png, bmp, webp; at most 2 MB)',
  via: 'upload',
  input: nothing,
  data: userInfo,
});
