import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Of the layout of a backup; another number is another layout. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const savedTable = z.object({
  name: z.string(),
  /** In the order of the file. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** SHA-256 of the rows as the database writes them, unpacked. */
  sha256: hash,
});

const manifest = z.object({
  format: z.literal(FORMAT),
  /** When the moment was that the backup shows, ISO 8601. */
  moment: z.iso.datetime(),
  /** What made the schema. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(savedTable),
  /** Last number that each counter of ids gave away. */
  counters: z.record(z.string(), z.string().regex(/^\d+$/)),
  files: z.array(z.object({ hash, bytes: z.int().min(0) })),
  /** Files that rows refer to and that were gone or damaged already: nobody can bring them back. */
  lost: z.array(hash),
});

export type SavedTable = z.infer<typeof savedTable>;
/** What a backup says of itself, in `manifest.json`. */
export type Manifest = z.infer<typeof manifest>;

/** @throws Error when there is none or it says something else */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} holds no backup`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${join(folder, MANIFEST)} is damaged, or was written by another version of Assay`);
  }
}
