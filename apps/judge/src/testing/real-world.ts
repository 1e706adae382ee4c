import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { judgeJob } from '../judge-submission.ts';
import { askVersion, identify, type Toolchain } from '../languages/toolchain.ts';
import { openJudgeTools } from '../node.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type FakeWorld, MemoryBlobs } from './fake-world.ts';
import { type SubmissionText, submissionOf } from './jobs.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
/** The repository's own helper unless the environment names another. */
export const HELPER = process.env.SANDBOX_HELPER ?? join(REPOSITORY, 'native/sandbox/build/assay-sandbox');

/** Compiles the sandbox's helper if its sources are newer. */
export async function buildHelper(): Promise<void> {
  if (process.env.SANDBOX_HELPER) return;
  await promisify(execFile)('make', ['-s', '-C', join(REPOSITORY, 'native/sandbox')]);
}

export interface RealWorld extends Pick<FakeWorld, 'tools' | 'blobs' | 'hooks' | 'toolchainOf'> {
  sandbox: Sandbox;
  dataDir: string;
  close(): Promise<void>;
}

/** The judge's parts on the real sandbox, with the languages named, in a directory of its own. */
export async function openRealWorld(languages: string[], slots = 2): Promise<RealWorld> {
  await buildHelper();
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-judge-'));
  const blobs = new MemoryBlobs();
  const quiet = { info() {}, warn: console.warn, error: console.error, debug() {} };
  const settings = {
    serverUrl: '',
    token: '',
    name: 'test',
    slots,
    pin: false, // test files run side by side
    languages: null,
    dataDir,
    helper: HELPER,
    includeDir: join(dataDir, 'include'),
  };
  const { sandbox, tools } = await openJudgeTools(settings, blobs, quiet);
  const toolchains = new Map<string, Toolchain>();
  for (const data of LANGUAGES.filter((one) => languages.some((name) => languageNamed(name) === one.name))) {
    const found = await identify(data);
    if ('missing' in found) throw new Error(found.missing);
    toolchains.set(data.name, { ...found, version: await askVersion(sandbox, data) });
  }
  return {
    sandbox,
    dataDir,
    tools,
    blobs,
    toolchainOf: (name) => toolchains.get(languageNamed(name)),
    hooks: { signal: new AbortController().signal, progress: { judging() {}, caseDone() {}, nearlyOver() {} } },
    async close() {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Judges a submission as a node does. */
export const judgeText = ({ blobs, toolchainOf, tools, hooks }: RealWorld, text: SubmissionText) =>
  judgeJob(submissionOf(blobs, text), toolchainOf, tools, hooks);

/** The same for one that must end with a verdict. */
export async function judgedText(world: RealWorld, text: SubmissionText) {
  const report = await judgeText(world, text);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  return report;
}
