// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findingsOf } from './finding.mjs';
import { isWritable, readSystemFile } from './system-files.mjs';

/**
 * @typedef {object} Cgroups
 * @property {'v1' | 'v2' | 'hybrid' | 'none'} version hybrid: controllers on v1, an empty v2 beside them
 * @property {Record<string, string>} v1 the folder of each v1 controller
 * @property {string | undefined} v2 the folder of the v2 tree
 */

/** What is mounted. @param {string} mounts /proc/self/mounts @returns {Cgroups} */
export function parseCgroups(mounts) {
  /** @type {Record<string, string>} */
  const v1 = {};
  let v2;
  for (const line of mounts.split('\n')) {
    const [, folder = '', type, options = ''] = line.split(' ');
    if (type === 'cgroup2') v2 ??= folder;
    if (type !== 'cgroup') continue;
    for (const option of options.split(',')) {
      if (['memory', 'pids', 'cpu', 'cpuacct', 'cpuset'].includes(option)) v1[option] ??= folder;
    }
  }
  const hasV1 = Object.keys(v1).length > 0;
  return { version: hasV1 ? (v2 ? 'hybrid' : 'v1') : v2 ? 'v2' : 'none', v1, v2 };
}

/** The group we are in, below the mount of its controller. @param {string} self /proc/self/cgroup @param {string} controller '' for v2 */
export function parseOwnGroup(self, controller) {
  const rows = self.split('\n').map((line) => line.split(':'));
  return rows.find(([, controllers = '']) => controllers.split(',').includes(controller))?.[2] ?? '/';
}

const finding = findingsOf('Control groups');
const DELEGATE = 'Run as root, or under systemd as a service with User=… and Delegate=yes.';
const NO_LIMITS =
  'Without it, memory limits are not enforced exactly and CPU time of detached children is not counted.';

/** @returns {import('./finding.mjs').Finding[]} */
export function examineCgroups() {
  const cgroups = parseCgroups(readSystemFile('/proc/self/mounts') ?? '');
  const self = readSystemFile('/proc/self/cgroup') ?? '';
  if (cgroups.version === 'none') {
    return [finding('version', 'none mounted', 'weak', `Mount cgroup v2 at /sys/fs/cgroup. ${NO_LIMITS}`)];
  }
  const version = finding(
    'version',
    cgroups.version === 'hybrid' ? 'v1 (with an empty v2 beside it)' : cgroups.version,
  );
  return [version, ...(cgroups.version === 'v2' ? examineV2(String(cgroups.v2), self) : examineV1(cgroups.v1, self))];
}

/** @param {Record<string, string>} controllers @param {string} self */
function examineV1(controllers, self) {
  return ['memory', 'pids', 'cpuacct'].map((name) => {
    const mount = controllers[name];
    if (!mount) return finding(name, 'not there', 'weak', `Start the kernel with this controller. ${NO_LIMITS}`);
    // In a container the group's path may be the host's, of which the mount shows only our part.
    const own = join(mount, parseOwnGroup(self, name));
    const folder = existsSync(own) ? own : mount;
    return isWritable(folder)
      ? finding(name, `writable at ${folder}`)
      : finding(name, `not writable at ${folder}`, 'weak', `${DELEGATE} ${NO_LIMITS}`);
  });
}

/** @param {string} mount @param {string} self */
function examineV2(mount, self) {
  const own = join(mount, parseOwnGroup(self, ''));
  const folder = existsSync(own) ? own : mount;
  const offered = (readSystemFile(join(folder, 'cgroup.controllers')) ?? '').split(' ');
  const rows = ['memory', 'pids'].map((name) =>
    offered.includes(name)
      ? finding(name, 'offered')
      : finding(
          name,
          'not offered here',
          'weak',
          `Add ${name} to cgroup.subtree_control of the parent group. ${NO_LIMITS}`,
        ),
  );
  const isDelegated = isWritable(folder) && isWritable(join(folder, 'cgroup.procs'));
  const delegated = isDelegated
    ? finding('delegated', folder)
    : finding('delegated', `${folder} is not writable`, 'weak', `${DELEGATE} ${NO_LIMITS}`);
  return [...rows, delegated];
}
