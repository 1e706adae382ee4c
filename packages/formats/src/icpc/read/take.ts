import type { Archive, ArchiveEntry } from '../../archive/archive.ts';

/** An archive whose files are taken one by one; what nobody takes is kept with the files of the jury. */
export interface Takes {
  readonly archive: Archive;
  take(path: string): ArchiveEntry | null;
  /** Takes the files below a folder. */
  takeBelow(folder: string): ArchiveEntry[];
  /** Files below a folder, not taken by this. */
  seeBelow(folder: string): ArchiveEntry[];
  mark(entry: ArchiveEntry): void;
  /** Files that nobody took. */
  left(): ArchiveEntry[];
}

export function takesOf(archive: Archive): Takes {
  const taken = new Set<string>();
  const seeBelow = (folder: string) => archive.entries.filter(({ path }) => path.startsWith(`${folder}/`));
  const mark = ({ path }: ArchiveEntry) => {
    taken.add(path);
  };
  return {
    archive,
    mark,
    seeBelow,
    take(path) {
      const entry = archive.find(path);
      if (entry) mark(entry);
      return entry;
    },
    takeBelow(folder) {
      const entries = seeBelow(folder);
      entries.forEach(mark);
      return entries;
    },
    left: () => archive.entries.filter(({ path }) => !taken.has(path)),
  };
}
