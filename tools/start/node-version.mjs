// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Compares major and minor numbers. @param {string} version such as 20.19.0 @param {string} least such as 20.19 */
export function isOlder(version, least) {
  const rank = (/** @type {string} */ text) => {
    const [major, minor = 0] = text.split('.').map(Number);
    return Number(major) * 1000 + minor;
  };
  return rank(version) < rank(least);
}

export function refuseOldNode() {
  const least = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  if (isOlder(process.versions.node, least)) {
    throw new Error(`Assay needs Node ${least} or newer; this is ${process.versions.node}.`);
  }
}
