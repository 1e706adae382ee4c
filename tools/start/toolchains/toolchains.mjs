// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../commands.mjs';
import { runStep, say } from '../progress.mjs';

/**
 * A program (looked for where the sandbox can see it) or file that must exist, and the Debian packages that bring it.
 * Without `sandbox` tools nothing can be judged; without a `judging` or `languages` tool its language is not offered. Those for
 * `judging` come with the first start, those for `languages` when an administrator asks for them (`npm run languages`).
 * @typedef {object} Toolchain
 * @property {string} name
 * @property {'sandbox' | 'judging' | 'languages' | 'tests'} neededFor
 * @property {string} [program]
 * @property {string} [file]
 * @property {string[]} [version] arguments with which the program tells its version
 * @property {string[]} packages empty when Debian has none
 * @property {string} [origin] where it comes from then
 * @property {string} [standIn] the toolchain that does its work where it cannot be had
 */

/** The only place that lists them: launcher, tests and doctor share it. @type {Toolchain[]} */
export const toolchains = JSON.parse(readFileSync(new URL('./toolchains.json', import.meta.url), 'utf8'));

/** The sandbox shows /usr alone, so a compiler elsewhere on the PATH (under a home directory, say) is of no use. */
const PROGRAM_FOLDERS = ['/usr/bin', '/usr/local/bin'];

/** Where the toolchain is, or undefined when it is missing. @param {Toolchain} toolchain @returns {string | undefined} */
export function locateToolchain({ program, file }) {
  const places = program ? PROGRAM_FOLDERS.map((folder) => `${folder}/${program}`) : [String(file)];
  return places.find((place) => existsSync(place));
}

/** @param {Toolchain['neededFor'][]} uses @returns {Toolchain[]} */
export function findMissing(uses) {
  return toolchains.filter((each) => uses.includes(each.neededFor) && !locateToolchain(each));
}

/** How a missing toolchain is got, in one line. @param {Toolchain} toolchain */
export function describeRemedy(toolchain) {
  if (toolchain.neededFor === 'languages') {
    return toolchain.packages.length > 0
      ? `npm run languages -- '${toolchain.name}'`
      : `Debian has no package for it: ${toolchain.origin}`;
  }
  return installCommand([toolchain]);
}

/** The one command that brings what is missing, as an administrator types it. @param {Toolchain[]} missing */
export function installCommand(missing) {
  return `sudo apt-get install -y --no-install-recommends ${listPackages(missing).join(' ')}`;
}

/** @param {Toolchain[]} missing */
export function listPackages(missing) {
  return missing.flatMap(({ packages }) => packages);
}

/**
 * Whether one is missing that is required and that no other stands in for.
 * @param {Toolchain[]} missing
 * @param {Toolchain['neededFor'][]} required
 */
export function lacksRequired(missing, required) {
  return missing.some(({ neededFor, standIn }) => required.includes(neededFor) && !standIn);
}

/** Packages that this release of the distribution offers, from what `apt-cache policy` printed. @param {string} policy */
export function parseOffered(policy) {
  return [...policy.matchAll(/^(\S+):\n {2}Installed: .*\n {2}Candidate: (.*)$/gm)]
    .filter(([, , candidate]) => candidate !== '(none)')
    .map(([, name]) => String(name));
}

/**
 * Brings the toolchains that are missing, where we may; says how where we may not. Throws only when a tool without
 * which the caller cannot go on stays missing.
 * @param {Toolchain['neededFor'][]} uses
 * @param {Toolchain['neededFor'][]} required
 */
export async function provideToolchains(uses, required) {
  await provide(() => findMissing(uses), required);
}

/**
 * @param {() => Toolchain[]} find what is missing at this moment
 * @param {Toolchain['neededFor'][]} required
 */
export async function provide(find, required) {
  const missing = find();
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    try {
      await runStep(`Installing ${names}`, () => install(missing));
    } catch (error) {
      say(String(/** @type {Error} */ (error).message));
    }
  }
  const left = find();
  if (left.length === 0) return;
  const how = existsSync('/usr/bin/apt-get')
    ? `To install what is missing, type:\n  ${installCommand(left)}`
    : `Install these with your system's package manager (on Debian: ${listPackages(left).join(' ')}).`;
  const absent = left.map(({ name }) => name).join(', ');
  if (lacksRequired(left, required)) throw new Error(`Missing: ${absent}.\n${how}`);
  say(`Going on without: ${absent}. ${how}`);
}

/** @param {Toolchain[]} missing */
async function install(missing) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another installation may be under way on a machine that was just booted.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  await runCommand('apt-get', ['update', '-q', ...wait], { env, isSpared: true });
  const { stdout } = spawnSync('apt-cache', ['policy', ...listPackages(missing)], {
    encoding: 'utf8',
    env: { ...env, LC_ALL: 'C' },
  });
  // One name that a release lacks would make apt refuse them all.
  await runCommand('apt-get', ['install', '-yq', '--no-install-recommends', ...wait, ...parseOffered(stdout)], {
    env,
    isSpared: true,
  });
}
