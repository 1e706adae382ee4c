// @ts-check
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { confine } from './confine.mjs';
import { provideFolder } from './identities.mjs';
import { JUDGE_FOLDERS, SandboxSocket, SOCKET_PATH_BYTES_MAX } from './sandbox-socket.mjs';
import { environmentOf, JUDGE_VARIABLES, SERVER_MEMORY, SERVER_VARIABLES } from './variables.mjs';

/** @typedef {import('./identities.mjs').Identity} Identity */

/**
 * How one of our programs is started.
 * @typedef {object} Start
 * @property {(command: string[]) => string[]} wrap
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} weaker what of its confinement cannot be had here
 * @property {() => void} end
 */

/** What every program of ours must be able to read: itself, and Node. */
const programFolders = () => [realpathSync(root), dirname(dirname(realpathSync(process.execPath)))];

/** One of each kind: checked out, installed, built. A clone under a strict mask is closed to others. @param {'server' | 'judge'} name */
const programFiles = (name) =>
  ['package.json', 'node_modules/.package-lock.json', `apps/${name}/dist/main.mjs`].map((file) => join(root, file));

/** Folders that the environment names, which may lie anywhere. @param {(string | undefined)[]} given */
const existing = (given) => given.filter((path) => path && existsSync(path)).map((path) => realpathSync(String(path)));

/** What the server keeps in the data directory. */
const SERVER_FOLDERS = ['blobs', 'uploads', 'server'];

/**
 * @param {Identity | undefined} identity
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Start}
 */
export function prepareServer(identity, dataDir, env) {
  const given = existing([env.WEB_DIR, env.SEEDS_DIR]);
  const confined = confine(identity, [...programFolders(), dataDir, ...given], programFiles('server'), root);
  const owner = confined.weaker === undefined ? identity : undefined;
  for (const folder of SERVER_FOLDERS) provideFolder(join(dataDir, folder), owner);
  const serverEnv = { ...SERVER_MEMORY, ...environmentOf(SERVER_VARIABLES, env), ...confined.env };
  return { ...confined, env: serverEnv, end: () => {} };
}

/**
 * Where the judge has no rights, helpers are started for it: they alone need root.
 * @param {Identity | undefined} identity
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Start>}
 */
export async function prepareJudge(identity, dataDir, env) {
  const judgeDir = join(dataDir, 'judge');
  const path = join(judgeDir, 'sandbox.sock');
  const given = existing([env.JUDGE_INCLUDE_DIR]);
  let confined = confine(identity, [...programFolders(), dataDir, ...given], programFiles('judge'), root);
  if (identity && confined.weaker === undefined && Buffer.byteLength(path) > SOCKET_PATH_BYTES_MAX) {
    confined = { ...confine(undefined, [], [], root), weaker: `${path} is too long for a socket` };
  }
  const owner = confined.weaker === undefined ? identity : undefined;
  mkdirSync(judgeDir, { recursive: true });
  const isOurs = process.getuid?.() === 0;
  // The folder stays root's, so that nothing in it can be put in the place of what a helper is told to write to.
  if (isOurs) chownSync(judgeDir, 0, owner?.gid ?? 0);
  chmodSync(judgeDir, owner ? 0o710 : 0o700);
  for (const folder of Object.values(JUDGE_FOLDERS).flat()) provideFolder(join(judgeDir, folder), owner);
  keepSelfTests(judgeDir, owner);
  const judgeEnv = { ...environmentOf(JUDGE_VARIABLES, env), ...confined.env };
  if (!owner) return { ...confined, env: judgeEnv, end: () => {} };
  const helper = env.SANDBOX_HELPER || join(root, 'native/sandbox/build/assay-sandbox');
  const socket = new SandboxSocket({ path, identity: owner, helper, judgeDir });
  await socket.open();
  return { ...confined, env: { ...judgeEnv, SANDBOX_SOCKET: path }, end: () => socket.close() };
}

/** Where earlier versions kept what they knew of the languages. @param {string} judgeDir @param {Identity | undefined} owner */
function keepSelfTests(judgeDir, owner) {
  const [before, now] = [join(judgeDir, 'self-tests.json'), join(judgeDir, 'state', 'self-tests.json')];
  if (!existsSync(before)) return;
  renameSync(before, now);
  if (owner) chownSync(now, owner.uid, owner.gid);
}
