import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk of its own for the site, so that it can run full or lose its power without harm to anything else. */
export interface Volume {
  /** Leaves no more than so many bytes free. */
  fill(leave: number): void;
  /** Gives the room back. */
  makeRoom(): Promise<void>;
  /** Forgets all that was not synced, as a power cut does; nothing can be read or written until `plugIn`. */
  cutPower(): void;
  plugIn(): void;
  remove(): void;
}

/** EXT4_IOC_SHUTDOWN with NOLOGFLUSH: what the kernel's own tests of power cuts use. */
const CUT_POWER = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`;

/** Why there can be no such disk here, or null. */
export function refuseVolume(): string | null {
  if (process.getuid?.() !== 0) return 'needs root, to mount a disk';
  if (!existsSync('/dev/loop-control')) return 'this kernel has no loop devices';
  if (spawnSync('mkfs.ext4', ['-V']).status !== 0) return 'mkfs.ext4 is not installed';
  return null;
}

/** @param folder where it appears; must exist. @param image file that holds it, sparse */
export function openVolume(folder: string, image: string, megabytes: number): Volume {
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });
  const mount = () => run('mount', '-o', 'loop', image, folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 2 ** 20);
  run('mkfs.ext4', '-q', '-m', '0', image);
  mount();
  const remove = () => void spawnSync('umount', ['-l', folder]);
  process.once('exit', remove);
  const filler = join(folder, 'filler');
  return {
    fill(leave) {
      const { bavail, bsize } = statfsSync(folder);
      // It may take all there is and then complain.
      spawnSync('fallocate', ['-l', String(Math.max(bavail * bsize - leave, bsize)), filler]);
    },
    makeRoom: () => rm(filler, { force: true }),
    cutPower: () => void run('python3', '-c', CUT_POWER, folder),
    plugIn() {
      run('umount', folder);
      mount();
    },
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
