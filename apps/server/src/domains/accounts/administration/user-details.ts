import {
  addUserNote,
  deleteUserNote,
  endUserSession,
  getPreviousSession,
  getUserLogins,
  getUserNotes,
  getUserSessions,
} from '@assay/contract/accounts/user-details.ts';
import { fail } from '@assay/contract/errors.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { deleteSessions, listSessions } from '../../../platform/session/sessions.queries.ts';
import { deleteNote, insertNote, isUser, listLogins, listNotes } from './user-details.queries.ts';

interface LoginRow {
  id: number;
  ip: string;
  user_agent: string;
  gmt_create: Date;
}

const asLogin = ({ id, ip, user_agent, gmt_create }: LoginRow) => ({
  id,
  ip,
  userAgent: user_agent,
  gmtCreate: gmt_create.toISOString(),
});

async function refuseUnknown(call: Call, uid: number) {
  if (!(await isUser(call.db, uid))) fail('account.unknown');
}

export const userDetailsCalls: Implementation[] = [
  implement(getUserSessions, async (call, { uid }) => {
    await refuseUnknown(call, uid);
    const rows = await listSessions(call.db, uid, call.clock.now());
    return rows.map((row) => ({ ...asLogin(row), expires: row.expires_at.toISOString() }));
  }),

  implement(endUserSession, async (call, { uid, id }) => {
    await refuseUnknown(call, uid);
    const ended = await call.db.transaction().execute(async (tx) => {
      const ids = await deleteSessions(tx, id === undefined ? { uid } : { uid, only: id });
      if (id !== undefined && ids.length === 0) fail('session.unknown');
      const after = { sessions: ids.length };
      await noteAct(call, tx, { action: endUserSession.name, subject: `user ${uid}`, before: null, after });
      return ids;
    });
    await call.sessions.changed(uid, ended);
    return null;
  }),

  implement(getUserLogins, async (call, { uid, currentPage, limit }) => {
    await refuseUnknown(call, uid);
    const { rows, total } = await listLogins(call.db, uid, { currentPage, limit });
    return { records: rows.map(asLogin), total, size: limit, current: currentPage };
  }),

  implement(getPreviousSession, async (call) => {
    const { uid } = viewerOf(call);
    const [, previous] = (await listLogins(call.db, uid, { currentPage: 1, limit: 2 })).rows;
    if (!previous) return null;
    const { id: _, ...login } = asLogin(previous);
    return { uid, ...login };
  }),

  implement(getUserNotes, async (call, { uid }) => {
    await refuseUnknown(call, uid);
    const rows = await listNotes(call.db, uid);
    return rows.map(({ gmt_create, ...note }) => ({ ...note, gmtCreate: gmt_create.toISOString() }));
  }),

  implement(addUserNote, async (call, { uid, content }) => {
    const note = { uid, author_uid: viewerOf(call).uid, content, gmt_create: call.clock.now() };
    return call.db.transaction().execute(async (tx) => {
      const id = (await insertNote(tx, note)) ?? fail('account.unknown');
      await noteAct(call, tx, { action: addUserNote.name, subject: `user ${uid}`, before: null, after: { note: id } });
      return { id };
    });
  }),

  implement(deleteUserNote, async (call, { id }) => {
    await call.db.transaction().execute(async (tx) => {
      const { uid } = (await deleteNote(tx, id)) ?? fail('account.noteUnknown');
      await noteAct(call, tx, {
        action: deleteUserNote.name,
        subject: `user ${uid}`,
        before: { note: id },
        after: null,
      });
    });
    return null;
  }),
];
