import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { buildHelper, HELPER } from '../../../apps/judge/src/testing/real-world.ts';
import { chooseIdentities, isRoot, provideFolder } from './identities.mjs';
import { JUDGE_FOLDERS, SandboxSocket } from './sandbox-socket.mjs';

describe.runIf(isRoot)('a helper that root starts for a judge without rights', () => {
  const judgeDir = mkdtempSync(join(tmpdir(), 'assay-socket-'));
  const path = join(judgeDir, 'sandbox.sock');
  const identity = chooseIdentities(judgeDir).judge!;
  const socket = new SandboxSocket({ path, identity, helper: HELPER, judgeDir });
  const LIMITS = { cpuMs: 5_000, wallMs: 20_000, memoryBytes: 256 << 20 };
  let sandbox: NativeSandbox;

  beforeAll(async () => {
    await buildHelper();
    chmodSync(judgeDir, 0o711);
    for (const name of Object.values(JUDGE_FOLDERS).flat()) provideFolder(join(judgeDir, name), identity);
    await socket.open();
    sandbox = new NativeSandbox({ helper: HELPER, socket: path, slots: 2 });
  });
  afterAll(async () => {
    await sandbox.close();
    socket.close();
    rmSync(judgeDir, { recursive: true, force: true });
  });

  const echo = (to: string) =>
    sandbox.run({
      processes: [
        {
          argv: ['/bin/echo', 'hello'],
          fds: { 1: { kind: 'captureFile', path: to, maxBytes: 100 } },
          limits: LIMITS,
        },
      ],
    });

  it('runs programs; what it writes below the folders of the judge is the judge’s', async () => {
    const to = join(judgeDir, 'outputs', 'said');
    const [result] = await echo(to);
    expect(result!.outcome).toBe('ok');
    expect([statSync(to).uid, statSync(to).size]).toEqual([identity.uid, 6]);
  });

  it('writes nowhere else, whatever it is asked', async () => {
    mkdirSync(join(judgeDir, 'beside'));
    for (const to of [join(judgeDir, 'beside', 'x'), join(judgeDir, 'state', 'x'), '/tmp/assay-socket-x']) {
      await expect(echo(to)).rejects.toThrow('outside of the allowed directories');
    }
  });

  it('another one comes when it ended', async () => {
    await sandbox.close();
    sandbox = new NativeSandbox({ helper: HELPER, socket: path, slots: 2 });
    expect((await echo(join(judgeDir, 'outputs', 'again')))[0]!.outcome).toBe('ok');
  });

  it('only the judge’s user may ask, and what is no question is hung up on', async () => {
    const { uid, mode } = statSync(path);
    expect([uid, mode & 0o777]).toEqual([identity.uid, 0o600]);
    for (const line of ['{}\n', 'nonsense\n', `${'x'.repeat(1000)}`]) {
      const stranger = connect(path);
      stranger.on('error', () => {});
      stranger.write(line);
      await new Promise((closed) => stranger.once('close', closed));
    }
  });
});
