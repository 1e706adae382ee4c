import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/db/database.ts';
import { findCurrentData } from '../../authoring/testdata/data.queries.ts';
import { listTitles } from './share.queries.ts';

/** What tells whether two problems are the same: their titles and the contents of their test data. By their ids. */
export async function digestsOf(db: Queryable, pids: readonly number[]): Promise<Map<number, string>> {
  const titles = await listTitles(db, pids);
  const digests = new Map<number, string>();
  for (const pid of pids) {
    const data = await findCurrentData(db, pid);
    const own = titles.filter((row) => row.pid === pid).map(({ locale, title }) => [locale, title]);
    const cases = (data?.cases ?? []).map(({ input, output }) => [input.hash, output.hash]);
    digests.set(
      pid,
      createHash('sha256')
        .update(JSON.stringify([own, cases]))
        .digest('hex'),
    );
  }
  return digests;
}
