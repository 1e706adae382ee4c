import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { type CopyOut, SandboxFailure } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { buildAll, headLines, hostileProcess, openSandbox, printed } from './programs.ts';

/** Taking files out of a box: what every judge's escapes were made of. The host must never follow anything a program made. */
describe('copying out', () => {
  const root = mkdtempSync(join(tmpdir(), 'assay-copy-'));
  let sandbox: NativeSandbox;
  let target: string;

  beforeAll(async () => {
    await buildAll();
    sandbox = openSandbox({ writeRoots: [root], slots: 1 });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(root, { recursive: true });
  });
  beforeEach(() => {
    target = mkdtempSync(join(root, 'case-'));
  });

  async function copy(name: string, copyOut: CopyOut[]) {
    const [result] = await sandbox.run({ processes: [hostileProcess('pairs', name, { copyOut })] });
    if (!result) throw new Error('no result');
    return result;
  }
  const asBytes = (maxBytes = 1024): CopyOut => ({ kind: 'bytes', path: 'out', maxBytes });

  it('takes a plain file into memory and into a new host file', async () => {
    const to = join(target, 'program');
    const { copied } = await copy('plain', [asBytes(), { kind: 'file', path: 'out', maxBytes: 1024, to }]);
    expect(copied[0]).toMatchObject({ status: 'ok', size: 5, count: 1 });
    expect(Buffer.from(copied[0]?.bytes ?? []).toString()).toBe('plain');
    expect(readFileSync(to, 'utf8')).toBe('plain');
    expect(statSync(to).mode & 0o7777).toBe(0o755);
  });

  const traps = headLines('pairs', 'taken').map(([name = '', status = '']) => ({ name, status }));
  it.each(traps.filter((one) => one.status !== 'ok'))(
    '$name is $status, and nothing appears on the host',
    async ({ name, status }) => {
      const to = join(target, 'x');
      const { copied } = await copy(name, [asBytes(), { kind: 'file', path: 'out', maxBytes: 1024, to }]);
      expect(copied.map((one) => one.status)).toEqual([status, status]);
      expect(copied[0]?.bytes.length).toBe(0);
      expect(readdirSync(target)).toEqual([]);
    },
  );

  it.each(traps.filter((one) => one.status === 'ok'))('$name is taken', async ({ name }) => {
    const { copied } = await copy(name, [asBytes()]);
    expect(copied[0]).toMatchObject({ status: 'ok', count: 1 });
  });

  it('does not follow a link in the middle of a path', async () => {
    const { copied } = await copy('parent-link', [{ kind: 'bytes', path: 'sub/passwd', maxBytes: 4096 }]);
    expect(copied[0]?.status).toBe('refused');
  });

  it('drops setuid bits and reads files without permissions', async () => {
    const to = join(target, 'x');
    await copy('setuid-bit', [{ kind: 'file', path: 'out', maxBytes: 1024, to }]);
    expect(statSync(to).mode & 0o7777).toBe(0o755);
    const { copied } = await copy('no-permission', [asBytes()]);
    expect(Buffer.from(copied[0]?.bytes ?? []).toString()).toBe('hidden');
  });

  it('is not fooled by a file swapped for a link while the program ends', async () => {
    for (let i = 0; i < 20; i++) {
      const { copied } = await copy('swap', [asBytes()]);
      expect(Buffer.from(copied[0]?.bytes ?? []).toString()).not.toContain('root:');
      expect(['ok', 'missing', 'refused']).toContain(copied[0]?.status);
    }
  });

  it('takes a tree, by suffix, and refuses it whole when something in it is not plain', async () => {
    const tree: CopyOut = { kind: 'tree', path: '.', maxBytes: 1024, to: target, suffix: '.class' };
    const good = await copy('tree', [tree]);
    expect(good.copied[0]).toMatchObject({ status: 'ok', count: 2, size: 3 });
    expect(readFileSync(join(target, 'a/b/Two.class'), 'utf8')).toBe('22');
    expect(readdirSync(target).sort()).toEqual(['One.class', 'a']);

    const other = mkdtempSync(join(root, 'case-'));
    const bad = await copy('tree-with-link', [{ ...tree, to: other }]);
    expect(bad.copied[0]).toMatchObject({ status: 'refused', count: 0 });
    expect(readdirSync(other)).toEqual([]);
    const many = await copy('tree-many', [{ ...tree, to: other, maxBytes: 1 << 20 }]);
    expect(many.copied[0]?.status).toBe('refused');
    const large = await copy('tree', [{ ...tree, to: other, maxBytes: 2 }]);
    expect(large.copied[0]?.status).toBe('tooLarge');
    expect(readdirSync(other)).toEqual([]);
  });

  it('refuses host paths outside of the roots, by name and by link', async () => {
    execFileSync('ln', ['-s', '/etc', join(target, 'out-of-here')]);
    const file = (to: string): CopyOut => ({ kind: 'file', path: 'out', maxBytes: 1024, to });
    for (const to of ['/tmp/assay-x', `${root}x/y`, join(target, 'out-of-here/assay-x'), `${root}/../assay-x`]) {
      const failure = await copy('plain', [file(to)]).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SandboxFailure);
      expect(failure).toMatchObject({ kind: 'refused' });
    }
    for (const path of ['../out', '/out', 'a//b', 'a/../b', '']) {
      await expect(copy('plain', [{ kind: 'bytes', path, maxBytes: 1 }])).rejects.toMatchObject({ kind: 'refused' });
    }
    expect(printed(await copy('plain', []))).toBe('');
  });

  it('never overwrites a host file with copyOut, but empties one for captureFile', async () => {
    const to = join(target, 'x');
    await copy('plain', [{ kind: 'file', path: 'out', maxBytes: 1024, to }]);
    await expect(copy('plain', [{ kind: 'file', path: 'out', maxBytes: 1024, to }])).rejects.toMatchObject({
      kind: 'refused',
    });
    const capture = { 1: { kind: 'captureFile', path: to, maxBytes: 100 } } as const;
    const [result] = await sandbox.run({ processes: [hostileProcess('output', 'stdout', { fds: capture })] });
    expect(result).toMatchObject({ outcome: 'output' });
    expect(result?.captured[0]).toMatchObject({ fd: 1, size: 100, truncated: true });
    expect(statSync(to).size).toBe(100);
  });
});
