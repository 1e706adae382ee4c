import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * When the process started, in clock ticks since boot, as a string to compare; undefined when it is gone.
 * A zombie counts as gone: under an init that does not reap, a killed server stays one for ever.
 */
export function findStartTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name (field 2) may hold blanks and brackets, so the fields are counted from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Live processes whose working directory is `dir`. PostgreSQL and all its children sit in their cluster directory. */
export function findProcessesIn(dir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === dir && findStartTicks(pid) !== undefined;
      } catch {
        return false;
      }
    });
}
