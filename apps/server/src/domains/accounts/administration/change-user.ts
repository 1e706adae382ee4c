import { fail } from '@assay/contract/errors.ts';
import { ROLE } from '@assay/contract/roles.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { deleteSessions } from '../../../platform/session/sessions.queries.ts';
import { tellEmail, tellPassword, tellRole } from '../users/tell-account.ts';
import { type EditedColumns, lockRoots, lockUser, type UserRow, updateUser } from './users-admin.queries.ts';

/** What the audit log keeps of columns: no password. */
const told = ({ password_hash, ...columns }: Partial<EditedColumns>) => ({
  ...columns,
  password: password_hash === undefined ? 'kept' : 'changed',
});

/** The same columns of the row before. */
const toldBefore = (row: UserRow, columns: Partial<EditedColumns>) =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((name) => name !== 'password_hash')
      .map((name) => [name, row[name as keyof UserRow]]),
  );

const isRootInUse = ({ role, status, erase_after }: Pick<UserRow, 'role' | 'status' | 'erase_after'>) =>
  role === ROLE.root && status === 0 && erase_after === null;

interface Change {
  action: AuditAction;
  uid: number;
  /** What changes, from what is there. @throws Failure that refuses the change */
  columns(before: UserRow, tx: Queryable): Partial<EditedColumns> | Promise<Partial<EditedColumns>>;
  /** Whether the person has to log in again. */
  endsSessions(columns: Partial<EditedColumns>): boolean;
}

/**
 * Changes an account on behalf of an administrator, within a transaction: held against the last super administrator, audited, and
 * with what follows from another name.
 * @returns the ids of sessions that ended
 * @throws Failure `account.unknown`, `account.erased`, `account.lastRoot`
 */
export async function changeUser(call: Call, tx: Queryable, { action, uid, columns, endsSessions }: Change) {
  const editor = viewerOf(call);
  const roots = await lockRoots(tx);
  const before = (await lockUser(tx, uid)) ?? fail('account.unknown');
  if (before.erased_at !== null) fail('account.erased');
  const changed = await columns(before, tx);
  const after = { ...before, ...changed };
  if (!isRootInUse(after) && roots.every((root) => root === uid)) fail('account.lastRoot');
  await updateUser(tx, uid, changed, call.clock.now());
  if (changed.username !== undefined && changed.username !== before.username) {
    await call.signals.emit('account.renamed', { uid, before: before.username, username: changed.username }, tx);
  }
  await noteAct(call, tx, {
    action,
    subject: `user ${uid}`,
    before: toldBefore(before, changed),
    after: told(changed),
  });
  if (after.role !== before.role) await tellRole(call, tx, uid, after.role);
  if (changed.password_hash !== undefined && uid !== editor.uid) await tellPassword(call, tx, uid);
  if (changed.email !== undefined && after.email !== before.email) {
    await tellEmail(call, tx, { uid, username: after.username, before: before.email, email: after.email });
  }
  if (!endsSessions(changed)) return [];
  return deleteSessions(tx, uid === editor.uid ? { uid, except: editor.sessionId } : { uid });
}

/** The same for several, all or none, in one order so that two calls never wait for each other. */
export async function changeUsers(call: Call, uids: readonly number[], change: Omit<Change, 'uid'>) {
  const inOrder = [...new Set(uids)].sort((a, b) => a - b);
  const ended = await call.db.transaction().execute(async (tx) => {
    const sessions = new Map<number, number[]>();
    for (const uid of inOrder) sessions.set(uid, await changeUser(call, tx, { ...change, uid }));
    return sessions;
  });
  for (const [uid, sessions] of ended) await call.sessions.changed(uid, sessions);
}
