// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';
import { runStep } from './progress.mjs';
import { root } from './root.mjs';
import { computeStamp, hasStamp, writeStamp } from './stamp.mjs';

/** Inside node_modules, so that it goes when they go. */
const STAMP_FILE = join(root, 'node_modules/.assay-stamp');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Whether what npm noted down after its last installation is what the lock asks for. Optional packages may be absent:
 * most are another platform's.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm removes first and writes last
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const present = installed.packages?.[place];
    if (!present) return wanted.optional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity && present.link === wanted.link;
  });
}

/** Installs the npm packages when the lock has changed or nothing is there yet. */
export async function providePackages() {
  const stamp = computeStamp(['package-lock.json']);
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return;
  if (hasStamp(STAMP_FILE, stamp)) return;
  await runStep('Installing npm packages', () =>
    runCommand('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: root }),
  );
  writeStamp(STAMP_FILE, stamp);
}

/** @param {string} path @returns {Lock} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
