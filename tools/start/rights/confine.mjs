// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('./identities.mjs').Identity} Identity */

const SETPRIV = '/usr/bin/setpriv';
const UNSHARE = '/usr/bin/unshare';
const NO_CAPABILITIES = ['--bounding-set', '-all', '--inh-caps', '-all', '--ambient-caps', '-all'];

/**
 * In a mount namespace of its own: shows the folders that it is given where they are, although folders above them are closed
 * (a clone below /root), and nothing else of what is closed. Arguments: how many closed folders, these, how many to show,
 * these, the command.
 */
const SHOW_FOLDERS = `
set -e
closed=$1; shift
tops=""; i=0
while [ $i -lt $closed ]; do eval "top$i=\\$1"; shift; i=$((i+1)); done
shown=$1; shift
hold=$(mktemp -d)
i=0
while [ $i -lt $shown ]; do
  mkdir "$hold/$i"; mount --rbind "$1" "$hold/$i"; eval "shown$i=\\$1"; shift; i=$((i+1))
done
i=0
while [ $i -lt $closed ]; do eval "top=\\$top$i"; mount -t tmpfs -o mode=755,size=64k assay "$top"; i=$((i+1)); done
i=0
while [ $i -lt $shown ]; do
  eval "folder=\\$shown$i"; mkdir -p "$folder"; mount --move "$hold/$i" "$folder"; rmdir "$hold/$i"; i=$((i+1))
done
rmdir "$hold"
i=0
while [ $i -lt $closed ]; do eval "top=\\$top$i"; mount -o remount,ro "$top"; i=$((i+1)); done
cd "$ASSAY_CWD"; unset ASSAY_CWD
exec "$@"`;

/** Arguments: a condition of `test` and a path, and so on. */
const REACHES =
  'while [ $# -gt 0 ]; do test "$1" "$2" || { echo "$2 is closed to others" >&2; exit 1; }; shift 2; done';

/**
 * How a program is started with the least rights: as its user, without capabilities, without a way to new ones, and ended when
 * we end, even when we are killed.
 * @param {Identity | undefined} identity undefined: as we are
 * @param {readonly string[]} folders that it must be able to reach
 * @param {readonly string[]} files below these that it must be able to read
 * @param {string} cwd
 * @returns {{ wrap: (command: string[]) => string[], env: Record<string, string>, weaker: string | undefined }} `weaker` says
 *   what of this cannot be had here
 */
export function confine(identity, folders, files, cwd) {
  if (!existsSync(SETPRIV)) return { wrap: (command) => command, env: {}, weaker: identity && 'setpriv is missing' };
  const tied = [SETPRIV, '--pdeathsig', 'TERM', '--no-new-privs'];
  if (!identity) return { wrap: (command) => [...tied, '--', ...command], env: {}, weaker: undefined };
  const { uid, gid } = identity;
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const drop = [...tied, ...user, ...NO_CAPABILITIES, '--'];
  const closed = findClosed(folders, identity);
  /** @type {Record<string, string>} */
  const env = closed.tops.length > 0 ? { ASSAY_CWD: cwd } : {};
  const show = closed.tops.length > 0 ? showing(closed) : [];
  // Asks the kernel whether all of it works here: containers often allow less than they seem to.
  const reach = [...folders.map((folder) => ['-x', folder]), ...files.map((file) => ['-r', file])].flat();
  const tried = spawnSync(...asCall([...show, ...drop, '/bin/sh', '-c', REACHES, 'assay-reaches', ...reach]), {
    cwd: '/',
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  if (tried.status === 0) return { wrap: (command) => [...show, ...drop, ...command], env, weaker: undefined };
  const reason =
    tried.error?.message ?? (tried.stderr.trim().split('\n').at(-1) || `the files below ${cwd} are closed to others`);
  return { wrap: (command) => [...tied, '--', ...command], env: {}, weaker: reason };
}

/** @param {string[]} command @returns {[string, string[]]} */
const asCall = ([program, ...args]) => [String(program), args];

/** @param {{ tops: string[], shown: string[] }} closed */
const showing = ({ tops, shown }) => [
  UNSHARE,
  '--mount',
  '--propagation',
  'slave',
  '/bin/sh',
  '-c',
  SHOW_FOLDERS,
  'assay-show-folders',
  String(tops.length),
  ...tops,
  String(shown.length),
  ...shown,
];

/**
 * The folders that a user cannot reach, and the uppermost ones that keep it out.
 * @param {readonly string[]} folders
 * @param {Identity} identity
 */
function findClosed(folders, identity) {
  const [tops, shown] = [new Set(), new Set()];
  for (const folder of folders) {
    const above = [];
    for (let at = dirname(folder); at !== '/'; at = dirname(at)) above.unshift(at);
    const top = above.find((each) => !canEnter(each, identity));
    if (top === undefined) continue;
    tops.add(top);
    if (![...shown].some((each) => folder.startsWith(`${each}/`))) shown.add(folder);
  }
  return { tops: [...tops], shown: [...shown] };
}

/** @param {string} folder @param {Identity} identity */
const canEnter = (folder, { uid, gid }) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { uid, gid, cwd: '/' }).status === 0;
