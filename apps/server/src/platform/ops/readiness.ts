import { listMigrationFiles } from '../db/migrate.ts';
import type { Services } from '../services.ts';
import { countReadyNodes, listMigrations } from './readiness.queries.ts';

/** A judge node that was silent this long does not count. */
export const NODE_SILENCE_SECONDS = 30;

/** What keeps the site from taking and judging a submission; empty when nothing does. */
export async function findMissing({ db, stopping, log }: Services): Promise<string[]> {
  if (stopping.signal.aborted) return ['the server is stopping'];
  try {
    const done = new Set(await listMigrations(db));
    const missing = (await listMigrationFiles()).filter((name) => !done.has(name)).map((name) => `migration ${name}`);
    if ((await countReadyNodes(db, NODE_SILENCE_SECONDS)) === 0) missing.push('no judge node is ready');
    return missing;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return ['the database does not answer'];
  }
}
