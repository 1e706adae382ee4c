import { expectLinear, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight.ts';

const PIECES = ['a', '0x', 'a ', 'a(', 'a::', '/*', '"', "'", 'R"(', '{', '<', '\\', '#', '\n', '`', '${', '"""', '/'];

describe('colouring code of strangers', () => {
  it.each(['cpp', 'c', 'python', 'java', 'javascript'])(
    'takes its time from the length alone: %s',
    { timeout: 120_000 },
    async (tag) => {
      for (const piece of PIECES) await expectLinear((code) => highlightCode(code, tag), repeated(piece));
    },
  );

  it('is left out where the page would wait for it', { timeout: 60_000 }, async () => {
    expect(await highlightCode('a'.repeat(65_535), 'cpp')).toBeNull();
    expect(await highlightCode('a b '.repeat(100_000), 'cpp')).toBeNull();
    expect(await highlightCode('int a;', 'cpp')).toContain('hljs-type');
  });
});
