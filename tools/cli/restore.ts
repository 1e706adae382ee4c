import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../../apps/server/src/backup/restore.ts';
import { findBackup } from '../../apps/server/src/backup/target.ts';
import { type Command, UsageError } from './command.ts';
import { contentOf, MIGRATIONS, withSiteParts } from './parts.ts';

/**
 * `assay restore <folder>`: a backup becomes the site of this machine, where there must be none (docs/backup.md). Exit codes:
 * 0 all is back and was checked; 1 nothing is; 2 called wrongly.
 */
export const restoring: Command = {
  usage: ['restore <folder> [--backup NAME]'],
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { backup: { type: 'string' } },
    });
    if (positionals.length !== 1) throw new UsageError('name the folder of backups');
    const target = resolve(positionals[0]!);
    const folder = await findBackup(target, values.backup);
    const started = performance.now();
    const manifest = await withSiteParts(true, (parts) => restore(parts, target, folder, MIGRATIONS));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}: ${contentOf(manifest)} are back and checked, ${seconds} s`);
    for (const hash of manifest.lost) console.error(`assay: file ${hash} was gone or damaged before the backup`);
    return 0;
  },
};
