import type { FailureCode } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';

/** What the archive's directory says of an entry. */
export interface EntryFacts {
  name: string;
  encrypted: boolean;
  /** 0 stored, 8 deflated; nothing else is read. */
  compressionMethod: number;
  /** Type and permissions as Unix keeps them; 0 when the archive was made elsewhere. */
  unixMode: number;
  compressedBytes: number;
  bytes: number;
}

const PATH_MAX = 1024;
const NAME_MAX = 255;

/** Small files may shrink a lot: a million equal numbers do. Above this size only bombs do so. */
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
const RATIO_MAX = 200;

const TYPE_MASK = 0o170000;
const PLAIN_TYPES = new Set([0, 0o100000, 0o040000]);

/** Control characters, and marks that make a name read other than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const TREACHEROUS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A refusal that names the entry in a way that is safe to show. */
export const entryFailure = (code: FailureCode, name: string, detail?: string) =>
  new Failure(code, { entry: name.slice(0, NAME_MAX).replace(TREACHEROUS, '?') }, detail);

/** Names only label files here; they must not mislead whoever downloads and unpacks the data later either. */
function isPlainPath(name: string): boolean {
  if (name.length > PATH_MAX || name.search(TREACHEROUS) >= 0) return false;
  if (name.includes('\\') || /^[A-Za-z]:/.test(name)) return false;
  // An empty first segment is an absolute path; segments of dots lead elsewhere.
  return name
    .replace(/\/$/, '')
    .split('/')
    .every((segment) => segment.length <= NAME_MAX && !/^\.*$/.test(segment));
}

/** Refuses entries that are no plain files or folders of ours: bad paths, links, devices, ciphers, bombs. */
export function refuseEntry(entry: EntryFacts): Failure | null {
  const refuse = (code: FailureCode) => entryFailure(code, entry.name);
  if (!isPlainPath(entry.name)) return refuse('testdata.badName');
  if (entry.encrypted) return refuse('testdata.encrypted');
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return refuse('testdata.badMethod');
  if (!PLAIN_TYPES.has(entry.unixMode & TYPE_MASK)) return refuse('testdata.notPlain');
  const swells = entry.bytes > RATIO_FROM_BYTES && entry.bytes > RATIO_MAX * entry.compressedBytes;
  return swells ? refuse('testdata.bomb') : null;
}

/** Refuses names that one file system or another takes for the same: equal, of other letter case, of other composition. */
export function refuseTwins(names: readonly string[]): Failure | null {
  const seen = new Set<string>();
  for (const name of names) {
    const plain = name.normalize('NFC').toLowerCase();
    if (seen.has(plain)) return entryFailure('testdata.nameTwice', name);
    seen.add(plain);
  }
  return null;
}
