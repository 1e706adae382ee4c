import { fail } from '@assay/contract/errors.ts';
import { changeMessageSettings, getMessageSettings } from '@assay/contract/messages/settings.ts';
import { waysOf } from '@assay/contract/messages/ways.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { listSettings, type StoredSettings, upsertSettings } from './settings.queries.ts';

/** Of those who chose nothing yet. */
const unchosen = (timeZone: string): StoredSettings => ({
  categories: {},
  quiet_from: null,
  quiet_to: null,
  digest_at: 18 * 60,
  time_zone: timeZone,
  chat_from: 'everybody',
  lang: 'zh',
});

/** How people want to hear of what, also those who chose nothing. @param timeZone of the site */
export async function settingsOf(db: Queryable, uids: readonly number[], timeZone: string) {
  const chosen = await listSettings(db, uids);
  return new Map(uids.map((uid) => [uid, chosen.get(uid) ?? unchosen(timeZone)]));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const settingsCalls: Implementation[] = [
  implement(getMessageSettings, async (call) => {
    const { uid } = viewerOf(call);
    const row = (await settingsOf(call.db, [uid], call.config.timeZone)).get(uid)!;
    return {
      categories: waysOf(row.categories),
      quietFrom: row.quiet_from,
      quietTo: row.quiet_to,
      digestAt: row.digest_at,
      timeZone: row.time_zone,
      chatFrom: row.chat_from,
      mails: call.config.smtpUrl !== undefined,
    };
  }),

  implement(changeMessageSettings, async (call, { categories, quietFrom, quietTo, digestAt, timeZone, chatFrom }) => {
    if (!isTimeZone(timeZone)) fail('request.invalid', { field: 'timeZone', reason: timeZone });
    // one end of the quiet hours alone means none
    const isQuiet = quietFrom !== null && quietTo !== null;
    await upsertSettings(call.db, viewerOf(call).uid, {
      categories,
      quiet_from: isQuiet ? quietFrom : null,
      quiet_to: isQuiet ? quietTo : null,
      digest_at: digestAt,
      time_zone: timeZone,
      chat_from: chatFrom,
      lang: call.lang,
    });
    return null;
  }),
];
