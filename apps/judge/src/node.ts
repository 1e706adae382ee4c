import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@assay/contract/judging/node-link.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { OwnLanguages } from './custom-languages.ts';
import { Health } from './health.ts';
import { judgeJob } from './judge-submission.ts';
import { createIncludeFolder } from './languages/include-folder.ts';
import { createPreparedFiles } from './languages/prepared-files.ts';
import { LanguagesOffered } from './languages-offered.ts';
import type { JudgeTools } from './modes/mode.ts';
import { DiskCache } from './platform/disk-cache.ts';
import { type Announcement, Link } from './platform/link/link.ts';
import { connectServer } from './platform/link/server.ts';
import type { Log } from './platform/log.ts';
import { type BlobSink, type BlobSource, createTestdata } from './platform/testdata.ts';
import { NativeSandbox } from './sandbox/client.ts';
import { type Sandbox, sandboxUntil } from './sandbox/sandbox.ts';
import { sandboxWithin } from './sandbox/within-machine.ts';
import { SelfTests } from './self-test.ts';
import { type Settings, SHIPPED_HEADERS } from './settings.ts';
import { Speed } from './speed.ts';
import { createCompiler } from './steps/compile.ts';
import { createInteractions } from './steps/interact.ts';
import { createPassFolders } from './steps/pass-folder.ts';
import { createRunner } from './steps/run-case.ts';
import { createCheckers } from './steps/run-checker.ts';

const VERSION = '0.1.0';
const BLOBS_BYTES = 20 * 2 ** 30;
const PROGRAMS_BYTES = 16 * 2 ** 30;
const PREPARED_BYTES = 4 * 2 ** 30;
/** At most these parts of a small disk are filled with test data, and each with the two kinds of programs. */
const BLOBS_SHARE = 0.5;
const PROGRAMS_SHARE = 0.1;
/** Given back when the disk runs full. */
const ROOM_BYTES = 2 * 2 ** 30;
/** A program and the jury's that talks with it need a box each, also where one job is judged at a time. */
const BOXES_MIN = 2;
const HEALTH_MS = 8_000;
/** Changes so close together are announced once. */
const NEWS_MS = 200;

export interface JudgeNode {
  /** Stops within 8 s: running jobs are finished or given back. */
  stop(): Promise<void>;
}

/** What is laid out below the data directory, and the sandbox that may touch it. */
export async function openJudgeTools(settings: Settings, source: BlobSource & BlobSink, log: Log) {
  // Programs run under users of their own, who must be able to read what is made here for them.
  process.umask(0o022);
  const root = join(settings.dataDir, 'judge');
  const outputs = join(root, 'outputs');
  const state = join(root, 'state');
  for (const folder of [outputs, state]) await mkdir(folder, { recursive: true });
  // Emptied, not replaced: where the node has few rights, the folder is not its own to make.
  for (const name of await readdir(outputs)) await rm(join(outputs, name), { recursive: true, force: true });
  const disk = await statfs(root);
  const upTo = (bytes: number, share: number) => Math.min(bytes, disk.blocks * disk.bsize * share);
  const [blobs, programs, prepared] = await Promise.all([
    DiskCache.open(join(root, 'blobs'), upTo(BLOBS_BYTES, BLOBS_SHARE)),
    DiskCache.open(join(root, 'programs'), upTo(PROGRAMS_BYTES, PROGRAMS_SHARE)),
    DiskCache.open(join(root, 'prepared'), upTo(PREPARED_BYTES, PROGRAMS_SHARE)),
  ]);
  const open = (isBackground: boolean) => {
    const native = new NativeSandbox({
      helper: settings.helper,
      socket: settings.helperSocket,
      slots: Math.max(settings.slots, BOXES_MIN),
      pin: settings.pin,
      readRoots: [blobs.root],
      writeRoots: [programs.root, prepared.root, outputs],
      background: isBackground,
      onLog: (line) => log.warn({ line }, 'sandbox'),
    });
    const sandbox = sandboxWithin(native, memoryMbOf(process.constrainedMemory(), totalmem()));
    const preparedFiles = createPreparedFiles(sandbox, prepared);
    const compiler = createCompiler(sandbox, programs, preparedFiles);
    const includes = createIncludeFolder(settings.includeDir, SHIPPED_HEADERS);
    const shared = {
      compiler,
      testdata: createTestdata(source, blobs),
      files: source,
      passFolders: createPassFolders(outputs),
    };
    const toolsOver = (runs: Sandbox): JudgeTools => ({
      ...shared,
      runner: createRunner(runs, outputs),
      checkers: createCheckers(runs, compiler, includes),
      interactions: createInteractions(runs),
    });
    // Compilations go on: other jobs may wait for the same program.
    const toolsUntil = (signal: AbortSignal) => toolsOver(sandboxUntil(sandbox, signal));
    return { sandbox, preparedFiles, tools: toolsOver(sandbox), toolsUntil };
  };
  // Self-tests and preparations have a helper of their own, so that they hold no slot for which a submission waits.
  return { state, ...open(false), background: open(true), makeRoom: () => blobs.free(ROOM_BYTES) };
}

/** Starts a node. It announces itself at once and takes work as soon as its first language has proved itself. */
export async function startNode(settings: Settings, log: Log): Promise<JudgeNode> {
  const server = connectServer(settings.serverUrl, settings.token);
  const { state, sandbox, tools, toolsUntil, background, makeRoom } = await openJudgeTools(settings, server, log);
  const health = new Health({
    sandbox,
    helper: settings.helper,
    dataDir: state,
    log,
    spoiled: () => tools.testdata.spoiled,
    makeRoom,
  });
  await health.check(false);
  const speed = new Speed(sandbox, log);
  if (health.sandboxHolds) await speed.measure();
  const tests = await SelfTests.open(state, settings.helper);

  let news: NodeJS.Timeout | null = null;
  const changed = () => {
    news ??= setTimeout(() => {
      news = null;
      link.announceAgain();
    }, NEWS_MS);
  };
  const isChosen = ({ name }: { name: string }) => settings.languages?.includes(name) ?? true;
  const languages = new LanguagesOffered(LANGUAGES.filter(isChosen), { tests, log, ...background }, changed);
  const instance = randomUUID();
  const link = new Link({
    server,
    log,
    slots: settings.slots,
    describe: () => announcementOf(settings, instance, health, speed, languages),
    onLanguages: (edition) => void own.hear(edition),
    judge: async (work, hooks) => {
      const report = await judgeJob(work, (name) => languages.toolchainOf(name), toolsUntil(hooks.signal), hooks);
      const isWanted = !hooks.signal.aborted;
      if (isWanted && report.outcome === 'judgeFailure' && !report.isFinal) void lookAfter(work.language);
      return report;
    },
  });

  let isTesting = false;
  const testLanguages = async () => {
    if (isTesting || !health.sandboxHolds) return;
    isTesting = true;
    try {
      await languages.testNew(settings.slots);
      await languages.prepare();
    } finally {
      isTesting = false;
    }
  };
  const own = new OwnLanguages({
    server,
    log,
    languages,
    isChosen,
    lookAtNew: () => void languages.testNew(1).then(() => languages.prepare()),
  });
  /** @param doubted a language whose job could not be judged */
  const lookAfter = async (doubted: string | null) => {
    if (await health.check(doubted !== null)) changed();
    void testLanguages();
    if (!health.sandboxHolds) return;
    if (await speed.measure()) changed();
    await (doubted === null ? languages.retestFailed() : languages.doubt(doubted));
  };
  const watch = setInterval(() => void lookAfter(null), HEALTH_MS);

  await languages.recall();
  link.start();
  void testLanguages();

  return {
    async stop() {
      clearInterval(watch);
      if (news) clearTimeout(news);
      await link.stop();
      await Promise.all([sandbox.close(), background.sandbox.close()]);
      await server.close();
    },
  };
}

/** What a machine has for programs: less than it holds where a control group says so (a number beyond it where none does). */
const memoryMbOf = (constrained: number, total: number) =>
  Math.floor((constrained > 0 ? Math.min(constrained, total) : total) / 2 ** 20);

function announcementOf(
  settings: Settings,
  instance: string,
  health: Health,
  speed: Speed,
  languages: LanguagesOffered,
): Announcement {
  const problems = health.problems;
  // Without a sandbox none can be tested: that is no trouble of its own.
  if (health.sandboxHolds && !languages.someReady) problems.push(writeNodeProblem('noLanguage', {}));
  return {
    name: settings.name,
    instance,
    slots: settings.slots,
    version: VERSION,
    protocol: PROTOCOL,
    clockMs: Date.now(),
    speedMs: speed.ms,
    memoryMb: memoryMbOf(process.constrainedMemory(), totalmem()),
    sandbox: {
      cgroup: health.cgroup,
      ok: health.sandboxHolds,
      warnings: health.warnings.map((one) => one.slice(0, 500)).slice(0, 50),
    },
    languages: languages.describe(),
    ready: problems.length === 0,
    problems: problems.map((one) => one.slice(0, 500)),
  };
}
