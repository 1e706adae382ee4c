import { fail } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import { declareBounds } from '@assay/contract/readers/bounded.ts';
import type { Entry, ZipFile } from 'yauzl';
import { entryFailure, refuseEntry, refuseTwins } from './refuse-entry.ts';

/** A file of an archive that may be unpacked. */
export interface ZippedFile {
  /** Without the one folder that everything lay in. */
  name: string;
  entry: Entry;
}

export interface ZipLimits {
  entries: number;
  /** Of all files together, unpacked. */
  bytes: number;
  /** Names that one file system or another would take for something else are changed, not refused. */
  renames?: boolean;
}

export interface ZipDirectory {
  files: ZippedFile[];
  /** The one folder that everything lay in, without its slash; empty when there is none. */
  folder: string;
  /** What operating systems leave behind. */
  ignored: string[];
  /** Names that were changed, as they are now. */
  renamed: string[];
  /** Names that did not say what they are written in, and are not UTF-8. */
  guessed: string[];
}

declareBounds({
  reader: { en: 'Zip directories', zh: 'zip 目录' },
  where: 'packages/formats/src/archive/zip-directory.ts',
  input: { max: 2 * 1024 ** 3, unit: 'bytes' },
  parts: { max: 50_000, unit: 'files' },
  time: 'linear',
});

const UTF8_FLAG = 0x800;
const LOCAL_HEADER_BYTES = 30;

/** Names say whether they are UTF-8; those that do not are UTF-8 all the same, or come from a Chinese Windows. */
function decodeName(raw: Buffer, flags: number): { name: string; isGuessed: boolean } {
  try {
    return { name: new TextDecoder('utf-8', { fatal: true }).decode(raw), isGuessed: false };
  } catch {
    if (flags & UTF8_FLAG) throw entryFailure('testdata.badName', raw.toString('latin1'));
    return { name: new TextDecoder('gb18030').decode(raw), isGuessed: true };
  }
}

const isLeftover = (name: string) =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*|\.gitkeep|\.keep)$/i.test(name);

/** Entries that share bytes make one megabyte look like terabytes. */
function refuseOverlap(files: readonly ZippedFile[]): Failure | null {
  const ranges = files
    .map(({ name, entry }) => ({
      name,
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize,
    }))
    .sort((a, b) => a.start - b.start);
  const overlapping = ranges.find((range, at) => at > 0 && range.start < ranges[at - 1]!.end);
  if (!overlapping) return null;
  return entryFailure('testdata.overlap', overlapping.name);
}

/** Gives files whose names differ from earlier ones in letter case alone a number. @returns the new names */
function renameTwins(files: ZippedFile[]): string[] {
  const lower = (name: string) => name.normalize('NFC').toLowerCase();
  const taken = new Map(files.map(({ name }) => [lower(name), 0]));
  const exact = new Set<string>();
  const seen = new Set<string>();
  const renamed: string[] = [];
  for (const file of files) {
    const { name } = file;
    const key = lower(name);
    const isSame = exact.has(name.normalize('NFC'));
    exact.add(name.normalize('NFC'));
    if (!seen.has(key)) seen.add(key);
    else if (!isSame) {
      let number = (taken.get(key) ?? 0) || 1;
      do {
        number += 1;
        file.name = name.replace(/(\.[^./]*)?$/, `-${number}$1`);
      } while (taken.has(lower(file.name)));
      taken.set(key, number).set(lower(file.name), 0);
      renamed.push(file.name);
    }
  }
  return renamed;
}

/** Common folder of all files, with its slash, or nothing. */
function commonFolder(names: readonly string[]): string {
  const folder = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

/**
 * Reads the directory of an archive and refuses the whole of it when anything in there is not right. Nothing is unpacked.
 * @throws Failure `testdata.tooManyEntries`, `testdata.tooLarge`, and those of `refuseEntry`
 */
export async function readZipDirectory(zip: ZipFile, limits: ZipLimits): Promise<ZipDirectory> {
  if (zip.entryCount > limits.entries) fail('testdata.tooManyEntries', { max: limits.entries });
  const files: ZippedFile[] = [];
  const names: string[] = [];
  const ignored: string[] = [];
  const guessed: string[] = [];
  const renamed: string[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { name: written, isGuessed } = decodeName(entry.fileNameRaw, entry.generalPurposeBitFlag);
    const name = limits.renames ? written.replaceAll('\\', '_') : written;
    if (name !== written) renamed.push(name);
    const refusal = refuseEntry({
      name,
      encrypted: entry.isEncrypted(),
      compressionMethod: entry.compressionMethod,
      unixMode: entry.externalFileAttributes >>> 16,
      compressedBytes: entry.compressedSize,
      bytes: entry.uncompressedSize,
    });
    if (refusal) throw refusal;
    if (!limits.renames || !name.endsWith('/')) names.push(name.replace(/\/$/, ''));
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) fail('testdata.tooLarge', { megabytes: limits.bytes / 1024 ** 2 });
    if (name.endsWith('/')) continue;
    if (isLeftover(name)) ignored.push(name);
    else {
      files.push({ name, entry });
      if (isGuessed) guessed.push(name);
    }
  }
  if (limits.renames) renamed.push(...renameTwins(files));
  const refusal = refuseTwins(limits.renames ? files.map(({ name }) => name) : names) ?? refuseOverlap(files);
  if (refusal) throw refusal;
  const folder = commonFolder(files.map(({ name }) => name));
  return {
    files: files.map(({ name, entry }) => ({ name: name.slice(folder.length), entry })),
    folder: folder.slice(0, -1),
    ignored,
    renamed,
    guessed,
  };
}
