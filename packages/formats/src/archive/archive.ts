import type { FileRef } from '../file-ref.ts';

/** A file inside an archive. */
export interface ArchiveEntry extends FileRef {
  /** With `/` between folders, checked to be a plain relative path. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
}

/** Files by path, whatever holds them. */
export interface Archive {
  /** As the client named the file, without its extension: a hint for ids, never a path. */
  readonly name: string;
  readonly entries: readonly ArchiveEntry[];
  /** What operating systems leave behind, passed over. */
  readonly ignored: readonly string[];
  /** Names that were read as GBK because they are not UTF-8, as they are understood. */
  readonly guessedNames: readonly string[];
  /** Names that were changed, as they are now: with `_` for a backslash, or a number where another differs in letter case alone. */
  readonly changedNames: readonly string[];
  find(path: string): ArchiveEntry | null;
  /** The files below a folder (given with or without its last slash), with paths relative to it. */
  below(folder: string): Archive;
}

/** Makes an archive of entries with distinct paths. */
export function archiveOf(
  name: string,
  entries: readonly ArchiveEntry[],
  {
    ignored = [],
    guessedNames = [],
    changedNames = [],
  }: Partial<Pick<Archive, 'ignored' | 'guessedNames' | 'changedNames'>> = {},
): Archive {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return {
    name,
    entries,
    ignored,
    guessedNames,
    changedNames,
    find: (path) => byPath.get(path) ?? null,
    below(folder) {
      const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
      const inside = entries
        .filter(({ path }) => path.startsWith(prefix) && path.length > prefix.length)
        .map((entry) => ({
          path: entry.path.slice(prefix.length),
          bytes: entry.bytes,
          isExecutable: entry.isExecutable,
          ...(entry.source && { source: entry.source }),
          open: () => entry.open(),
        }));
      return archiveOf(prefix.split('/').at(-2) ?? name, inside);
    },
  };
}

/** Names directly below the root: folders with their slash, and files. */
export const topNames = (archive: Archive): string[] => [
  ...new Set(archive.entries.map(({ path }) => /^[^/]+\/?/.exec(path)![0])),
];

/** The last part of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
