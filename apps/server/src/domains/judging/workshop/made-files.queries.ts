import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Files that programs of a problem made already, by the key of program and arguments. */
export async function findMadeFiles(
  db: Queryable,
  pid: number,
  keys: readonly string[],
): Promise<Map<string, BlobRef>> {
  const rows = await db
    .selectFrom('made_files')
    .select(['key', 'hash', 'bytes'])
    .where('pid', '=', pid)
    .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute();
  return new Map(rows.map(({ key, hash, bytes }) => [key, { hash, bytes: Number(bytes) }]));
}

/**
 * Remembers what was made, and forgets what was used longest ago beyond so many bytes of a problem.
 * @param files what was made or used, by key
 */
export async function storeMadeFiles(
  tx: Queryable,
  pid: number,
  files: ReadonlyMap<string, BlobRef>,
  bytesMax: number,
  now: Date,
): Promise<void> {
  if (files.size === 0) return;
  await tx
    .insertInto('made_files')
    .values([...files].map(([key, { hash, bytes }]) => ({ pid, key, hash, bytes, gmt_used: now })))
    .onConflict((conflict) =>
      conflict.columns(['pid', 'key']).doUpdateSet((eb) => ({
        hash: eb.ref('excluded.hash'),
        bytes: eb.ref('excluded.bytes'),
        gmt_used: now,
      })),
    )
    .execute();
  await sql`
    delete from made_files f using (
      select key, sum(bytes) over (order by gmt_used desc, key) as upto from made_files where pid = ${pid}) ranked
    where f.pid = ${pid} and f.key = ranked.key and ranked.upto > ${bytesMax}`.execute(tx);
}
