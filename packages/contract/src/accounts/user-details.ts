import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, filled, id, moment, nothing } from '../shapes.ts';

export const USER_NOTE_MAX = 2000;

const login = z.object({ id: z.number(), ip: z.string(), userAgent: z.string(), gmtCreate: moment });

export const getUserSessions = op('getUserSessions', 'GET /api/admin/user/sessions', {
  access: 'root',
  does: 'Where a user is logged in, newest first',
  input: z.object({ uid: id }),
  data: z.array(login.extend({ expires: moment })),
});

export const endUserSession = op('endUserSession', 'DELETE /api/admin/user/session', {
  access: 'root',
  does: 'End one session of a user, or all',
  input: z.object({ uid: id, id: id.optional() }),
  data: empty,
});

export const getUserLogins = op('getUserLogins', 'GET /api/admin/user/logins', {
  access: 'root',
  does: 'When and from where a user logged in, newest first; half a year is kept',
  input: z.object({ uid: id, ...paging(10) }),
  data: pageOf(login),
});

export const getPreviousSession = op('getPreviousSession', 'POST /api/admin/dashboard/get-sessions', {
  access: 'admin',
  does: 'The own log-in before the present one',
  input: nothing,
  data: z.object({ uid: z.number(), ip: z.string(), userAgent: z.string(), gmtCreate: moment }).nullable(),
});

export const getUserNotes = op('getUserNotes', 'GET /api/admin/user/notes', {
  access: 'root',
  does: 'What administrators noted about a user, newest first',
  input: z.object({ uid: id }),
  data: z.array(z.object({ id: z.number(), author: z.string().nullable(), content: z.string(), gmtCreate: moment })),
});

export const addUserNote = op('addUserNote', 'POST /api/admin/user/note', {
  access: 'root',
  does: 'Note something about a user; seen by super administrators alone',
  input: z.object({ uid: id, content: filled(USER_NOTE_MAX) }),
  data: z.object({ id: z.number() }),
});

export const deleteUserNote = op('deleteUserNote', 'DELETE /api/admin/user/note', {
  access: 'root',
  does: 'Delete a note about a user',
  input: z.object({ id }),
  data: empty,
});
