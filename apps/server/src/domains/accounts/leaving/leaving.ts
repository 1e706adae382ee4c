import { randomBytes } from 'node:crypto';
import { deleteAccount } from '@assay/contract/accounts/settings.ts';
import { fail } from '@assay/contract/errors.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { eraseMoment } from '@assay/rules/accounts/users/user-state.ts';
import { clockIn } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteSessions } from '../../../platform/session/sessions.queries.ts';
import { refuseOwner } from '../administration/user-states.ts';
import { lockRoots, lockUser, updateUser } from '../administration/users-admin.queries.ts';
import { confirmPassword } from '../profile/settings.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { eraseUser, insertFormerName, listDue, lockDue } from './leaving.queries.ts';

const WORDS = {
  zh: {
    subject: '账号将被删除',
    body: (name: string, site: string, time: string) =>
      `${name}，你好：\n\n你已申请删除在 ${site} 的账号。${time} 之后个人信息会被清除，无法恢复。\n\n改变主意？在此之前登录一次即可撤销。\n如果这不是你本人的操作，请立即登录并修改密码。\n`,
  },
  en: {
    subject: 'Your account will be deleted',
    body: (name: string, site: string, time: string) =>
      `Hello ${name},\n\nyou asked to delete your account at ${site}. After ${time} your personal data are erased for good.\n\nChanged your mind? Log in once before that and it is called off.\nIf this was not you, log in now and change your password.\n`,
  },
};

/** Ends all sessions and begins the 14 days after which the account is erased (ACC-42). */
async function leave(call: Call, { username, password }: { username: string; password: string }) {
  const { uid, username: own } = viewerOf(call);
  if (username.trim().toLowerCase() !== own.toLowerCase()) fail('account.nameNotTyped');
  await confirmPassword(call, password);
  const eraseAfter = eraseMoment(call.clock.now());
  const { name: site, shortName } = await call.settings.read();
  const { subject, body } = WORDS[call.lang];
  const ended = await call.db.transaction().execute(async (tx) => {
    const roots = await lockRoots(tx);
    const { role, email } = (await lockUser(tx, uid)) ?? fail('account.unknown');
    if (role === ROLE.root && roots.every((root) => root === uid)) fail('account.lastRoot');
    await refuseOwner(tx, uid);
    await updateUser(tx, uid, { erase_after: eraseAfter }, call.clock.now());
    const time = clockIn(call.config.timeZone, eraseAfter);
    await call.mailer.post({ recipient: email, subject: `${shortName} ${subject}`, body: body(own, site, time) }, tx);
    return deleteSessions(tx, { uid });
  });
  await call.sessions.changed(uid, ended);
  return { eraseAfter: eraseAfter.toISOString() };
}

/** Tells nothing and is not typed by accident. */
const anonymousName = () => `deleted-${randomBytes(5).toString('hex')}`;

/** Erases accounts whose 14 days are over (ACC-43). */
export async function eraseLeft({
  db,
  clock,
  signals,
  sessions,
}: Pick<Services, 'db' | 'clock' | 'signals' | 'sessions'>) {
  const now = clock.now();
  for (const uid of await listDue(db, now)) {
    // of a password that nobody ever knew
    const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
    const ended = await db.transaction().execute(async (tx) => {
      const due = await lockDue(tx, uid, now);
      if (!due) return null;
      const anonymous = anonymousName();
      await insertFormerName(tx, due.username, now);
      await eraseUser(tx, uid, { anonymous, passwordHash }, now);
      await signals.emit('account.renamed', { uid, before: due.username, username: anonymous }, tx);
      await signals.emit('account.erased', { uid }, tx);
      return deleteSessions(tx, { uid });
    });
    if (ended) await sessions.changed(uid, ended);
  }
}

export const leavingCalls: Implementation[] = [implement(deleteAccount, leave)];
