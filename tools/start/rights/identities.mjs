// @ts-check
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group that a program runs under. @typedef {{ uid: number, gid: number }} Identity */
/** Undefined: as we are. @typedef {{ server: Identity | undefined, judge: Identity | undefined }} Identities */

/** 60706…61183 is the range below 65536 that neither Debian, systemd nor container tools hand out. */
const FIRST_PRIVATE_UID = 60_706;
const PRIVATE_UIDS = 478;

export const isRoot = process.getuid?.() === 0;

/**
 * Server and judge get a user id each, without an entry in /etc/passwd, when root starts them: what one of them can be made
 * to do reaches neither the other nor the machine. The same for a data directory at every start.
 * @param {string} dataDir absolute
 * @returns {Identities}
 */
export function chooseIdentities(dataDir) {
  if (!isRoot) return { server: undefined, judge: undefined };
  /** @type {Set<number>} */
  const taken = new Set([ownerOf(join(dataDir, 'postgres', 'cluster'))]);
  return { server: pick(`${dataDir} server`, taken), judge: pick(`${dataDir} judge`, taken) };
}

/** @param {string} seed @param {Set<number>} taken @returns {Identity} */
function pick(seed, taken) {
  let at = createHash('sha256').update(seed).digest().readUInt32BE() % PRIVATE_UIDS;
  while (taken.has(FIRST_PRIVATE_UID + at)) at = (at + 1) % PRIVATE_UIDS;
  const uid = FIRST_PRIVATE_UID + at;
  taken.add(uid);
  return { uid, gid: uid };
}

/** @param {string} path */
const ownerOf = (path) => (existsSync(path) ? statSync(path).uid : -1);

/**
 * Makes a folder that one program keeps its files in, closed to all others, and gives it what an earlier start under
 * another user left inside. The folder itself comes last, so that a giving that was cut off is begun again.
 * @param {string} folder
 * @param {Identity | undefined} identity
 */
export function provideFolder(folder, identity) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Without one, root runs it, who takes back what belonged to a user of its own.
  const { uid, gid } = identity ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (!isRoot || lstatSync(folder).uid === uid) return;
  giveTree(folder, uid, gid);
  chmodSync(folder, 0o700);
}

/** @param {string} folder @param {number} uid @param {number} gid */
function giveTree(folder, uid, gid) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTree(path, uid, gid);
    else lchownSync(path, uid, gid);
  }
  lchownSync(folder, uid, gid);
}
