import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

interface Stat {
  pid: number;
  name: string;
  parent: number;
  /** User and system time of the process, and of those children it has waited for. */
  ownMs: number;
  waitedMs: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const rest = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = rest.slice(11, 15).map(Number) as [number, number, number, number];
    return {
      pid,
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      parent: Number(rest[1]),
      ownMs: (ticks[0] + ticks[1]) * TICK_MS,
      waitedMs: (ticks[2] + ticks[3]) * TICK_MS,
    };
  } catch {
    return null; // it ended in between
  }
}

/** CPU time of a process in ms, user and system; of those it has waited for nothing. */
export const cpuMsOf = (pid: number): number => statOf(pid)?.ownMs ?? 0;

/** CPU time in ms of a process and of its children, each. */
export function cpuMsOfFamily(parent: number): Map<number, number> {
  const pids = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? Number(entry) : []));
  const all = pids.flatMap((pid) => statOf(pid) ?? []);
  const family = all.filter((one) => one.pid === parent || one.parent === parent);
  return new Map(family.map(({ pid, ownMs, waitedMs }) => [pid, ownMs + waitedMs]));
}

/** CPU time in ms of the whole machine since it started: in use, and taken by others that share its hardware. */
export function cpuMsOfMachine() {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = all.split(/ +/).slice(1).map(Number);
  return { usedMs: (user + nice + system + irq + softirq) * TICK_MS, stolenMs: stolen * TICK_MS };
}

/** The processes that a process started, and those that these did. */
function descendantsOf(ancestor: number): Stat[] {
  const all = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(Number(entry)) ?? []) : []));
  const below = (parent: number): Stat[] => {
    const children = all.filter((one) => one.parent === parent);
    return [...children, ...children.flatMap(({ pid }) => below(pid))];
  };
  return below(ancestor);
}

const totalMs = (processes: readonly Stat[]) =>
  processes.reduce((sum, { ownMs, waitedMs }) => sum + ownMs + waitedMs, 0);

/** CPU time in ms of all that a process started, with what of it ended. */
export const cpuMsBelow = (ancestor: number): number => totalMs(descendantsOf(ancestor));

/** CPU time in ms of the processes of a name among the children of this one and theirs, with those of them that ended. */
export const cpuMsOfDescendants = (name: string): number =>
  totalMs(descendantsOf(process.pid).filter((one) => one.name === name));
