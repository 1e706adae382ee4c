import { Readable } from 'node:stream';
import { fail } from '@assay/contract/errors.ts';
import { downloadOwnData, getOwnData, OWN_DATA_DAYS, requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { DataArchives } from '../../../platform/db/schema.ts';
import { type Call, FileAnswer, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { storeBlob } from '../../files/blobs.ts';
import {
  deleteExpired,
  findArchive,
  findWaiting,
  insertArchive,
  OWN_DATA,
  type Reader,
  updateArchive,
} from './archives.queries.ts';

const PART = 200;
const DAY_MS = 86_400_000;

/** Rows as lines of JSON, read in parts while they are written: nobody's data are held in memory as a whole. */
async function* linesOf(db: Queryable, uid: number, read: Reader): AsyncGenerator<Uint8Array> {
  for (let after = { id: 0 }; ; ) {
    const rows = await read(db, uid, after, PART);
    if (rows.length === 0) return;
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    after = rows.at(-1)!;
  }
}

const archiveOf = (db: Queryable, uid: number) =>
  writeZip(
    Object.entries(OWN_DATA).map(([name, read]) => ({
      path: `${name}.jsonl`,
      file: { bytes: null, open: () => linesOf(db, uid, read) },
    })),
  );

/** Makes the archives that wait, one after the other, and drops those that are over. Two nodes that make the same one store the same. */
export async function makeArchives(services: Pick<Services, 'db' | 'blobs' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = services;
  await deleteExpired(db, clock.now());
  for (let waiting = await findWaiting(db); waiting; waiting = await findWaiting(db)) {
    const { id, uid } = waiting;
    try {
      const { hash, bytes } = await storeBlob(services, () => archiveOf(db, uid));
      await updateArchive(db, id, { state: 'ready', hash, bytes });
    } catch (error) {
      log.error({ err: error, uid }, 'an archive of own data could not be made');
      await updateArchive(db, id, { state: 'failed' });
    }
  }
}

const shown = ({ state, bytes, gmt_create, expires_at }: Selectable<DataArchives>) => ({
  state: state as 'waiting' | 'ready' | 'failed',
  bytes,
  gmtCreate: gmt_create.toISOString(),
  expiresAt: expires_at.toISOString(),
});

const ownArchive = (call: Call) => findArchive(call.db, viewerOf(call).uid, call.clock.now());

export const ownDataCalls: Implementation[] = [
  implement(requestOwnData, async (call) => {
    const now = call.clock.now();
    const expiresAt = new Date(now.getTime() + OWN_DATA_DAYS * DAY_MS);
    const row = await insertArchive(call.db, viewerOf(call).uid, now, expiresAt);
    return shown(row ?? fail('ownData.thereAlready'));
  }),

  implement(getOwnData, async (call) => {
    const row = await ownArchive(call);
    return row ? shown(row) : null;
  }),

  implement(downloadOwnData, async (call) => {
    const row = await ownArchive(call);
    if (row?.state !== 'ready' || row.hash === null) return fail('file.unknown');
    const body = Readable.from(call.blobs.stream(row.hash) as AsyncIterable<Uint8Array>, { objectMode: false });
    return new FileAnswer(body, {
      name: 'own-data.zip',
      type: 'application/zip',
      ...(row.bytes && { bytes: row.bytes }),
    });
  }),
];
