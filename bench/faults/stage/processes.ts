import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './stage.ts';

interface Process {
  pid: number;
  parent: number;
  args: string;
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))![1]);
        return [
          { pid: Number(name), parent, args: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') },
        ];
      } catch {
        return [];
      }
    });
}

/** The sandbox helpers that a judge node started itself. */
export const findHelpers = (judge: number): number[] =>
  listProcesses()
    .filter(({ parent, args }) => parent === judge && args.includes('assay-sandbox'))
    .map(({ pid }) => pid);

/** Processes of the stage's sandboxes that belong to no living judge node. */
export function findOrphans({ root, judges }: Stage): Process[] {
  const all = new Map(listProcesses().map((one) => [one.pid, one]));
  const owners = new Set(judges.map((judge) => judge.pid()));
  const isOwned = ({ pid, parent }: Process): boolean =>
    owners.has(pid) || owners.has(parent) || (all.has(parent) && isOwned(all.get(parent)!));
  return [...all.values()].filter(
    (one) => one.args.includes('assay-sandbox') && one.args.includes(root) && !isOwned(one),
  );
}

/** Cgroups that these helpers left behind. */
export function findCgroupsOf(helpers: Iterable<number>): string[] {
  const names = [...helpers].map((pid) => `assay-sandbox-${pid}`);
  const found = execFileSync('find', ['/sys/fs/cgroup', '-maxdepth', '8', '-name', 'assay-sandbox-*'], {
    encoding: 'utf8',
  });
  return found.split('\n').filter((path) => names.some((name) => path.endsWith(`/${name}`)));
}

const V1 = '/sys/fs/cgroup';

/** Why no process can be limited by a cgroup of this kind here, or null. */
export const refuseCgroup = (controller: string): string | null =>
  process.getuid?.() === 0 && existsSync(join(V1, controller, 'tasks'))
    ? null
    : `needs root and a cgroup v1 "${controller}" to limit one process`;

/** A control group of this run for processes and all that they start from then on. */
export function openCgroup(controller: string) {
  const folder = join(V1, controller, `assay-faults-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    read: (name: string) => readFileSync(join(folder, name), 'utf8').trim(),
    /** @throws Error when the kernel refuses the value */
    set: (name: string, value: string | number) => writeFileSync(join(folder, name), String(value)),
    /** Its processes go on without it. */
    end() {
      for (const line of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)) {
        try {
          writeFileSync(join(V1, controller, 'cgroup.procs'), line);
        } catch {
          // It ended in between.
        }
      }
      try {
        rmdirSync(folder);
      } catch {
        // Something in it is still ending; the empty group does no harm.
      }
    },
  };
}

/** Limits a process and all that it starts from now on, until `end`. */
export function limitProcess(controller: string, pid: number, limits: Record<string, string | number>) {
  const group = openCgroup(controller);
  for (const [name, value] of Object.entries(limits)) group.set(name, value);
  group.set('cgroup.procs', pid);
  return group;
}

const MB = 2 ** 20;

/**
 * A group for a program that counts its memory from the start: what a process has before it joins is never counted.
 * `squeeze` leaves it what it has and cannot give back, so that it is killed when it wants more.
 */
export function openMemoryTrap() {
  const group = openCgroup('memory');
  const limit = 'memory.limit_in_bytes';
  const join = `import { writeFileSync } from 'node:fs';writeFileSync('${group.folder}/cgroup.procs', String(process.pid))`;
  return {
    /** For the environment of the program. */
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(join).replaceAll("'", '%27')}` },
    usedBytes: () => Number(group.read('memory.usage_in_bytes')),
    /** How often the kernel killed in it. */
    kills: () => Number(/^oom_kill (\d+)/m.exec(group.read('memory.oom_control'))?.[1] ?? 0),
    squeeze() {
      for (let bytes = Number(group.read('memory.usage_in_bytes')) + MB; ; bytes -= MB) {
        try {
          group.set(limit, bytes);
        } catch {
          return;
        }
      }
    },
    relax: () => group.set(limit, -1),
    end: () => group.end(),
  };
}
