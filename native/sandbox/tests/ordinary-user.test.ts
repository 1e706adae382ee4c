import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfTest } from '../../../apps/judge/src/doctor/self-test.ts';
import { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { buildAll, helper, hostileCases, hostileProcess, printed, programDir, strayProcesses } from './programs.ts';

/** The helper started by somebody who is not root and has no cgroup: weaker limits, the same walls. */
describe.skipIf(process.getuid?.() !== 0)(
  'started by an ordinary user (skipped when the tests run as one: then all of them show it)',
  () => {
    const place = mkdtempSync(join(tmpdir(), 'assay-user-')); // the repository may be where others cannot read
    let sandbox: NativeSandbox;

    beforeAll(async () => {
      await buildAll();
      chmodSync(place, 0o755);
      execFileSync('cp', ['-r', helper, programDir, place]);
      const script =
        '#!/bin/sh\nexec setpriv --reuid=12345 --regid=12345 --clear-groups "$(dirname "$0")/assay-sandbox" "$@"\n';
      writeFileSync(join(place, 'as-user'), script, { mode: 0o755 });
      sandbox = new NativeSandbox({ helper: join(place, 'as-user'), slots: 1 });
    });
    afterAll(async () => {
      await sandbox.close();
      rmSync(place, { recursive: true });
    });

    it('says what is weaker', async () => {
      const info = await sandbox.describe();
      expect(info).toMatchObject({ root: false, cgroup: 'none', exactMemory: false });
      expect(info.warnings.map((one) => one.code)).toEqual(expect.arrayContaining(['no-cgroup', 'one-uid']));
    });

    it.each(hostileCases().filter((one) => one.needs === undefined))(
      '$program $name: $outcomes',
      async ({ program, name, outcomes, limits }) => {
        const appDir = join(place, 'hostile');
        const [result] = await sandbox.run({ processes: [hostileProcess(program, name, { limits, appDir })] });
        expect(outcomes, result && JSON.stringify({ ...result, captured: [] }) + printed(result)).toContain(
          result?.outcome,
        );
        expect(strayProcesses(sandbox.pid ?? 0)).toEqual([]);
        const [next] = await sandbox.run({ processes: [hostileProcess('pairs', 'find', { appDir })] });
        expect(next && printed(next)).toBe('');
      },
    );

    it('passes the self-test', async () => {
      const lines = await selfTest(sandbox, join(place, 'assay-sandbox'));
      expect(lines.filter((line) => !line.ok)).toEqual([]);
    });
  },
);
