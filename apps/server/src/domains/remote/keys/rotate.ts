import type { Db } from '../../../platform/db/database.ts';
import { listSealed } from '../accounts/accounts.queries.ts';
import { keepCookies, keepSecret, openCookies, openSecret } from '../accounts/secrets.ts';
import { addKey, forgetOlderKeys, type HasDataDir } from './key-file.ts';

/**
 * Seals all secrets anew with a new key and forgets the others. A secret that no key opens stays as it is, and its account has to be
 * given its password again.
 * @returns how many accounts were sealed anew
 */
export async function rotateKeys(services: HasDataDir & { db: Db }): Promise<number> {
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
    return sealed;
  });
  await forgetOlderKeys(services);
  return count;
}
