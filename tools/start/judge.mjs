// @ts-check
/**
 * `assay judge`: a judge node for a site that runs elsewhere. From a fresh clone it makes what is missing (packages,
 * compilers, the sandbox, the judge itself), then runs the node and looks after it until it is told to stop.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSandbox, buildStale, launcherBuilds, siteBuilds } from './builds.mjs';
import { stopCommands } from './commands.mjs';
import { makeDataDir } from './environment.mjs';
import { Instance } from './instance.mjs';
import { refuseOldNode } from './node-version.mjs';
import { readLogLine } from './programs/log-lines.mjs';
import { Program } from './programs/program.mjs';
import { followWatchdog, notifySystemd } from './programs/systemd.mjs';
import { formatSeconds, say } from './progress.mjs';
import { chooseIdentities } from './rights/identities.mjs';
import { prepareJudge } from './rights/least-rights.mjs';
import { root } from './root.mjs';
import { provideToolchains } from './toolchains/toolchains.mjs';

/** A node finishes for six seconds what it has and gives the rest back. */
const PATIENCE_MS = 20_000;
const REPEAT_MS = 60_000;

/**
 * @typedef {object} JudgeOptions
 * @property {string} server address of the site, without a slash at the end
 * @property {string} token
 * @property {string} dataDir absolute
 * @property {Record<string, string>} env what the node itself is told
 */

const FLAGS = /** @type {const} */ ({
  server: { type: 'string' },
  token: { type: 'string' },
  'token-file': { type: 'string' },
  name: { type: 'string' },
  slots: { type: 'string' },
  data: { type: 'string' },
  languages: { type: 'string' },
  include: { type: 'string' },
});

/**
 * Flags win over the environment. Throws an error that names what is missing or bad.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {JudgeOptions}
 */
export function readJudgeOptions(args, env) {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  const server = (values.server ?? env.ASSAY_SERVER_URL ?? '').replace(/\/+$/, '');
  if (!/^https?:\/\/[^/]/.test(server)) throw new Error('--server: must be the http or https address of the site');
  const token = values.token ?? (values['token-file'] ? readTokenFile(values['token-file']) : env.JUDGE_TOKEN);
  if (!token) throw new Error('--token, --token-file or JUDGE_TOKEN: the secret of the site’s judge nodes is needed');
  if (token.length < 16) throw new Error('--token: must hold at least 16 characters');
  const slots = values.slots ?? env.JUDGE_SLOTS;
  if (slots && (!/^\d{1,3}$/.test(slots) || Number(slots) < 1 || Number(slots) > 32)) {
    throw new Error('--slots: must be a whole number from 1 to 32');
  }
  const languages = values.languages ?? env.JUDGE_LANGUAGES;
  const include = values.include ?? env.JUDGE_INCLUDE_DIR;
  return {
    server,
    token,
    dataDir: resolve(env.INIT_CWD ?? process.cwd(), values.data ?? env.DATA_DIR ?? join(root, 'data')),
    env: {
      ASSAY_SERVER_URL: server,
      JUDGE_TOKEN: token,
      JUDGE_NAME: values.name ?? env.JUDGE_NAME ?? hostname(),
      ...(slots ? { JUDGE_SLOTS: slots } : {}),
      ...(env.JUDGE_PIN ? { JUDGE_PIN: env.JUDGE_PIN } : {}),
      ...(languages ? { JUDGE_LANGUAGES: languages } : {}),
      ...(include ? { JUDGE_INCLUDE_DIR: resolve(env.INIT_CWD ?? process.cwd(), include) } : {}),
    },
  };
}

/** The first line, as in `DATA_DIR/judge-token`. @param {string} file */
const readTokenFile = (file) => String(readFileSync(file, 'utf8').split('\n')[0]).trim();

/**
 * Asks the site for a file that it cannot have: whether it knows the token shows in how it says no. A site that cannot
 * be reached may come later, so only a refused token throws.
 * @param {JudgeOptions} options
 */
export async function checkToken({ server, token }) {
  let answer;
  try {
    answer = await fetch(`${server}/api/judge/blob?hash=${'0'.repeat(64)}`, {
      headers: { authorization: token },
      signal: AbortSignal.timeout(10_000),
    });
  } catch (error) {
    const { cause, message } = /** @type {Error} */ (error);
    say(`${server} does not answer (${cause instanceof Error ? cause.message : message}); the node goes on trying`);
    return;
  }
  const body = /** @type {{ data?: { code?: string } } | null} */ (await answer.json().catch(() => null));
  if (body?.data?.code === 'judging.blobUnknown') return;
  if (answer.status === 401 || answer.status === 403) {
    throw new Error(`${server} refuses the token: it is not the one in DATA_DIR/judge-token of the site`);
  }
  if (answer.status < 500) throw new Error(`${server} does not answer as an Assay site does (status ${answer.status})`);
  say(`${server} answers with status ${answer.status}; the node goes on trying`);
}

/** Runs a node until a signal ends it. @param {readonly string[]} args */
export async function runJudge(args) {
  const startedMs = performance.now();
  refuseOldNode();
  // Compiled programs are run by other users, and a package installed under a stricter mask breaks the system.
  process.umask(0o022);
  const options = readJudgeOptions(args, process.env);
  await checkToken(options);
  const dataDir = makeDataDir(options.dataDir);
  followWatchdog();

  /** What to undo when told to stop, last made first. @type {(() => unknown)[]} */
  const undoings = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await stopCommands();
    for (const undo of undoings.splice(0).reverse()) await undo();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, async () => {
      if (isStopping) return;
      say('Stopping …');
      await stop();
      say('Stopped.');
      process.exit(0);
    });
  }
  try {
    await buildStale(launcherBuilds);
    const instance = await Instance.claim(dataDir);
    undoings.push(() => instance.release());
    await provideToolchains(['sandbox', 'judging'], ['sandbox']);
    await buildSandbox();
    await buildStale(siteBuilds.filter(({ dist }) => dist === 'apps/judge/dist'));
    const logFile = join(dataDir, 'logs/judge.log');
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    const env = { ...process.env, ...options.env, NODE_ENV: process.env.NODE_ENV || 'production', DATA_DIR: dataDir };
    const start = await prepareJudge(chooseIdentities(dataDir).judge, dataDir, env);
    undoings.push(() => start.end());
    if (start.weaker) say(`The node runs with the rights of root (${start.weaker}): see docs/security.md`);
    const judge = new Program({
      name: 'judge',
      script: join(root, 'apps/judge/dist/main.mjs'),
      cwd: root,
      start,
      args: [],
      umask: 0o022,
      logFile,
      mayRestart: () => true,
      onLine: createTeller(options, startedMs),
      onStart: (pid) => instance.note('judge', pid),
      onEnd: say,
    });
    undoings.push(() => judge.stop(PATIENCE_MS));
    judge.start();
    notifySystemd('READY=1');
    say(`Node ${options.env.JUDGE_NAME} for ${options.server}; log in ${logFile}. Ctrl-C stops it.`);
    await judge.failed;
  } catch (error) {
    // Told to stop: the signal's handler ends the process.
    if (isStopping) return await new Promise(() => {});
    await stop();
    throw error;
  }
}

/**
 * Tells on the terminal what the node logs about its state, and each complaint once a minute at most.
 * @param {JudgeOptions} options
 * @param {number} startedMs
 * @returns {(line: string) => boolean}
 */
function createTeller({ server }, startedMs) {
  let state = '';
  /** @type {Map<string, number>} */
  const shown = new Map();
  return (line) => {
    const { text, isWarning, fields } = readLogLine(line);
    if (fields.msg === 'announced') {
      const problems = Array.isArray(fields.problems) ? fields.problems.map(String) : [];
      const now = fields.ready ? `judges for ${server}` : `takes no work: ${problems.join('; ')}`;
      if (now !== state) say(`The node ${now} (${formatSeconds(performance.now() - startedMs)} after its start)`);
      state = now;
    } else if (isWarning) {
      const what = typeof fields.reason === 'string' ? `${text}: ${fields.reason}` : text;
      const atMs = performance.now();
      if (atMs - (shown.get(what) ?? Number.NEGATIVE_INFINITY) >= REPEAT_MS) say(what);
      if (shown.size > 1000) shown.clear();
      shown.set(what, atMs);
    }
    return false;
  };
}
