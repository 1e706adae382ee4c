// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { findingsOf } from './finding.mjs';
import { readSystemFile } from './system-files.mjs';

const finding = findingsOf('Machine');
const GB = 1024 ** 3;
const formatGb = (/** @type {number} */ bytes) => `${(bytes / GB).toFixed(1)} GB`;

/** @param {string} dataDir @returns {import('./finding.mjs').Finding[]} */
export function examineMachine(dataDir) {
  return [
    examineProcessors(),
    examineSmt(),
    examineGovernor(),
    examineSteadiness(),
    examineMemory(),
    examineSwap(),
    examineHugePages(),
    examineDisk(dataDir),
    examineClock(),
  ];
}

function examineProcessors() {
  return finding('processors', `${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}`);
}

function examineSmt() {
  if (readSystemFile('/sys/devices/system/cpu/smt/active') !== '1') return finding('hyperthreads', 'off');
  const advice =
    'Two runs on one core disturb each other; for contests set JUDGE_SLOTS to the number of cores, not threads.';
  return finding('hyperthreads', 'on', 'weak', advice);
}

function examineGovernor() {
  const governor = readSystemFile('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor');
  if (!governor || governor === 'performance') return finding('frequency', governor ?? 'fixed by the machine');
  return finding('frequency', governor, 'weak', 'Times vary with the clock: cpupower frequency-set -g performance');
}

/** How far the same small computation varies, in CPU time; other tenants of a virtual machine's host show here. */
function examineSteadiness() {
  const spread = measureSpread(40);
  const value = `the same work takes ±${(spread * 100).toFixed(0)} %`;
  if (spread < 0.15) return finding('steadiness', value);
  return finding(
    'steadiness',
    value,
    'weak',
    'Something else uses this machine or its host; give judging a quiet one, and generous limits.',
  );
}

/** Half the distance of the 10th and 90th percentile over the median. @param {number} rounds */
function measureSpread(rounds) {
  const times = Array.from({ length: rounds + 10 }, () => {
    const before = process.cpuUsage().user;
    let sum = 0;
    for (let i = 0; i < 3_000_000; i++) sum = (sum * 31 + i) | 0;
    return process.cpuUsage().user - before + (sum & 0);
  })
    // The first rounds run before the loop is compiled.
    .slice(10)
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return (at(0.9) - at(0.1)) / 2 / Math.max(at(0.5), 1);
}

function examineMemory() {
  const value = `${formatGb(freemem())} of ${formatGb(totalmem())} free`;
  if (totalmem() >= 1.8 * GB) return finding('memory', value);
  return finding('memory', value, 'weak', 'Compilers of Rust, Java and Go want 1 GB beside the site and the database.');
}

function examineSwap() {
  const total = Number(readSystemFile('/proc/meminfo')?.match(/^SwapTotal:\s*(\d+)/m)?.[1] ?? 0);
  if (total === 0) return finding('swap', 'none');
  return finding(
    'swap',
    formatGb(total * 1024),
    'weak',
    'Runs are kept out of swap where the kernel can; for steady times: swapoff -a',
  );
}

function examineHugePages() {
  const chosen = readSystemFile('/sys/kernel/mm/transparent_hugepage/enabled')?.match(/\[(\w+)\]/)?.[1];
  if (chosen !== 'always') return finding('huge pages', chosen ?? 'not offered');
  const advice =
    'Memory figures of small programs get larger: echo madvise > /sys/kernel/mm/transparent_hugepage/enabled';
  return finding('huge pages', 'always', 'weak', advice);
}

/** @param {string} dataDir */
function examineDisk(dataDir) {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize, ffree, files } = statfsSync(folder);
  const value = `${formatGb(bavail * bsize)} free for ${dataDir}`;
  if (files > 0 && ffree < 10_000)
    return finding('disk', `only ${ffree} files more on ${folder}`, 'bad', 'Free some inodes.');
  if (bavail * bsize < GB) return finding('disk', value, 'bad', 'Free at least 1 GB, or choose another DATA_DIR.');
  if (bavail * bsize < 5 * GB) return finding('disk', value, 'weak', 'Test data and submissions grow; plan for more.');
  return finding('disk', value);
}

function examineClock() {
  const now = new Date().toISOString();
  const asked = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { encoding: 'utf8' });
  const answer = asked.stdout?.trim();
  if (answer === 'yes') return finding('clock', `${now}, synchronised`);
  const advice = 'Contests begin and end by this clock: install chrony or systemd-timesyncd.';
  return finding(
    'clock',
    `${now}, ${answer === 'no' ? 'not synchronised' : 'synchronisation unknown'}`,
    'weak',
    advice,
  );
}
