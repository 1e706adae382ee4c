import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** What the databases and sites of a test run may take together. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Folder for what tests write and throw away: in memory where there is room, for the databases of a run copy thousands of
 * files each and a disk takes ten times as long for them; else that of the system.
 */
export function scratchRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
