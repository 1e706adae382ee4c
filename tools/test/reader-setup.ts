import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '../start/builds.mjs';
import { root } from '../start/root.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the program of threads that read what people send. */
    readerProgram: string;
  }
}

/**
 * Once per test run: the program of reading threads in one file, as a built server has it. Every worker starts some threads, and from the
 * sources each would translate a thousand files.
 */
export default async function bundleReaders(project: TestProject): Promise<() => void> {
  // what is not bundled is found from there
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'assay-readers-'));
  await bundle(['apps/server/src/reader-worker.ts'], folder);
  project.provide('readerProgram', join(folder, 'reader-worker.mjs'));
  return () => rmSync(folder, { recursive: true, force: true });
}
