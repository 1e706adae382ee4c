import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/root.mjs';
import { parseCgroups, parseOwnGroup } from './cgroups.mjs';
import { type Finding, formatFindings, summarise } from './finding.mjs';
import { explainNamespaces, listMissingCapabilities } from './kernel.mjs';

const v1Mounts = `tmpfs /sys/fs/cgroup tmpfs rw 0 0
cgroup /sys/fs/cgroup/cpu,cpuacct cgroup rw,relatime,cpu,cpuacct 0 0
cgroup /sys/fs/cgroup/memory cgroup rw,relatime,memory 0 0`;
const v2Mounts = 'cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid 0 0';

it.each([
  ['v1', v1Mounts, { version: 'v1', v2: undefined }],
  ['v2', v2Mounts, { version: 'v2', v1: {}, v2: '/sys/fs/cgroup' }],
  [
    'both',
    `${v1Mounts}\ncgroup2 /sys/fs/cgroup/unified cgroup2 rw 0 0`,
    { version: 'hybrid', v2: '/sys/fs/cgroup/unified' },
  ],
  ['neither', 'proc /proc proc rw 0 0', { version: 'none', v1: {}, v2: undefined }],
])('reads mounts with %s', (_, mounts, expected) => expect(parseCgroups(mounts)).toMatchObject(expected));

it('finds the folder of each v1 controller', () => {
  expect(parseCgroups(v1Mounts).v1).toEqual({
    cpu: '/sys/fs/cgroup/cpu,cpuacct',
    cpuacct: '/sys/fs/cgroup/cpu,cpuacct',
    memory: '/sys/fs/cgroup/memory',
  });
});

it('finds our own group', () => {
  const self = '4:memory:/user/a\n3:cpu,cpuacct:/b\n0::/init.scope';
  expect(parseOwnGroup(self, 'memory')).toBe('/user/a');
  expect(parseOwnGroup(self, 'cpuacct')).toBe('/b');
  expect(parseOwnGroup(self, '')).toBe('/init.scope');
  expect(parseOwnGroup('', 'memory')).toBe('/');
});

it('names the capabilities that are missing', () => {
  expect(listMissingCapabilities('CapEff:\t000001ffffffffff')).toEqual([]);
  expect(listMissingCapabilities('CapEff:\t000001fffeffffff')).toEqual(['CAP_SYS_RESOURCE']);
  expect(listMissingCapabilities('CapEff:\t0000000000000000')).toHaveLength(7);
});

it.each([
  [{ '/proc/sys/user/max_user_namespaces': '0' }, 'max_user_namespaces=15000'],
  [{ '/proc/sys/kernel/unprivileged_userns_clone': '0' }, 'unprivileged_userns_clone=1'],
  [{ '/proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1' }, 'apparmor_restrict_unprivileged_userns=0'],
  [{}, '--privileged'],
])('says what to do when namespaces are refused: %j', (files: Record<string, string>, advice) => {
  expect(explainNamespaces((path) => files[path])).toContain(advice);
});

it('groups findings by area and shows advice for lacks', () => {
  const findings: Finding[] = [
    { area: 'A', name: 'one', value: 'fine', state: 'good' },
    { area: 'B', name: 'two', value: 'gone', state: 'bad', advice: 'get it' },
  ];
  expect(formatFindings(findings)).toMatch(/^A\n {2}✓ one +fine\n\nB\n {2}✗ two +gone\n {6}→ get it$/);
  expect(summarise(findings)).toBe('1 good, 0 weak, 1 bad');
});

it('examines this machine and says what to do for every lack', { timeout: 60_000 }, () => {
  const doctor = join(root, 'tools/doctor/main.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [doctor, '--json'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const findings: Finding[] = JSON.parse(stdout);
  for (const area of ['Machine', 'Kernel', 'Control groups', 'Software', 'Sandbox']) {
    expect(findings.map((finding) => finding.area)).toContain(area);
  }
  for (const finding of findings) if (finding.state !== 'good') expect(finding.advice, finding.name).toBeTruthy();
  expect(status).toBe(findings.some(({ state }) => state === 'bad') ? 1 : 0);
});
