import { CookieJar } from '@assay/remote-sites/client/cookies.ts';
import type { RemoteSite, SiteSessions } from '@assay/remote-sites/site.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type HasDataDir, loadKeys } from '../keys/key-file.ts';
import { seal, unseal } from '../keys/seal.ts';
import { findSession, type SessionRow, updateSession } from './handles.queries.ts';

type Own = HasDataDir & Pick<Services, 'clock'>;
type Place = Pick<SessionRow, 'uid' | 'site'>;

const placeOf = ({ uid, site }: Place) => `remote_handles ${uid} ${site} session`;

export const openSession = async (services: HasDataDir, row: SessionRow): Promise<string | null> =>
  unseal(await loadKeys(services), placeOf(row), row.sealed_session);

export async function keepSession(services: Own, db: Queryable, place: Place, session: string): Promise<void> {
  const [key] = await loadKeys(services);
  await updateSession(db, place, seal(key, placeOf(place), session), services.clock.now());
}

/** A person's own session at a site, for as long as it is asked by it. */
export interface KeptSession {
  sessions: SiteSessions;
  jar: CookieJar;
  /** Keeps it as the site handed it out anew. */
  keep(): Promise<void>;
  /** It has ended there: it is of no more use. */
  forget(): Promise<void>;
}

/** The session that the owner of a user name keeps here; null where there is none. */
export async function findKept(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { code, byPerson }: RemoteSite,
  handle: string | null,
): Promise<KeptSession | null> {
  const sessions = byPerson?.sessions;
  if (!sessions || handle === null) return null;
  const row = await findSession(services.db, code, handle);
  const session = row && (await openSession(services, row));
  if (!row || session === null) return null;
  const jar = new CookieJar({ [sessions.cookie]: session });
  return {
    sessions,
    jar,
    async keep() {
      const now = jar.get(sessions.cookie);
      if (now !== null && now !== session) await keepSession(services, services.db, row, now);
    },
    async forget() {
      await updateSession(services.db, row, null, services.clock.now());
    },
  };
}
