import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTACKS, DESIGNED } from './attacks.ts';
import { casesOf, headLines, hostilePrograms } from './programs.ts';

const repository = join(import.meta.dirname, '../../..');
const proofs = [...ATTACKS, ...DESIGNED].flatMap(({ by }) => by);
const cases = hostilePrograms().flatMap((program) =>
  headLines(program, 'expect').map(([name]) => `${program} ${name}`),
);

/** `program case`: an `expect` line of tests/hostile; `file: words`: words of the title, or of the table, of a test. */
function isTested(proof: string): boolean {
  const [, file, words] = /^(\S+\.test\.ts): (.+)$/.exec(proof) ?? [];
  if (!file || !words) return cases.includes(proof);
  return readFileSync(join(repository, file), 'utf8').includes(words);
}

describe('the list of attacks (R-8)', () => {
  it('has every row of the table, in order', () => {
    expect(ATTACKS.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, at) => `S-${at + 1}`));
  });

  it.each([...ATTACKS, ...DESIGNED])('$id $does: is tested', ({ by }) => {
    expect(by.length).toBeGreaterThan(0);
    expect(by.filter((proof) => !isTested(proof))).toEqual([]);
  });

  it('names every hostile case: none is there without a reason', () => {
    expect(cases.filter((one) => !proofs.includes(one))).toEqual([]);
  });

  it.each(hostilePrograms())('%s.c states in its head how each of its cases ends', (program) => {
    const text = readFileSync(join(import.meta.dirname, `hostile/${program}.c`), 'utf8');
    const head = text.slice(0, text.indexOf('#include'));
    const stated = new Set(head.split(/[\s,]+/));
    expect(casesOf(program).filter((name) => !stated.has(name))).toEqual([]);
  });
});
