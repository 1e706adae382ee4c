import { checkUsernameOrEmail, getRegisterCode, register } from '@assay/contract/accounts/sign-up.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isReservedName } from '@assay/contract/person-names.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { CODE_LIFE_SECONDS, countMailedCode, shortCode, storeCode, withCode } from '../challenges/codes.ts';
import { findTaken, insertUser, takenField } from '../users/users.queries.ts';
import { writeCodeMail } from './code-mails.ts';
import { hashPassword } from './passwords.ts';

async function refuseWhenClosed(call: Call) {
  const { register: isOpen } = await call.settings.read();
  if (!isOpen) fail('account.registerClosed');
}

async function refuseTaken(call: Call, wanted: { username?: string; email: string }) {
  const taken = await findTaken(call.db, wanted);
  if (taken.username) fail('account.usernameTaken');
  if (taken.email) fail('account.emailTaken');
}

async function sendRegisterCode(call: Call, { email }: InputOf<typeof getRegisterCode>) {
  await refuseWhenClosed(call);
  await refuseTaken(call, { email });
  const code = shortCode();
  const mail = await writeCodeMail(call, 'register', { recipient: email, code });
  await call.db.transaction().execute(async (tx) => {
    await storeCode(call, tx, 'register', email, code);
    await countMailedCode(call, tx, email);
    await call.mailer.post(mail, tx);
  });
  return { email, expire: CODE_LIFE_SECONDS };
}

async function createAccount(call: Call, { username, password, email, code }: InputOf<typeof register>) {
  await refuseWhenClosed(call);
  if (isReservedName(username)) fail('account.usernameReserved');
  if (isCommonPassword(password, username)) fail('account.weakPassword');
  await refuseTaken(call, { username, email });
  const passwordHash = await hashPassword(password);
  try {
    const created = await withCode(call, { purpose: 'register', subject: email, code }, async (tx) => ({
      uid: await insertUser(tx, { username, email, password_hash: passwordHash }),
    }));
    if (created) return null;
  } catch (error) {
    const field = takenField(error);
    if (field) fail(field === 'username' ? 'account.usernameTaken' : 'account.emailTaken');
    throw error;
  }
  // The code may be gone because a parallel request has just used it.
  await refuseTaken(call, { email });
  return fail('account.badCode');
}

export const signUpCalls: Implementation[] = [
  implement(getRegisterCode, sendRegisterCode),
  implement(register, createAccount),
  implement(checkUsernameOrEmail, async (call, { username, email }) => {
    const taken = await findTaken(call.db, { ...(username ? { username } : {}), ...(email ? { email } : {}) });
    return { ...taken, username: taken.username || (username !== undefined && isReservedName(username)) };
  }),
];
