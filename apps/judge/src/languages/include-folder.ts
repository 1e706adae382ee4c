import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceText {
  name: string;
  content: string;
}

/** Larger files are no headers. */
const HEADER_BYTES_MAX = 2 << 20;

/**
 * The node's headers for the jury's programs: `testlib.h` and the like. One of them is laid beside a checker
 * that names it and does not bring one of that name.
 */
export interface IncludeFolder {
  /** Those files that the code names, and those that these name in turn. */
  filesFor(code: string, own: readonly SourceText[]): Promise<SourceText[]>;
}

/**
 * @param folders need not exist; of two files of one name that of the earlier folder is taken. Read anew each time, so that a header
 *   can be put there while the node runs
 */
export const createIncludeFolder = (...folders: string[]): IncludeFolder => ({
  async filesFor(code, own) {
    const paths = new Map<string, string>();
    for (const folder of folders) {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!paths.has(name) && !own.some((file) => file.name === name)) paths.set(name, join(folder, name));
      }
    }
    const found: SourceText[] = [];
    const texts = [code, ...own.map((file) => file.content)];
    for (let text = texts.shift(); text !== undefined; text = texts.shift()) {
      for (const [name, path] of paths) {
        if (!text.includes(name) || found.some((file) => file.name === name)) continue;
        const { size } = await stat(path);
        if (size > HEADER_BYTES_MAX) continue;
        const content = await readFile(path, 'utf8');
        found.push({ name, content });
        texts.push(content);
      }
    }
    return found;
  },
});
