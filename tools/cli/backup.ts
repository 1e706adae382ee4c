import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../../apps/server/src/backup/back-up.ts';
import { forgetOlder } from '../../apps/server/src/backup/target.ts';
import { type Command, UsageError } from './command.ts';
import { contentOf, MIGRATIONS, sizeOf, withSiteParts } from './parts.ts';

/**
 * `assay backup <folder>`: everything that the site of this machine must keep, while it runs or not (docs/backup.md). Exit codes:
 * 0 all is saved; 1 nothing was, or files that rows refer to were gone or damaged before; 2 called wrongly.
 */
export const backup: Command = {
  usage: ['backup <folder> [--keep N]'],
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keep: { type: 'string' } },
    });
    if (positionals.length !== 1) throw new UsageError('name one folder');
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new UsageError('--keep wants a number from 1');
    const target = resolve(positionals[0]!);
    const started = performance.now();
    const { folder, manifest, newFiles, newBytes } = await withSiteParts(false, (parts) =>
      backUp(parts, target, MIGRATIONS),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}: ${contentOf(manifest)}, of them ${newFiles} new (${sizeOf(newBytes)}), ${seconds} s`);
    if (keep !== null) console.log(`${await forgetOlder(target, keep)} older backups removed`);
    for (const hash of manifest.lost)
      console.error(`assay: file ${hash} was gone or damaged, ${basename(folder)} is without it`);
    return manifest.lost.length === 0 ? 0 : 1;
  },
};
