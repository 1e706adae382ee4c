import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceText {
  name: string;
  content: string;
}

/** Larger files are no headers. */
const HEADER_BYTES_MAX = 2 << 20;

/**
 * The node's folder of headers for the jury's programs: `testlib.h` and the like. A file of it is laid beside a checker
 * that names it and does not bring one of that name.
 */
export interface IncludeFolder {
  /** Those files that the code names, and those that these name in turn. */
  filesFor(code: string, own: readonly SourceText[]): Promise<SourceText[]>;
}

/** @param folder need not exist; read anew each time, so that a header can be put there while the node runs */
export const createIncludeFolder = (folder: string): IncludeFolder => ({
  async filesFor(code, own) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !own.some((file) => file.name === name));
    const found: SourceText[] = [];
    const texts = [code, ...own.map((file) => file.content)];
    for (let text = texts.shift(); text !== undefined; text = texts.shift()) {
      for (const name of names) {
        if (!text.includes(name) || found.some((file) => file.name === name)) continue;
        const path = join(folder, name);
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
