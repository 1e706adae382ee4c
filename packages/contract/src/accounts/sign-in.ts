import * as z from 'zod';
import { op } from '../op.ts';
import { empty, nothing, text } from '../shapes.ts';
import { userInfo } from './user.ts';

const credentials = z.object({
  username: text(320).describe('user name or e-mail'),
  password: text(200),
  puzzlePass: text(100).optional().describe('proof of a solved slide puzzle, asked for after five failures'),
});

export const login = op('login', 'POST /api/login', {
  access: 'anyone',
  does: 'Log in; the token comes in the authorization response header',
  input: credentials,
  data: userInfo,
});

export const adminLogin = op('adminLogin', 'POST /api/admin/login', {
  access: 'anyone',
  does: 'Log in to the back office; refused to users without an admin role',
  input: credentials,
  data: userInfo,
});

export const logout = op('logout', 'GET /api/logout', {
  access: 'user',
  does: 'End the session of this token',
  input: nothing,
  data: empty,
});

export const adminLogout = op('adminLogout', 'GET /api/admin/logout', {
  access: 'user',
  does: 'End the session of this token (back office)',
  input: nothing,
  data: empty,
});

export const getUserAuthInfo = op('getUserAuthInfo', 'GET /api/get-user-auth-info', {
  access: 'user',
  does: 'Who am I: user info, roles and permissions',
  input: nothing,
  data: z.object({ user: userInfo, roles: z.array(z.string()), permissions: z.array(z.string()) }),
});

export const getSlidePuzzle = op('getSlidePuzzle', 'GET /api/get-slide-puzzle', {
  access: 'anyone',
  does: 'A slide puzzle: picture with a hole, the loose piece and its height',
  input: nothing,
  data: z.object({
    puzzleId: z.string(),
    background: z.string().describe('image as a data URL'),
    piece: z.string().describe('image as a data URL, transparent around the piece'),
    width: z.number(),
    height: z.number(),
    pieceWidth: z.number(),
    y: z.number().describe('top of the piece in px'),
  }),
});

export const solveSlidePuzzle = op('solveSlidePuzzle', 'POST /api/solve-slide-puzzle', {
  access: 'anyone',
  does: 'Check a drag on the server; answers a pass for one login attempt',
  input: z.object({
    puzzleId: text(100),
    x: z.number().describe('where the piece was dropped, px from the left'),
    trail: z
      .array(z.object({ x: z.number(), y: z.number(), ms: z.number() }))
      .max(2000)
      .describe('pointer positions during the drag'),
  }),
  data: z.object({ puzzlePass: z.string(), seconds: z.number() }),
});
