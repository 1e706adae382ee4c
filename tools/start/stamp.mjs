// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Results, tests and installed packages say nothing about whether a result is stale. */
const SKIPPED = /^(node_modules|dist|build|testing|\..*)$|\.test\.tsx?$/;

/**
 * A short text that changes when any of the sources does: by path, size and time of change, so that a thousand files
 * cost some 20 ms.
 * @param {string[]} sources files and folders relative to `base`
 */
export function computeStamp(sources, base = root) {
  const hash = createHash('sha256');
  for (const source of sources) addToStamp(hash, base, source);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} base @param {string} path */
function addToStamp(hash, base, path) {
  const entry = statSync(join(base, path), { throwIfNoEntry: false });
  if (entry?.isDirectory()) {
    const names = readdirSync(join(base, path)).filter((name) => !SKIPPED.test(name));
    for (const name of names.sort()) addToStamp(hash, base, join(path, name));
  } else {
    hash.update(`${path} ${entry?.size} ${entry?.mtimeMs}\n`);
  }
}

/** @param {string} file where the stamp of the last build is kept @param {string} stamp */
export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** @param {string} file @param {string} stamp */
export function writeStamp(file, stamp) {
  writeFileSync(file, stamp);
}
