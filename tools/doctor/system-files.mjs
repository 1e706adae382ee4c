// @ts-check
import { accessSync, constants, readFileSync } from 'node:fs';

/** A file of /proc or /sys without its line end; undefined when this system does not have it. @param {string} path */
export function readSystemFile(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} path */
export function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
