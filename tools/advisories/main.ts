import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { deprecatedIn, linesOfAudit } from './report.ts';

/**
 * `npm run advisories`: which installed versions have known advisories. Asks the registry that npm is set up with, for all packages of
 * the lock file at once. Ends with 0 when none is known, 1 when some are, 2 when the registry could not be asked: then only
 * what the lock file itself knows was looked at.
 */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const deprecated = deprecatedIn(lock);
for (const line of deprecated) console.log(line);

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
});
const found = linesOfAudit(stdout);
if (found === null) {
  console.log(
    `The registry gives no advisories here, so nothing is known but what the lock file says: ${deprecated.length} of ${Object.keys(lock.packages).length} packages deprecated. Run it where the registry answers "npm audit".`,
  );
  process.exitCode = 2;
} else {
  for (const line of found) console.log(line);
  if (found.length === 0) console.log('No advisory is known for any installed version.');
  process.exitCode = found.length > 0 ? 1 : 0;
}
