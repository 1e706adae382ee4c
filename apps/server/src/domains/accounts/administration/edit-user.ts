import { editUser } from '@assay/contract/accounts/users-admin.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { isFormerName, takenField } from '../users/users.queries.ts';
import { changeUser } from './change-user.ts';
import { banEnd, refuseOwn } from './user-states.ts';
import type { EditedColumns } from './users-admin.queries.ts';

/** What is sent under two names, once; and the state of a ban as columns. */
function columnsOf(call: Call, input: InputOf<typeof editUser>): Partial<EditedColumns> {
  const { uid: _, type, cfUsername, titleName, titleColor, banUntil, banReason, status, ...rest } = input;
  const { newPassword: _new, setNewPwd: _set, password: _password, role = type, ...plain } = rest;
  const given: Record<string, unknown> = {
    ...plain,
    role,
    status,
    cf_username: cfUsername,
    title_name: titleName,
    title_color: titleName === null ? null : titleColor,
    ...(status === 0 ? { ban_until: null, ban_reason: '' } : {}),
    ...(status === 1 ? { ban_until: banEnd(call, banUntil), ban_reason: banReason ?? '' } : {}),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Changes a user. A ban and a new password end the user's sessions, the editor's own excepted. */
async function edit(call: Call, input: InputOf<typeof editUser>) {
  const { uid, setNewPwd, password, newPassword = setNewPwd ? password : undefined } = input;
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  if (input.status === 1) refuseOwn(call, [uid]);
  const columns = columnsOf(call, input);
  if (columns.username !== undefined && (await isFormerName(call.db, columns.username))) fail('account.usernameTaken');
  try {
    const ended = await call.db.transaction().execute((tx) =>
      changeUser(call, tx, {
        action: editUser.name,
        uid,
        columns(before) {
          const name = columns.username ?? before.username;
          if (newPassword !== undefined && isCommonPassword(newPassword, name)) fail('account.weakPassword');
          return passwordHash === undefined ? columns : { ...columns, password_hash: passwordHash };
        },
        endsSessions: ({ status, password_hash }) => status === 1 || password_hash !== undefined,
      }),
    );
    await call.sessions.changed(uid, ended);
  } catch (error) {
    const taken = takenField(error);
    if (taken === 'email') fail('account.emailTaken');
    if (taken === 'username') fail('account.usernameTaken');
    throw error;
  }
  return null;
}

export const editUserCalls: Implementation[] = [implement(editUser, edit)];
