import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, nothing, text } from '../shapes.ts';
import { email, mailCode, password, username } from './user.ts';

export const register = op('register', 'POST /api/register', {
  access: 'anyone',
  does: 'Create an account with a code sent by mail',
  input: z.object({ username, password, email, code: mailCode }),
  data: empty,
});

export const getRegisterCode = op('getRegisterCode', 'GET /api/get-register-code', {
  access: 'anyone',
  does: 'Send a registration code to an address',
  input: z.object({ email }),
  data: z.object({ email: z.string(), expire: z.number().describe('seconds the code stays valid') }),
});

export const checkUsernameOrEmail = op('checkUsernameOrEmail', 'POST /api/check-username-or-email', {
  access: 'anyone',
  does: 'Whether a user name or an e-mail is taken',
  input: z.object({ username: blankable(text(100)), email: blankable(text(320)) }),
  data: z.object({ username: z.boolean(), email: z.boolean() }),
});

export const getCaptcha = op('getCaptcha', 'GET /api/captcha', {
  access: 'anyone',
  does: 'A picture of characters to type, valid once',
  input: nothing,
  data: z.object({ img: z.string().describe('image as a data URL'), captchaKey: z.string() }),
});

export const applyResetPassword = op('applyResetPassword', 'POST /api/apply-reset-password', {
  access: 'anyone',
  does: 'Mail a link with a code for setting a new password',
  input: z.object({ email, captcha: text(8).min(1), captchaKey: text(100) }),
  data: empty,
});

export const resetPassword = op('resetPassword', 'POST /api/reset-password', {
  access: 'anyone',
  does: 'Set a new password with the mailed code; ends all sessions',
  input: z.object({ username: text(100), password, code: text(64).min(1) }),
  data: empty,
});
