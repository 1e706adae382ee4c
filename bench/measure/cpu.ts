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

/** CPU time in ms of the processes of a name among the children of this one and theirs, with those of them that ended. */
export function cpuMsOfDescendants(name: string): number {
  const all = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(Number(entry)) ?? []) : []));
  const below = (parent: number): Stat[] => {
    const children = all.filter((one) => one.parent === parent);
    return [...children, ...children.flatMap(({ pid }) => below(pid))];
  };
  return below(process.pid)
    .filter((one) => one.name === name)
    .reduce((sum, { ownMs, waitedMs }) => sum + ownMs + waitedMs, 0);
}
