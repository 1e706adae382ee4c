import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { ROLE, ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { deleteSessions } from '../../../platform/session/sessions.queries.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { takenField } from './users.queries.ts';
import { listUsers, lockRoots, lockUser, updateUser } from './users-admin.queries.ts';

async function list(call: Call, input: InputOf<typeof getUserList>) {
  const { rows, total } = await listUsers(call.db, input);
  return {
    records: rows.map(({ title_name, title_color, gmt_create, ...row }) => ({
      ...row,
      titleName: title_name,
      titleColor: title_color,
      gmtCreate: gmt_create.toISOString(),
    })),
    total,
    size: input.limit,
    current: input.currentPage,
  };
}

async function refuseLosingLastRoot(tx: Queryable, { uid, role, status }: InputOf<typeof editUser>) {
  const roots = await lockRoots(tx);
  if (role === ROLE.root && status === 0) return;
  if (roots.every((root) => root === uid)) fail('account.lastRoot');
}

/** Tells somebody of another role (MSG-2). */
const tellRole = (tx: Queryable, { uid, role, at }: { uid: number; role: number; at: Date }) =>
  emitMessages(tx, [
    {
      kind: 'account.role',
      to: [uid],
      actor: null,
      cause: `${role} ${at.toISOString()}`,
      source: { type: 'account', id: uid, title: '', url: '/setting' },
      params: { role: ROLE_TEXT[roleName(role)] },
      at,
    },
  ]);

/** Changes a user. A ban and a new password end the user's sessions, the editor's own excepted. */
async function edit(call: Call, input: InputOf<typeof editUser>) {
  const { uid, email, realname, role, status, titleName, titleColor, newPassword } = input;
  const editor = viewerOf(call);
  const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword);
  const now = call.clock.now();
  try {
    const ended = await call.db.transaction().execute(async (tx) => {
      await refuseLosingLastRoot(tx, input);
      const before = (await lockUser(tx, uid)) ?? fail('account.unknown');
      if (newPassword !== undefined && isCommonPassword(newPassword, before.username)) fail('account.weakPassword');
      const columns = { email, realname, role, status, title_name: titleName, title_color: titleColor };
      await updateUser(tx, uid, passwordHash ? { ...columns, password_hash: passwordHash } : columns, now);
      const after = { ...columns, password: passwordHash ? 'changed' : 'kept' };
      const entry = { uid: editor.uid, action: 'editUser', subject: `user ${uid}`, before, after, ip: call.ip };
      await insertAuditEntry(tx, entry, now);
      if (before.role !== role) await tellRole(tx, { uid, role, at: now });
      if (status === 0 && passwordHash === null) return [];
      return deleteSessions(tx, uid === editor.uid ? { uid, except: editor.sessionId } : { uid });
    });
    await call.sessions.changed(uid, ended);
  } catch (error) {
    if (takenField(error) === 'email') fail('account.emailTaken');
    throw error;
  }
  return null;
}

export const usersAdminCalls: Implementation[] = [implement(getUserList, list), implement(editUser, edit)];
