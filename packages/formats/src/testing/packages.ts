import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Archive } from '../archive/archive.ts';
import { openPackage } from '../archive/open-archive.ts';
import { writeZip } from '../archive/write-zip.ts';
import { bytesFile, type FileRef, readBytes, textFile } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { detectFormat } from '../formats.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { readPackagesWith } from '../read-packages.ts';
import { type Note, Report } from '../report.ts';
import { streamOf } from '../writing/stream-of.ts';

export interface ReadPackage {
  format: Format | null;
  packages: ProblemPackage[];
  notes: Note[];
}

const isFile = (value: unknown): value is FileRef => typeof (value as FileRef | null)?.open === 'function';

/** The same value with the content of files in their place, so that packages can be compared and outlive their archive. */
export async function resolveFiles(value: unknown): Promise<unknown> {
  if (isFile(value)) return (await readBytes(value, 64 * 1024 * 1024)).toString('latin1');
  if (Array.isArray(value)) return Promise.all(value.map(resolveFiles));
  if (typeof value !== 'object' || value === null) return value;
  const fields = await Promise.all(
    Object.entries(value).map(async ([name, field]) => [name, await resolveFiles(field)] as const),
  );
  return Object.fromEntries(fields);
}

async function inMemory(value: unknown): Promise<unknown> {
  if (isFile(value)) return bytesFile(await readBytes(value, 64 * 1024 * 1024));
  if (Array.isArray(value)) return Promise.all(value.map(inMemory));
  if (typeof value !== 'object' || value === null) return value;
  const fields = await Promise.all(
    Object.entries(value).map(async ([name, field]) => [name, await inMemory(field)] as const),
  );
  return Object.fromEntries(fields);
}

/** Writes bytes to a file and opens it as the site does, for as long as it is used. */
async function withArchive<T>(
  content: Uint8Array,
  fileName: string,
  use: (archive: Archive, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-package-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const { archive, close } = await openPackage(path, fileName);
    try {
      return await use(archive, folder);
    } finally {
      close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a package with the format that its content names. */
export const readPackage = (content: Uint8Array, fileName = 'package.zip', forced?: Format): Promise<ReadPackage> =>
  withArchive(content, fileName, async (archive, folder) => {
    const report = new Report();
    let kept = 0;
    const keep = async (bytes: AsyncIterable<Uint8Array>) => {
      kept += 1;
      const name = join(folder, `kept-${kept}`);
      await writeFile(name, bytes);
      return { bytes: (await stat(name)).size, open: () => createReadStream(name) };
    };
    const format = forced ?? (await detectFormat(archive));
    const packages = format?.read ? await readPackagesWith({ read: format.read }, { archive, report, keep }) : [];
    return { format, packages: (await inMemory(packages)) as ProblemPackage[], notes: report.notes };
  });

/** The files of an archive as texts, by path. */
export const unzipFiles = (content: Uint8Array): Promise<Record<string, string>> =>
  withArchive(content, 'package.zip', async ({ entries }) =>
    Object.fromEntries(
      await Promise.all(
        entries.map(async (entry) => [entry.path, (await readBytes(entry, 1 << 20)).toString()] as const),
      ),
    ),
  );

/** Files as a zip, texts given as they are. */
export const zipFiles = (files: Record<string, string | Uint8Array>): Promise<Buffer> =>
  buffer(
    writeZip(
      Object.entries(files).map(([path, content]) => ({
        path,
        file: typeof content === 'string' ? textFile(content) : bytesFile(content),
      })),
    ),
  );

/** What a format writes, and what it said about it. */
export async function writePackages(
  format: Format,
  packages: readonly ProblemPackage[],
): Promise<{ content: Buffer; notes: Note[]; extension: string }> {
  const report = new Report();
  const written = await format.write!(packages, report);
  return { content: await buffer(streamOf(written)), notes: report.notes, extension: written.extension };
}

export const codesOf = (notes: readonly Note[], severity?: string) =>
  notes.filter((note) => severity === undefined || note.severity === severity).map(({ code }) => code);
