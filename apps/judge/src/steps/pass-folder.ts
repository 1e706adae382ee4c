import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { NEXT_PASS_FILE } from '@assay/rules/judging/checkers/passes.ts';
import type { CaseInput } from './run-case.ts';
import type { PassFiles } from './run-checker.ts';

/** What the jury's program leaves from pass to pass of one case. */
export interface PassFolder {
  /** For its next call. */
  next(): Promise<PassFiles>;
  /**
   * Looks through what it left in a pass; the input that it asks the program to be run with, or null.
   * @param pass from 1; one in which it was not called left nothing
   */
  nextInput(pass: number): Promise<CaseInput | null>;
  dispose(): Promise<void>;
}

export type PassFolders = () => PassFolder;

/** @param outputDir a writable root of the sandbox */
export const createPassFolders =
  (outputDir: string): PassFolders =>
  () => {
    const root = join(outputDir, randomUUID());
    let calls = 0;
    let files: PassFiles['files'] = [];
    const folder = () => join(root, String(calls));
    return {
      async next() {
        calls++;
        // A second run of the same pass begins with an empty folder, too.
        await mkdir(folder(), { recursive: true });
        return { files, into: folder() };
      },
      async nextInput(pass) {
        if (calls < pass) return null;
        const paths = await filesBelow(folder());
        files = paths
          .filter((path) => path !== NEXT_PASS_FILE && !path.endsWith('.keep'))
          .map((path) => ({ path, content: { kind: 'file', path: join(folder(), path) } }));
        if (!paths.includes(NEXT_PASS_FILE)) return null;
        const path = join(folder(), NEXT_PASS_FILE);
        return { kind: 'file', path, size: (await stat(path)).size };
      },
      dispose: () => rm(root, { recursive: true, force: true }),
    };
  };

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
}
