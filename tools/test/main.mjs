#!/usr/bin/env node
// @ts-check
/**
 * `npm test`: installs what the tests need, runs the static check and every test, and ends with one plain line
 * `N passed, N failed`, after the names of tests that did not pass at once. Arguments are handed to vitest
 * (`npm test -- apps/server`) and leave the check out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSandbox } from '../start/builds.mjs';
import { refuseOldNode } from '../start/node-version.mjs';
import { providePackages } from '../start/packages.mjs';
import { formatSeconds, say } from '../start/progress.mjs';
import { root } from '../start/root.mjs';
import { provideToolchains } from '../start/toolchains/toolchains.mjs';
import { addCounts, countReport, countStep, formatCount } from './count.mjs';
import { readChildrensSeconds } from './processors.mjs';

/**
 * Projects of one group share the machine; the groups follow one another, because the sandbox measures time and the
 * journeys wait for a browser. What needs no test goes beside them: the builds of the journeys beside the sandbox, which
 * takes one test after the other, and the check beside the rest.
 * @type {[string[], ...string[][]]}
 */
const GROUPS = [['sandbox'], ['judge', 'server', 'web', 'rules'], ['journeys']];
/**
 * Hundreds of tests wait for processes, connections and a browser on a machine that does much else. One that fails is
 * tried again, and named at the end if it passes then; a wall that holds at a further attempt only does not hold.
 */
const isTriedAgain = (/** @type {string[]} */ projects) => !projects.includes('sandbox');
/** No group takes a third of this on an idle machine; one that hangs must not hang the whole run. */
const GROUP_PATIENCE_MS = 30 * 60_000;

/** Of hundreds that fail at once the first tell why. */
const NAMED_AT_MOST = 40;

const filters = process.argv.slice(2);

const LAST_WORDS_MS = 2_000;

/** What takes only the processors that tests leave idle: a third of their time they wait. */
const BESIDE = 10;
/** What tests that measure time do not notice. */
const UNNOTICED = 19;

/**
 * @param {string} script
 * @param {string[]} args
 * @param {{ priority?: number, isAmongOthers?: boolean }} [manner] among others: what it prints is lines, no picture that is drawn again
 * @returns {Promise<{ exitCode: number | null, processorMs: number }>}
 */
function runNode(script, args, { priority, isAmongOthers = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...(isAmongOthers && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      stdio: isAmongOthers ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: GROUP_PATIENCE_MS,
    });
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    child.once('error', reject);
    child.once('spawn', () => priority !== undefined && setPriority(child.pid ?? 0, priority));
    child.once('exit', async (exitCode) => {
      const processorMs = tellProcessorMs();
      const isToldWhole = once(child, 'close').then(() => true);
      // something that was left behind may hold what it wrote to
      if (!(await Promise.race([isToldWhole, sleep(LAST_WORDS_MS, false, { ref: false })]))) {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }
      resolve({ exitCode, processorMs });
    });
  });
}

let toldSeconds = readChildrensSeconds();
/** Since it was asked the last time: of the child that has just ended. */
function tellProcessorMs() {
  const before = toldSeconds;
  toldSeconds = readChildrensSeconds();
  return 1000 * (toldSeconds - before);
}

/** What took less of the processors than there are has waited. @param {number} wallMs @param {number} processorMs */
const formatTimes = (wallMs, processorMs) =>
  `${formatSeconds(wallMs)}, of the ${availableParallelism()} processors ${formatSeconds(processorMs)}`;

/**
 * What goes beside the tests.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {{ priority?: number }} [manner]
 */
async function runBeside(name, script, args, manner) {
  say(`\n── ${name}`);
  const startedMs = performance.now();
  const { exitCode, processorMs } = await runNode(script, args, manner);
  say(`── ${name}: ${formatTimes(performance.now() - startedMs, processorMs)}`);
  return exitCode;
}

/** @returns {Promise<import('./count.mjs').Count>} */
async function runCheck() {
  const name = 'check: types, lint, layout, printed lists';
  const exitCode = await runBeside(name, 'node_modules/tsx/dist/cli.mjs', ['tools/check.ts'], { priority: BESIDE });
  return countStep(
    exitCode === 0 ? undefined : { file: 'tools/check.ts', test: 'npm run check', message: 'see above' },
  );
}

/**
 * What the journeys run on.
 * @param {Promise<unknown>} testsBeside once they are over, what failed is built again: beside them a tool may wait too long for its own parts
 * @returns {Promise<import('./count.mjs').Count>}
 */
async function runBuilds(testsBeside) {
  const script = 'tools/test/builds.mjs';
  let exitCode = await runBeside('build', script, [], { priority: UNNOTICED });
  if (exitCode !== 0) {
    await testsBeside;
    exitCode = await runBeside('build', script, []);
  }
  return countStep(exitCode === 0 ? undefined : { file: script, test: 'npm run build', message: 'see above' });
}

/**
 * @param {string[]} projects
 * @param {string} reportFile
 * @param {boolean} isAmongOthers
 * @returns {Promise<import('./count.mjs').Count>}
 */
async function runGroup(projects, reportFile, isAmongOthers) {
  say(`\n── ${projects.join(', ')}`);
  const startedMs = performance.now();
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', '--passWithNoTests', ...chosen, ...(isTriedAgain(projects) ? ['--retry=2'] : [])];
  args.push(...reporters, ...filters);
  const { exitCode, processorMs } = await runNode('node_modules/vitest/vitest.mjs', args, { isAmongOthers });
  const count = countReport(readReport(reportFile), exitCode);
  if (filters.length === 0 && count.passed + count.failed === 0) {
    say(`There are no ${projects.join(' or ')} tests.`);
    count.failed = 1;
  }
  if (count.failed > 0 && count.failures.length === 0) {
    count.failures.push({
      file: 'package.json',
      test: projects.join(', '),
      message: `ended with exit code ${exitCode}`,
    });
  }
  say(`── ${projects.join(', ')}: ${formatCount(count)}, ${formatTimes(performance.now() - startedMs, processorMs)}`);
  return count;
}

/** @param {string} file @returns {import('./count.mjs').Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function test() {
  refuseOldNode();
  await Promise.all([providePackages(), provideToolchains(['sandbox', 'judging', 'tests'], ['sandbox', 'tests'])]);
  await buildSandbox();
  tellProcessorMs();
  const folder = mkdtempSync(join(tmpdir(), 'assay-reports-'));
  const [first, ...others] = GROUPS;
  const isWhole = filters.length === 0;
  const needsBuilds = isWhole || filters.some((filter) => filter.includes('e2e'));
  const run = (/** @type {string[]} */ projects) =>
    runGroup(projects, join(folder, `${projects[0]}.json`), isWhole || needsBuilds);
  try {
    const tests = run(first);
    const builds = needsBuilds ? runBuilds(tests) : undefined;
    const counts = [await tests];
    // what is left of the processors while all of them are wanted would be too little for the parts of a build
    if (builds) counts.push(await builds);
    const check = isWhole ? runCheck() : undefined;
    for (const projects of others) counts.push(await run(projects));
    if (check) counts.push(await check);
    return addCounts(counts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Compiled programs are run by other users, and a package installed under a stricter mask breaks the system.
process.umask(0o022);

const startedMs = performance.now();
const total = await test().catch((error) => {
  say(`\n${error.message}`);
  return countStep({ file: 'tools/test/main.mjs', test: 'npm test', message: error.message });
});
say(`\nAll tests took ${formatSeconds(performance.now() - startedMs)}`);
const nameAll = (/** @type {string} */ ending, /** @type {import('./count.mjs').Named[]} */ tests) => {
  for (const { file, test, message } of tests.slice(0, NAMED_AT_MOST)) {
    const where = message.split('\n').slice(0, 3).join('\n');
    say(`${ending}: ${relative(root, resolve(root, file))} > ${test}\n${where}\n`);
  }
};
nameAll('passed only at a further attempt', total.unsteady);
nameAll('FAILED', total.failures);
say(formatCount(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
