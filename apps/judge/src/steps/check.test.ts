import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ByteSource } from './byte-source.ts';
import { checkOutput, showOutput } from './check.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-check-'));
});
afterAll(() => rm(root, { recursive: true }));

let files = 0;
async function bothKinds(text: string): Promise<ByteSource[]> {
  const path = join(root, String(files++));
  await writeFile(path, text);
  return [
    { kind: 'bytes', bytes: Buffer.from(text) },
    { kind: 'file', path },
  ];
}

const LONG = Array.from({ length: 300_000 }, (_, line) => `line ${line}\n`).join('');

it.each([
  ['the same', LONG, LONG, VERDICT.accepted, null],
  ['a missing last line end', LONG, LONG.trimEnd(), VERDICT.accepted, null],
  [
    'a line far into the text',
    LONG,
    LONG.replace('line 250000\n', 'line x\n'),
    VERDICT.wrongAnswer,
    'line 250001, token 2: expected "250000", got "x"',
  ],
  [
    'an end too early',
    LONG,
    LONG.slice(0, LONG.indexOf('line 299999')),
    VERDICT.wrongAnswer,
    'line 300000, token 1: expected "line", but the output ends here',
  ],
  ['an empty output', 'x\n', '', VERDICT.wrongAnswer, 'line 1, token 1: expected "x", but the output ends here'],
  ['CRLF throughout', LONG.replaceAll('\n', '\r\n'), LONG, VERDICT.accepted, null],
])('tells %s, in memory and in files', async (_what, answer, output, verdict, message) => {
  for (const a of await bothKinds(answer)) {
    for (const b of await bothKinds(output)) {
      expect(await checkOutput(a, b, 'endBlanks')).toMatchObject({ verdict, message });
    }
  }
});

it('shows the beginning, or the surroundings of a place', async () => {
  for (const source of await bothKinds(LONG)) {
    expect((await showOutput(source, null, 13)).startsWith('line 0\nline 1')).toBe(true);
    expect(await showOutput(source, LONG.indexOf('line 5000\n'), 100)).toContain('line 5000\n');
  }
});
