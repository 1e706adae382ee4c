import type { Db } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { listSealed } from '../accounts/accounts.queries.ts';
import { keepCookies, keepSecret, openCookies, openSecret } from '../accounts/secrets.ts';
import { listSessions } from '../people/handles.queries.ts';
import { keepSession, openSession } from '../people/kept-sessions.ts';
import { addKey, forgetOlderKeys, type HasDataDir } from './key-file.ts';

/**
 * Seals all secrets anew with a new key and forgets the others. A secret that no key opens stays as it is, and its account has to be
 * given its password again.
 * @returns how many accounts and sessions were sealed anew
 */
export async function rotateKeys(services: HasDataDir & Pick<Services, 'clock'> & { db: Db }): Promise<number> {
  await addKey(services);
  const count = await services.db.transaction().execute(async (tx) => {
    let sealed = 0;
    for (const account of await listSealed(tx)) {
      const secret = await openSecret(services, account);
      if (secret === null) continue;
      const cookies = await openCookies(services, account);
      await keepSecret(services, account.id, secret, tx);
      await keepCookies(services, account.id, cookies, tx);
      sealed++;
    }
    for (const row of await listSessions(tx)) {
      const session = await openSession(services, row);
      if (session === null) continue;
      await keepSession(services, tx, row, session);
      sealed++;
    }
    return sealed;
  });
  await forgetOlderKeys(services);
  return count;
}
