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

/** Limits a process and all that it starts from now on, until `end`. */
export function limitProcess(controller: string, pid: number, limits: Record<string, string | number>) {
  const folder = join(V1, controller, `assay-faults-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), String(value));
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  return {
    read: (name: string) => readFileSync(join(folder, name), 'utf8').trim(),
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
