import type { ZipContent } from '../../archive/write-zip.ts';
import type { FileRef } from '../../file-ref.ts';

export type Flavour = 'legacy' | '2025-09' | 'domjudge';

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}$/;

/** A name that the format takes. */
export const plainName = (name: string): string =>
  NAME.test(name)
    ? name
    : name
        .replace(/[^A-Za-z0-9_.-]+/g, '_')
        .replace(/^[.-]+/, '')
        .slice(0, 200) || 'file';

/** The files of a package that is being written; a path is given once. */
export interface Layout {
  readonly contents: ZipContent[];
  has(path: string): boolean;
  /** Puts a file there, or under a name like it when that is taken. @returns the path */
  put(path: string, file: FileRef, isExecutable?: boolean): string;
}

export function newLayout(): Layout {
  const contents: ZipContent[] = [];
  const taken = new Set<string>();
  return {
    contents,
    has: (path) => taken.has(path.toLowerCase()),
    put(path, file, isExecutable = false) {
      const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
      let free = path;
      for (let turn = 2; taken.has(free.toLowerCase()); turn += 1) free = `${stem}-${turn}${extension}`;
      taken.add(free.toLowerCase());
      contents.push({ path: free, file, isExecutable });
      return free;
    },
  };
}
