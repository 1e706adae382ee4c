import { MESSAGE_KINDS } from '@assay/contract/messages/kinds.ts';
import { ALWAYS_MAILED, waysOf } from '@assay/contract/messages/ways.ts';
import { mailTime } from '@assay/rules/messages/mail-time.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { NewMessage } from '../inbox/deliver.queries.ts';
import { settingsOf } from '../settings/settings.ts';
import { setMailTimes } from './mails.queries.ts';

/** Notes when each new message is to be mailed, as everybody chose; nothing where the site sends no mails. */
export async function scheduleMails({ config, clock }: Services, tx: Queryable, made: readonly NewMessage[]) {
  if (config.smtpUrl === undefined || made.length === 0) return;
  const now = clock.now();
  const settings = await settingsOf(tx, [...new Set(made.map(({ uid }) => uid))], config.timeZone);
  const times = made.flatMap(({ id, uid, kind }) => {
    const row = settings.get(uid)!;
    const { category } = MESSAGE_KINDS[kind];
    const hours = {
      quietFrom: row.quiet_from,
      quietTo: row.quiet_to,
      digestAt: row.digest_at,
      timeZone: row.time_zone,
    };
    const urgent = category === ALWAYS_MAILED;
    const at = mailTime(waysOf(row.categories)[category].mail, hours, { now, urgent });
    return at ? [{ id, at }] : [];
  });
  if (times.length > 0) await setMailTimes(tx, times);
}
