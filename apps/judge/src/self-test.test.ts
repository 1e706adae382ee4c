import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreparedFiles } from './languages/prepared-files.ts';
import { identify } from './languages/toolchain.ts';
import { DiskCache } from './platform/disk-cache.ts';
import { SelfTests } from './self-test.ts';
import { createCompiler } from './steps/compile.ts';
import { HELPER, openRealWorld, type RealWorld } from './testing/real-world.ts';

/** Languages of this machine; `npm test` installs all of them where it may. */
const installed = await Promise.all(LANGUAGES.map(async (data) => ({ data, found: await identify(data) })));

describe('languages', () => {
  let world: RealWorld;
  beforeAll(async () => {
    world = await openRealWorld([]);
  });
  afterAll(() => world.close());

  it.each(installed)('$data.name passes its self-test where it is installed', async ({ data, found }) => {
    const tests = await SelfTests.open(world.dataDir, HELPER);
    const state = await tests.test(data, world.sandbox, world.tools);
    if ('missing' in found) expect(state).toMatchObject({ ok: false, reason: found.missing });
    else expect(state).toMatchObject({ ok: true, toolchain: { version: expect.stringMatching(/\d/) } });
  });

  // Languages that differ by a flag alone share an example.
  const examples = installed.filter(
    ({ data }, at) => at === installed.findIndex((one) => one.data.template === data.template),
  );
  it.each(examples)("$data.name's example program works", async ({ data, found }) => {
    if ('missing' in found) return;
    const { template } = data;
    const tests = await SelfTests.open(world.dataDir, HELPER);
    const example = { ...data, selfTest: { ...data.selfTest, code: template } };
    expect(await tests.test(example, world.sandbox, world.tools)).toMatchObject({ ok: true });
  });

  const c = LANGUAGES.find((one) => one.name === 'C')!;

  it.each([
    ['does not compile', { ...c, selfTest: { ...c.selfTest, code: 'int main(' } }, /does not compile/],
    ['writes something else', { ...c, selfTest: { ...c.selfTest, output: '0' } }, /something else than expected: "\S/],
    [
      'ends badly',
      { ...c, selfTest: { ...c.selfTest, code: 'int main(void){return 4;}' } },
      /ended with exit \(4, 0\)/,
    ],
    ['has lost its tool', { ...c, tools: ['/usr/bin/gcc-of-old'] }, /gcc-of-old is not there; Debian packages: gcc/],
  ])('does not offer a language whose test %s', async (_what, data, reason) => {
    const tests = await SelfTests.open(world.dataDir, HELPER);
    expect(await tests.test(data, world.sandbox, world.tools)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });

  it('remembers what passed, until the language, its tools or the helper change', async () => {
    const tests = await SelfTests.open(world.dataDir, HELPER);
    await tests.test(c, world.sandbox, world.tools);
    const again = await SelfTests.open(world.dataDir, HELPER);
    expect(await again.recall(c)).toMatchObject({ ok: true });
    expect(await again.recall({ ...c, run: { ...c.run, processes: 1 } })).toBeNull();
    const otherHelper = join(world.dataDir, 'helper');
    await writeFile(otherHelper, 'another one');
    expect(await (await SelfTests.open(world.dataDir, otherHelper)).recall(c)).toBeNull();
    await writeFile(join(world.dataDir, 'self-tests.json'), '{"helper": "half a fi');
    expect(await (await SelfTests.open(world.dataDir, HELPER)).recall(c)).toBeNull();
  });

  it('compiles C++ from a precompiled header once it is made', async () => {
    const data = LANGUAGES.find((one) => one.name === 'C++ 17 With O2')!;
    const found = await identify(data);
    if ('missing' in found) return;
    const cache = await DiskCache.open(join(world.dataDir, 'judge', 'prepared'), 1 << 30);
    const prepared = createPreparedFiles(world.sandbox, cache);
    // -H lists the headers that were read; "!" stands before a precompiled one.
    const { argv, ...plan } = found.data.compile!;
    const listing = { ...data, compile: { ...plan, argv: [...argv, '-H', '-fsyntax-only'] } };
    const toolchain = { data: listing, identity: found.identity, version: '' };
    const compiler = createCompiler(
      world.sandbox,
      await DiskCache.open(join(world.dataDir, 'judge', 'programs'), 1 << 30),
      prepared,
    );
    const says = async (header: string) => {
      const code = `#include <${header}>\n#include <vector>\nint main() { return undeclared; }\n`;
      const end = await compiler.compile({ toolchain, code, extraFiles: [] });
      return end.kind === 'refused' && end.message;
    };
    expect(await says('iostream')).not.toContain('! /app/');
    await prepared.make(toolchain);
    for (const header of ['bits/stdc++.h', 'iostream']) expect(await says(header)).toContain(`! /app/${header}.gch`);
  });
});
