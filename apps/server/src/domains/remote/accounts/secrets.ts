import type { Queryable } from '../../../platform/db/database.ts';
import { type HasDataDir, loadKeys } from '../keys/key-file.ts';
import { seal, unseal } from '../keys/seal.ts';
import { type AccountRow, updateSealed } from './accounts.queries.ts';

type Own = HasDataDir & { db: Queryable };

const place = (id: number, what: 'secret' | 'cookies') => `remote_accounts ${id} ${what}`;

/** The password or token of an account; null when the key it was sealed with is gone. */
export const openSecret = async (services: Own, { id, sealed_secret }: AccountRow): Promise<string | null> =>
  unseal(await loadKeys(services), place(id, 'secret'), sealed_secret);

/** The cookies of an account; none where they do not open. */
export async function openCookies(services: Own, { id, sealed_cookies }: AccountRow): Promise<Record<string, string>> {
  if (sealed_cookies === null) return {};
  const text = unseal(await loadKeys(services), place(id, 'cookies'), sealed_cookies);
  return text === null ? {} : JSON.parse(text);
}

export async function keepSecret(services: Own, id: number, secret: string, db: Queryable = services.db) {
  const [key] = await loadKeys(services);
  await updateSealed(db, id, { sealed_secret: seal(key, place(id, 'secret'), secret), sealed_cookies: null });
}

export async function keepCookies(
  services: Own,
  id: number,
  cookies: Record<string, string>,
  db: Queryable = services.db,
) {
  const [key] = await loadKeys(services);
  await updateSealed(db, id, { sealed_cookies: seal(key, place(id, 'cookies'), JSON.stringify(cookies)) });
}
