import { MESSAGE_KINDS, type MessageCategory } from '@assay/contract/messages/kinds.ts';
import { ALWAYS_MAILED, waysOf } from '@assay/contract/messages/ways.ts';
import { isWithin, minuteOfDay } from '@assay/rules/messages/mail-time.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findMailKey, type StoredSettings } from '../settings/settings.queries.ts';
import { settingsOf } from '../settings/settings.ts';
import { UNSUBSCRIBE_PATH, unsubscribeToken } from '../settings/unsubscribe.ts';
import { type DueMail, findAddresses, listWaiting, takeDueMails, takeWaitingChats } from './mails.queries.ts';
import { type WaitingChat, writeMail } from './write-mail.ts';

/** People whose mails are written in one transaction. */
const PEOPLE = 50;
/** People with private messages that wait, looked at in one run. */
const WAITING_MAX = 5_000;
/** Whoever has not looked at a private message for so long is mailed of it. */
const CHAT_WAITS_MS = 15 * 60_000;

/** Whether somebody is mailed of private messages right now: at any time, or in the hour of the daily mail. */
function isChatHour(settings: StoredSettings, now: Date): boolean {
  const { mail } = waysOf(settings.categories).chat;
  const minute = minuteOfDay(now, settings.time_zone);
  if (mail === 'digest') return isWithin(minute, settings.digest_at, (settings.digest_at + 60) % 1440);
  const { quiet_from, quiet_to } = settings;
  return mail === 'now' && !(quiet_from !== null && quiet_to !== null && isWithin(minute, quiet_from, quiet_to));
}

/**
 * Mails what is due: what was not read by the time at which its reader wanted to hear of it, all of it in one mail. That it was mailed is
 * stored with the mail, so that each message is mailed once; with nothing to tell there is no mail.
 */
export async function mailMessages(services: Services): Promise<void> {
  const { db, config, clock, stopping } = services;
  if (config.smtpUrl === undefined) return;
  for (let people = PEOPLE; people === PEOPLE && !stopping.signal.aborted; ) {
    people = await db.transaction().execute(async (tx) => {
      const due = byPerson(await takeDueMails(tx, clock.now(), PEOPLE));
      await mailEach(services, tx, due, new Map());
      return due.size;
    });
  }
  const before = new Date(clock.now().getTime() - CHAT_WAITS_MS);
  const waiting = await listWaiting(db, before, WAITING_MAX);
  const settings = await settingsOf(db, waiting, config.timeZone);
  const told = waiting.filter((uid) => isChatHour(settings.get(uid)!, clock.now()));
  if (told.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await mailEach(services, tx, new Map(), byPerson(await takeWaitingChats(tx, before, told)));
  });
}

function byPerson<T extends { uid: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.uid, [...(groups.get(row.uid) ?? []), row]);
  return groups;
}

/** Writes one mail to each of these people. */
async function mailEach(
  services: Services,
  tx: Queryable,
  due: ReadonlyMap<number, readonly DueMail[]>,
  waiting: ReadonlyMap<number, readonly WaitingChat[]>,
): Promise<void> {
  const uids = [...due.keys(), ...waiting.keys()];
  if (uids.length === 0) return;
  const { config } = services;
  const [addresses, settings] = [await findAddresses(tx, uids), await settingsOf(tx, uids, config.timeZone)];
  const site = (await services.settings.read()).name;
  const address = config.publicUrl ?? '';
  for (const uid of uids) {
    const person = addresses.get(uid);
    if (!person) continue;
    const messages = due.get(uid) ?? [];
    const chats = waiting.get(uid) ?? [];
    const key = (await findMailKey(tx, uid, config.timeZone))!;
    const category = endedBy(messages, chats);
    const link =
      category && `${address}${UNSUBSCRIBE_PATH}?t=${encodeURIComponent(unsubscribeToken(key, uid, category))}`;
    const { lang } = settings.get(uid)!;
    const facts = { lang, site, username: person.username, address, due: messages, chats, unsubscribe: link ?? '' };
    await services.mailer.post({ recipient: person.email, ...writeMail(facts), headers: headersOf(link) }, tx);
  }
}

/** Which category the link of a mail ends: that of its first message that can be ended. */
function endedBy(due: readonly DueMail[], chats: readonly WaitingChat[]): MessageCategory | null {
  const categories = due.map(({ kind }) => MESSAGE_KINDS[kind].category);
  return categories.find((one) => one !== ALWAYS_MAILED) ?? (chats.length > 0 ? 'chat' : null);
}

/** One click ends mails (RFC 8058), where the link is an address that a mail program can reach. */
const headersOf = (link: string | null): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(link?.startsWith('http')
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
});
