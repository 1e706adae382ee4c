#!/usr/bin/env node
// @ts-check
/**
 * `npm start`: from a fresh clone to a running site. It makes what is missing (packages, compilers, builds, database),
 * then runs the server and a judge node and looks after them until it is told to stop. Plain JavaScript with nothing
 * but Node, because it runs before anything is installed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildOptional, buildSandbox, buildStale, launcherBuilds, optionalBuilds, siteBuilds } from './builds.mjs';
import { stopCommands } from './commands.mjs';
import { findLocalUrl, makeDataDir, readJudgeToken, readLaunchConfig, refuseTakenPort } from './environment.mjs';
import { Instance } from './instance.mjs';
import { refuseOldNode } from './node-version.mjs';
import { providePackages } from './packages.mjs';
import { followWatchdog, notifySystemd } from './programs/systemd.mjs';
import { formatSeconds, runStep, say } from './progress.mjs';
import { waitUntilReady } from './readiness.mjs';
import { chooseIdentities } from './rights/identities.mjs';
import { prepareJudge, prepareServer } from './rights/least-rights.mjs';
import { SECRETS } from './rights/variables.mjs';
import { root } from './root.mjs';
import { startSimulators } from './simulators.mjs';
import { Site } from './site.mjs';
import { provideToolchains } from './toolchains/toolchains.mjs';

const USAGE = `Usage: npm start [-- OPTION …]
  --empty      begin without the demo problems (only matters for a new database)
  --no-judge   start no judge node beside the server: all of them run elsewhere
  --remote-simulators  let simulators stand in for remote judges, to try them: docs/remote-judges.md
  --build      make what is missing, then end without starting anything
Everything else is set by environment variables: docs/configuration.md`;

/** How long to wait for a judge node before saying that the site cannot judge yet. */
const READY_PATIENCE_MS = 180_000;
/** Nodes elsewhere come when they come. */
const READY_PATIENCE_ALONE_MS = 10_000;

/** What to undo when told to stop, last made first. @type {(() => unknown)[]} */
const undoings = [];
let isStopping = false;

async function start() {
  const startedMs = performance.now();
  const options = process.argv.slice(2);
  if (options.includes('--help')) return say(USAGE);
  const unknown = options.find(
    (option) => !['--empty', '--no-judge', '--remote-simulators', '--build'].includes(option),
  );
  if (unknown) throw new Error(`Unknown option ${unknown}\n${USAGE}`);
  refuseOldNode();

  if (options.includes('--build')) return await build();
  const withJudge = !options.includes('--no-judge');
  const config = readLaunchConfig(process.env);
  followWatchdog();
  const dataDir = makeDataDir(config.dataDir);
  await providePackages();
  await buildStale(launcherBuilds);
  const instance = await Instance.claim(dataDir);
  undoings.push(() => instance.release());
  await refuseTakenPort(config);
  if (withJudge) {
    await provideToolchains(['sandbox', 'judging'], ['sandbox']);
    await buildSandbox();
  }
  await buildStale(siteBuilds);
  const identities = chooseIdentities(dataDir);
  const databaseUrl = process.env.DATABASE_URL || (await startDatabase(dataDir, identities.server?.gid));

  const simulators = options.includes('--remote-simulators') ? await startSimulators() : null;
  if (simulators) undoings.push(simulators.stop);

  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const env = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JUDGE_TOKEN: readJudgeToken(process.env, dataDir),
    ASSAY_SERVER_URL: findLocalUrl(config),
    JUDGE_NAME: process.env.JUDGE_NAME || 'local',
    ...(options.includes('--empty') ? { SEED: 'none' } : {}),
    ...(simulators ? { REMOTE_SIMULATORS: simulators.origins } : {}),
  };
  // Each program gets its own variables; ours are not needed any more.
  for (const name of SECRETS) delete process.env[name];
  const starts = {
    server: prepareServer(identities.server, dataDir, env),
    judge: withJudge ? await prepareJudge(identities.judge, dataDir, env) : undefined,
  };
  for (const [name, start] of Object.entries(starts)) {
    if (start?.weaker) say(`The ${name} runs with the rights of root (${start.weaker}): see docs/security.md`);
  }
  const site = new Site(instance, logDir, starts, join(dataDir, 'server', 'first-admin.json'));
  undoings.push(() => site.stop());
  const readiness = await runStep(`Starting the server${withJudge ? ' and a judge node' : ''}`, () => {
    site.start(() => notifySystemd('READY=1'));
    const patienceMs = withJudge ? READY_PATIENCE_MS : READY_PATIENCE_ALONE_MS;
    const waiting = waitUntilReady(findLocalUrl(config), patienceMs, () => site.isListening);
    return Promise.race([waiting, site.failed]);
  });
  if (isStopping) return;
  site.showFirstAdmin((admin) => say(describeSite(config, dataDir, admin, readiness)));
  say(`Started in ${formatSeconds(performance.now() - startedMs)}. Ctrl-C stops it.`);
  // nobody waits for what is offered once it is there
  await Promise.all([site.failed, buildOptional(optionalBuilds)]);
}

/** What a start would make first, for images and for services that may not write to the repository. */
async function build() {
  await providePackages();
  await buildStale(launcherBuilds);
  await provideToolchains(['sandbox', 'judging'], ['sandbox']);
  await buildSandbox();
  await buildStale(siteBuilds);
  await buildOptional(optionalBuilds);
}

/** @param {string} dataDir @param {number | undefined} clientGid whose members may connect, beside its own user and root */
async function startDatabase(dataDir, clientGid) {
  /** @type {typeof import('../../packages/postgres/src/postgres.ts')} */
  const { startPostgres } = await import(join(root, 'packages/postgres/dist/postgres.mjs'));
  const postgres = await runStep('Starting the database', () => startPostgres({ dataDir, clientGid, log: say }));
  undoings.push(() => postgres.stop());
  return postgres.url;
}

/**
 * @param {import('./environment.mjs').LaunchConfig} config
 * @param {string} dataDir
 * @param {{ username: string, password: string } | undefined} admin made by this start, or by one that was cut off
 * @param {{ isReady: boolean, missing: string }} readiness
 */
function describeSite(config, dataDir, admin, readiness) {
  const address = process.env.PUBLIC_URL || findLocalUrl(config).replace('127.0.0.1', 'localhost');
  const rows = [
    ['Address', address],
    ['Administrator', admin?.username ?? (process.env.ADMIN_USERNAME || 'root')],
    ...(admin ? [['Password', `${admin.password}   (shown only this once)`]] : []),
    ['Data', dataDir],
    ['Logs', join(dataDir, 'logs')],
  ];
  const title = readiness.isReady ? 'Assay is ready.' : `Assay runs, but cannot judge yet: ${readiness.missing}`;
  return ['', title, '', ...rows.map(([name, value]) => `  ${String(name).padEnd(15)}${value}`), ''].join('\n');
}

async function stop() {
  isStopping = true;
  notifySystemd('STOPPING=1');
  await stopCommands();
  for (const undo of undoings.splice(0).reverse()) await undo();
}

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(name, async () => {
    if (isStopping) return;
    say('Stopping …');
    await stop();
    say('Stopped.');
    process.exit(0);
  });
}

// Compiled programs are run by other users, and a package installed under a stricter mask breaks the system.
process.umask(0o022);

start().catch(async (error) => {
  if (isStopping) return;
  await stop();
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
