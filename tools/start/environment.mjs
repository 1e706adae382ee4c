// @ts-check
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

/**
 * The part of the configuration that the launcher itself needs; the server checks the rest (`docs/configuration.md`).
 * @typedef {object} LaunchConfig
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir absolute
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {LaunchConfig}
 * @throws Error that names the variable
 */
export function readLaunchConfig(env) {
  const port = Number(env.PORT || 8080);
  if (!/^\d{1,5}$/.test(env.PORT || '8080') || port < 1 || port > 65_535) {
    throw new Error(`Bad configuration:\nPORT: must be a number from 1 to 65535, not "${env.PORT}"`);
  }
  // npm changes to the package's folder and leaves in INIT_CWD where the user stands.
  const dataDir = env.DATA_DIR ? resolve(env.INIT_CWD ?? process.cwd(), env.DATA_DIR) : join(root, 'data');
  return { port, host: env.HOST || '0.0.0.0', dataDir };
}

/** Makes the data directory. Others may pass through it: PostgreSQL runs as a user of its own. @param {string} dataDir */
export function makeDataDir(dataDir) {
  if (!existsSync(dataDir)) {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    } catch (error) {
      throw new Error(`DATA_DIR: cannot make ${dataDir} (${/** @type {Error} */ (error).message})`);
    }
  }
  const real = realpathSync(dataDir);
  // One that was made with a stricter mask: what is inside is closed folder by folder.
  const { mode, uid } = statSync(real);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(real, mode | 0o011);
  return real;
}

/** The address at which this machine reaches the server. @param {LaunchConfig} config */
export function findLocalUrl({ host, port }) {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param {LaunchConfig} config */
export function refuseTakenPort({ host, port }) {
  return /** @type {Promise<void>} */ (
    new Promise((fulfil, reject) => {
      const probe = createServer().once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.message})`;
        reject(new Error(`Address ${host}, port ${port}, ${why}. Choose another with PORT or HOST.`));
      });
      probe.listen(port, host, () => probe.close(() => fulfil()));
    })
  );
}

/** The secrets that judge nodes and the server share, one per line of a file that is made once: nodes use the first. @param {NodeJS.ProcessEnv} env @param {string} dataDir */
export function readJudgeToken(env, dataDir) {
  if (env.JUDGE_TOKEN) return env.JUDGE_TOKEN;
  const file = join(dataDir, 'judge-token');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
