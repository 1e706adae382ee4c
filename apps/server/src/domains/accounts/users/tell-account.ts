import type { MessageKind } from '@assay/contract/messages/kinds.ts';
import { ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import type { Params } from '@assay/contract/words.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';

const tell = (call: Call, tx: Queryable, uid: number, kind: MessageKind, params: Params = {}) => {
  const at = call.clock.now();
  const source = { type: 'account', id: uid, title: '', url: '/setting' } as const;
  return emitMessages(tx, [{ kind, to: [uid], actor: null, cause: at.toISOString(), source, params, at }]);
};

/** Tells somebody of another role (MSG-2). */
export const tellRole = (call: Call, tx: Queryable, uid: number, role: number) =>
  tell(call, tx, uid, 'account.role', { role: ROLE_TEXT[roleName(role)] });

/** Tells somebody that the password is another now, whoever set it (MSG-9): whoever did not will want to know. */
export const tellPassword = (call: Call, tx: Queryable, uid: number) => tell(call, tx, uid, 'account.password');

/** Addresses that came with an account and reach nobody. */
const MADE_UP = '.invalid';

const WORDS = {
  zh: {
    subject: '账号邮箱已更改',
    body: (name: string, site: string) =>
      `${name}，你好：\n\n你在 ${site} 的账号邮箱已改为另一个地址，之后的邮件不再发到这里。\n\n如果这不是你本人的操作，请立即登录并修改密码，或联系管理员。\n`,
  },
  en: {
    subject: 'Your account has another e-mail address',
    body: (name: string, site: string) =>
      `Hello ${name},\n\nyour account at ${site} has another e-mail address now; no more mails come to this one.\n\nIf this was not you, log in and change your password at once, or ask an administrator.\n`,
  },
};

/** Tells somebody of another e-mail address, on the page and by a last mail to the one before (MSG-9). */
export async function tellEmail(
  call: Call,
  tx: Queryable,
  { uid, username, before, email }: { uid: number; username: string; before: string; email: string },
): Promise<void> {
  await tell(call, tx, uid, 'account.email', { email });
  if (before.endsWith(MADE_UP)) return;
  const { name, shortName } = await call.settings.read();
  const { subject, body } = WORDS[call.lang];
  await call.mailer.post({ recipient: before, subject: `${shortName} ${subject}`, body: body(username, name) }, tx);
}
