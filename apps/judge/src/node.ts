import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { refuseDisk, refuseSandbox, testSandbox } from './health.ts';
import { judgeJob } from './judge-submission.ts';
import { createPreparedFiles } from './languages/prepared-files.ts';
import { LanguagesOffered } from './languages-offered.ts';
import type { Bench } from './modes/mode.ts';
import { DiskCache } from './platform/disk-cache.ts';
import { type Announcement, Link } from './platform/link/link.ts';
import { connectServer } from './platform/link/server.ts';
import type { Log } from './platform/log.ts';
import { type BlobSource, createTestdata } from './platform/testdata.ts';
import { NativeSandbox } from './sandbox/client.ts';
import { SelfTests } from './self-test.ts';
import type { Settings } from './settings.ts';
import { createCompiler } from './steps/compile.ts';
import { createRunner } from './steps/run-case.ts';

const VERSION = '0.1.0';
const BLOBS_BYTES = 20 * 2 ** 30;
const PROGRAMS_BYTES = 4 * 2 ** 30;
const PREPARED_BYTES = 4 * 2 ** 30;
const HEALTH_MS = 8_000;

export interface JudgeNode {
  /** Stops within 8 s: running jobs are finished or given back. */
  stop(): Promise<void>;
}

/** What is laid out below the data directory, and the sandbox that may touch it. */
export async function openBench(settings: Settings, source: BlobSource, log: Log) {
  // Programs run under users of their own, who must be able to read what is made here for them.
  process.umask(0o022);
  const root = join(settings.dataDir, 'judge');
  const outputs = join(root, 'outputs');
  await rm(outputs, { recursive: true, force: true });
  await mkdir(outputs, { recursive: true });
  const [blobs, programs, prepared] = await Promise.all([
    DiskCache.open(join(root, 'blobs'), BLOBS_BYTES),
    DiskCache.open(join(root, 'programs'), PROGRAMS_BYTES),
    DiskCache.open(join(root, 'prepared'), PREPARED_BYTES),
  ]);
  const sandbox = new NativeSandbox({
    helper: settings.helper,
    slots: settings.slots,
    readRoots: [blobs.root],
    writeRoots: [programs.root, prepared.root, outputs],
    onLog: (line) => log.warn({ line }, 'sandbox'),
  });
  const preparedFiles = createPreparedFiles(sandbox, prepared);
  const bench: Bench = {
    compiler: createCompiler(sandbox, programs, preparedFiles),
    runner: createRunner(sandbox, outputs),
    testdata: createTestdata(source, blobs),
  };
  return { root, sandbox, preparedFiles, bench };
}

/** Starts a node. It announces itself at once and takes work as soon as its first language has proved itself. */
export async function startNode(settings: Settings, log: Log): Promise<JudgeNode> {
  const server = connectServer(settings.serverUrl, settings.token);
  const { root, sandbox, preparedFiles, bench } = await openBench(settings, server, log);
  const tested = await testSandbox(sandbox, settings.helper);
  if (tested.refusal) log.error({ reason: tested.refusal }, 'the sandbox does not hold; no work is taken');
  const problems = { disk: await refuseDisk(settings.dataDir), sandbox: tested.refusal };
  const tests = await SelfTests.open(root, settings.helper);

  const instance = randomUUID();
  const describe = (): Announcement => {
    const reasons = [problems.disk, problems.sandbox].filter((one) => one !== null);
    if (!languages.someReady) reasons.push('no language has passed its self-test yet');
    return {
      name: settings.name,
      instance,
      slots: settings.slots,
      version: VERSION,
      sandbox: {
        cgroup: tested.cgroup,
        ok: problems.sandbox === null,
        warnings: tested.warnings.map((one) => one.slice(0, 500)).slice(0, 50),
      },
      languages: languages.describe(),
      ready: reasons.length === 0,
      problems: reasons,
    };
  };

  let news: NodeJS.Timeout | null = null;
  const changed = () => {
    news ??= setTimeout(() => {
      news = null;
      link.announceAgain();
    }, 200);
  };
  const languages = new LanguagesOffered(LANGUAGES, { tests, sandbox, bench, prepared: preparedFiles, log }, changed);
  const link = new Link({
    server,
    log,
    slots: settings.slots,
    describe,
    judge: async (work, hooks) => {
      const report = await judgeJob(work, (name) => languages.toolchainOf(name), bench, hooks);
      if (report.outcome === 'judgeFailure') void examine(work.language);
      return report;
    },
  });

  /** Looks whether this node may go on taking work; `thoroughly` also runs a program. */
  const checkHealth = async (thoroughly: boolean) => {
    const disk = await refuseDisk(settings.dataDir);
    // A sandbox that failed its attacks stays out of use until the node is started anew.
    const probe = tested.refusal ?? (thoroughly || problems.sandbox !== null ? await refuseSandbox(sandbox) : null);
    const isNews = disk !== problems.disk || probe !== problems.sandbox;
    Object.assign(problems, { disk, sandbox: probe });
    if (isNews) changed();
  };
  const examine = async (language: string) => {
    await checkHealth(true);
    if (problems.sandbox === null) await languages.doubt(language);
  };
  const health = setInterval(() => {
    void checkHealth(false).then(() => (problems.sandbox === null ? languages.retestFailed() : undefined));
  }, HEALTH_MS);

  await languages.recall();
  link.start();
  if (tested.refusal === null) {
    languages.testAll(settings.slots).catch((error: unknown) => log.error({ error }, 'self-tests'));
  }

  return {
    async stop() {
      clearInterval(health);
      if (news) clearTimeout(news);
      await link.stop();
      await sandbox.close();
      await server.close();
    },
  };
}
