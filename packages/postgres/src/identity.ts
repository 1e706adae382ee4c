import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The user and group a program runs under; undefined stands for "as we are". */
export interface Identity {
  uid: number;
  gid: number;
}

/** 60706…61183 is the range below 65536 that neither Debian, systemd nor container tools hand out. */
const FIRST_PRIVATE_UID = 60_706;
const PRIVATE_UIDS = 478;

export const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so a new cluster gets a uid of its own, without an entry in /etc/passwd. */
export function choosePrivateIdentity(dataDir: string): Identity {
  const uid = FIRST_PRIVATE_UID + (createHash('sha256').update(dataDir).digest().readUInt32BE() % PRIVATE_UIDS);
  return { uid, gid: uid };
}

/** initdb insists on a user that has a name; every system has this one. */
export function findNobody(): Identity {
  const fields = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(fields?.[1] ?? 65_534), gid: Number(fields?.[2] ?? 65_534) };
}

/** Whether it may pass through a folder. Asks the kernel: ancestors, access lists and mounts all have a say. */
export function canEnter(folder: string, identity: Identity | undefined): boolean {
  return test('-x', folder, identity);
}

export function canRun(program: string, identity: Identity | undefined): boolean {
  return test('-r', program, identity) && test('-x', program, identity);
}

function test(access: '-r' | '-x', path: string, identity: Identity | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'test "$0" "$1"', access, path], { ...identity, cwd: '/' }).status === 0;
}
