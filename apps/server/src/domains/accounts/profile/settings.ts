import {
  changeEmail,
  changeMobile,
  changePassword,
  deleteMobile,
  getChangeEmailCode,
  getChangeMobileCode,
} from '@assay/contract/accounts/settings.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countAttempt, deleteAttempts } from '../../../platform/limits/attempts.queries.ts';
import { deleteSessions } from '../../../platform/session/sessions.queries.ts';
import { countMailedCode, shortCode, storeCode, withCode } from '../challenges/codes.ts';
import { writeCodeMail } from '../sign-in/code-mails.ts';
import { hashPassword, verifyPassword } from '../sign-in/passwords.ts';
import { tellEmail, tellPassword } from '../users/tell-account.ts';
import { loadUserInfo } from '../users/user-info.ts';
import {
  findPasswordHash,
  findTaken,
  takenField,
  updateEmail,
  updatePassword,
  updateProfile,
} from '../users/users.queries.ts';

const WRONG_PASSWORDS = 'wrong current passwords';
const WRONG_PASSWORDS_MAX = 5;
const WINDOW_SECONDS = 30 * 60;

/** Asks for the password again, at most five times wrong in half an hour. */
export async function confirmPassword(call: Call, password: string) {
  const subject = String(viewerOf(call).uid);
  const now = call.clock.now();
  const { count, resetsAt } = await countAttempt(call.db, WRONG_PASSWORDS, subject, WINDOW_SECONDS, now);
  if (count > WRONG_PASSWORDS_MAX) {
    fail('request.tooMany', { seconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) });
  }
  const isRight = await verifyPassword(await findPasswordHash(call.db, viewerOf(call).uid), password);
  if (!isRight) fail('account.badOldPassword');
  await deleteAttempts(call.db, WRONG_PASSWORDS, subject);
}

async function setPassword(call: Call, { oldPassword, newPassword }: InputOf<typeof changePassword>) {
  const { uid, username, sessionId } = viewerOf(call);
  await confirmPassword(call, oldPassword);
  if (newPassword === oldPassword) fail('account.samePassword');
  if (isCommonPassword(newPassword, username)) fail('account.weakPassword');
  const passwordHash = await hashPassword(newPassword);
  const ended = await call.db.transaction().execute(async (tx) => {
    await updatePassword(tx, uid, passwordHash);
    await tellPassword(call, tx, uid);
    return deleteSessions(tx, { uid, except: sessionId });
  });
  await call.sessions.changed(uid, ended);
  return null;
}

/** @returns the address until now */
async function refuseEmail(call: Call, email: string): Promise<string> {
  const { email: own } = await loadUserInfo(call, viewerOf(call).uid);
  if (own.toLowerCase() === email) fail('account.sameEmail');
  if ((await findTaken(call.db, { email })).email) fail('account.emailTaken');
  return own;
}

async function sendEmailCode(call: Call, { email }: InputOf<typeof getChangeEmailCode>) {
  const { uid, username } = viewerOf(call);
  await refuseEmail(call, email);
  const code = shortCode();
  const mail = await writeCodeMail(call, 'changeEmail', { recipient: email, code, username });
  await call.db.transaction().execute(async (tx) => {
    // The code stands for this user and this address together.
    await storeCode(call, tx, 'change email', String(uid), code, { email });
    await countMailedCode(call, tx, email);
    await call.mailer.post(mail, tx);
  });
  return null;
}

async function setEmail(call: Call, { password, newEmail, code }: InputOf<typeof changeEmail>) {
  const { uid, username } = viewerOf(call);
  await confirmPassword(call, password);
  const before = await refuseEmail(call, newEmail);
  try {
    const done = await withCode(call, { purpose: 'change email', subject: String(uid), code }, async (tx, detail) => {
      if ((detail as { email: string }).email !== newEmail) fail('account.badCode');
      await updateEmail(tx, uid, newEmail);
      await tellEmail(call, tx, { uid, username, before, email: newEmail });
      return {};
    });
    if (!done) fail('account.badCode');
  } catch (error) {
    if (takenField(error) === 'email') fail('account.emailTaken');
    throw error;
  }
  return loadUserInfo(call, uid);
}

async function refuseMobile(call: Call, mobile: string) {
  const { mobile: own } = await loadUserInfo(call, viewerOf(call).uid);
  if (own === mobile) fail('account.sameMobile');
}

async function sendMobileCode(call: Call, { mobile }: InputOf<typeof getChangeMobileCode>) {
  const { uid, username } = viewerOf(call);
  await refuseMobile(call, mobile);
  const { email } = await loadUserInfo(call, uid);
  const code = shortCode();
  const mail = await writeCodeMail(call, 'changeMobile', { recipient: email, code, username });
  await call.db.transaction().execute(async (tx) => {
    // The code stands for this user and this number together.
    await storeCode(call, tx, 'change mobile', String(uid), code, { mobile });
    await countMailedCode(call, tx, email);
    await call.mailer.post(mail, tx);
  });
  return null;
}

async function setMobile(call: Call, { newMobile, code }: InputOf<typeof changeMobile>) {
  const { uid } = viewerOf(call);
  await refuseMobile(call, newMobile);
  const done = await withCode(call, { purpose: 'change mobile', subject: String(uid), code }, async (tx, detail) => {
    if ((detail as { mobile: string }).mobile !== newMobile) fail('account.badCode');
    await updateProfile(tx, uid, { mobile: newMobile }, call.clock.now());
    return {};
  });
  if (!done) fail('account.badCode');
  return loadUserInfo(call, uid);
}

async function removeMobile(call: Call) {
  const { uid } = viewerOf(call);
  await updateProfile(call.db, uid, { mobile: '' }, call.clock.now());
  return loadUserInfo(call, uid);
}

export const settingsCalls: Implementation[] = [
  implement(changePassword, setPassword),
  implement(getChangeEmailCode, sendEmailCode),
  implement(changeEmail, setEmail),
  implement(getChangeMobileCode, sendMobileCode),
  implement(changeMobile, setMobile),
  implement(deleteMobile, removeMobile),
];
