// @ts-check
import { spawnSync } from 'node:child_process';
import { release } from 'node:os';
import { isOlder } from '../start/node-version.mjs';
import { findingsOf } from './finding.mjs';
import { readSystemFile } from './system-files.mjs';

const finding = findingsOf('Kernel');
/** mount_setattr, the youngest system call that the sandbox uses. */
const OLDEST_KERNEL = '5.12';

/** @returns {import('./finding.mjs').Finding[]} */
export function examineKernel() {
  return [examineRelease(), examineUser(), ...examineNamespaces(), examineSeccomp(), examineCorePattern()];
}

function examineRelease() {
  const name = release();
  if (process.platform !== 'linux') return finding('release', name, 'bad', 'Judging needs Linux.');
  if (!isOlder(name, OLDEST_KERNEL)) return finding('release', name);
  return finding('release', name, 'bad', `The sandbox needs Linux ${OLDEST_KERNEL} or newer.`);
}

/** The capabilities that the sandbox uses when it runs as root, by their bit numbers. */
const CAPABILITIES = {
  CAP_CHOWN: 0,
  CAP_DAC_OVERRIDE: 1,
  CAP_KILL: 5,
  CAP_SETGID: 6,
  CAP_SETUID: 7,
  CAP_SYS_ADMIN: 21,
  CAP_SYS_RESOURCE: 24,
};

/** @param {string} status /proc/self/status */
export function listMissingCapabilities(status) {
  const effective = BigInt(`0x${status.match(/^CapEff:\s*([0-9a-f]+)/m)?.[1] ?? '0'}`);
  return Object.entries(CAPABILITIES)
    .filter(([, bit]) => ((effective >> BigInt(bit)) & 1n) === 0n)
    .map(([name]) => name);
}

function examineUser() {
  const uid = process.getuid?.();
  if (uid !== 0) {
    const advice =
      'Programs of different submissions share this user id; run as root or as a service with Delegate=yes for contests.';
    return finding('user', `uid ${uid}`, 'weak', advice);
  }
  const missing = listMissingCapabilities(readSystemFile('/proc/self/status') ?? '');
  if (missing.length === 0) return finding('user', 'root with all capabilities needed');
  const isOnlyScore = missing.join() === 'CAP_SYS_RESOURCE';
  return finding(
    'user',
    `root without ${missing.join(', ')}`,
    'weak',
    isOnlyScore
      ? 'The sandbox cannot shield its own processes from the out-of-memory killer; harmless while memory is ample.'
      : 'Give the container these capabilities (for docker: --privileged, or --cap-add and an unmasked /proc).',
  );
}

function examineNamespaces() {
  const made = spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--net', '--ipc', '--uts', 'true'],
    { encoding: 'utf8' },
  );
  if (made.status === 0) return [finding('namespaces', 'user, pid, mount, net, ipc and uts can be made')];
  const reason = made.error?.message ?? made.stderr.trim();
  return [finding('namespaces', `cannot be made: ${reason}`, 'bad', explainNamespaces(readSystemFile))];
}

/** Why namespaces are refused, as far as the kernel's settings tell. @param {(path: string) => string | undefined} read */
export function explainNamespaces(read) {
  if (read('/proc/sys/user/max_user_namespaces') === '0') return 'sysctl user.max_user_namespaces=15000';
  if (read('/proc/sys/kernel/unprivileged_userns_clone') === '0') return 'sysctl kernel.unprivileged_userns_clone=1';
  if (read('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1') {
    return 'sysctl kernel.apparmor_restrict_unprivileged_userns=0, or run as root';
  }
  return 'In docker: --privileged, or --security-opt seccomp=unconfined --security-opt systempaths=unconfined --cap-add SYS_ADMIN.';
}

function examineSeccomp() {
  const actions = readSystemFile('/proc/sys/kernel/seccomp/actions_avail');
  if (actions?.includes('kill_process') && actions.includes('errno')) return finding('seccomp', 'filters available');
  return finding('seccomp', 'no filters', 'bad', 'Use a kernel built with CONFIG_SECCOMP_FILTER.');
}

function examineCorePattern() {
  const pattern = readSystemFile('/proc/sys/kernel/core_pattern') ?? '';
  if (!pattern.startsWith('|')) return finding('core dumps', `to a file (${pattern})`);
  const advice =
    'The sandbox keeps its programs from starting that helper; to be safe, sysctl kernel.core_pattern=core';
  return finding('core dumps', `to a program (${pattern.split(' ')[0]})`, 'weak', advice);
}
