import { applyResetPassword, resetPassword } from '@assay/contract/accounts/sign-up.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { deleteSessions } from '../../../platform/session/sessions.queries.ts';
import { solveCaptcha } from '../challenges/captcha.ts';
import { countMailedCode, longCode, storeCode, withCode } from '../challenges/codes.ts';
import { tellPassword } from '../users/tell-account.ts';
import { findCredentials, updatePassword } from '../users/users.queries.ts';
import { writeCodeMail } from './code-mails.ts';
import { hashPassword } from './passwords.ts';

async function apply(call: Call, { email, captcha, captchaKey }: InputOf<typeof applyResetPassword>) {
  await solveCaptcha(call, captchaKey, captcha);
  const user = (await findCredentials(call.db, email)) ?? fail('account.emailUnknown');
  const code = longCode();
  const mail = await writeCodeMail(call, 'resetPassword', { recipient: user.email, code, username: user.username });
  await call.db.transaction().execute(async (tx) => {
    await storeCode(call, tx, 'reset password', String(user.uid), code);
    await countMailedCode(call, tx, user.email);
    await call.mailer.post(mail, tx);
  });
  return null;
}

async function reset(call: Call, { username, password, code }: InputOf<typeof resetPassword>) {
  if (isCommonPassword(password, username)) fail('account.weakPassword');
  const user = await findCredentials(call.db, username);
  if (!user) return fail('account.badCode');
  const passwordHash = await hashPassword(password);
  const done = await withCode(call, { purpose: 'reset password', subject: String(user.uid), code }, async (tx) => {
    await updatePassword(tx, user.uid, passwordHash);
    await tellPassword(call, tx, user.uid);
    return { ended: await deleteSessions(tx, { uid: user.uid }) };
  });
  if (!done) return fail('account.badCode');
  await call.sessions.changed(user.uid, done.ended);
  return null;
}

export const passwordResetCalls: Implementation[] = [
  implement(applyResetPassword, apply),
  implement(resetPassword, reset),
];
