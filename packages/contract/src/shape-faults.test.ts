import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { shapeFaults, shapeFaultWords } from './shape-faults.ts';

const SOURCES = import.meta.dirname;

/** Every sentence that a shape of the contract states itself. */
const stated = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\berror: '([^']+)'/g)])
  .map(([, sentence]) => sentence!);

test('shapes state sentences of their own', () => expect(stated.length).toBeGreaterThan(10));

test.each([...new Set(stated)])('“%s” is said in Chinese, too', (sentence) => {
  const shape = z.string().refine(() => false, { error: sentence });
  expect(shapeFaults(shape, 'x', 'en')).toEqual([{ field: '', reason: sentence }]);
  expect(shapeFaults(shape, 'x', 'zh')[0]!.reason).toMatch(/\p{Script=Han}/u);
});

test('what the library says is said in both languages, with the field', () => {
  const shape = z.object({ a: z.array(z.object({ b: z.number() })) });
  expect(shapeFaultWords(shape, { a: [{ b: 1 }, { b: 'x' }] })).toEqual([
    {
      field: 'a.1.b',
      reason: { en: expect.stringContaining('expected number'), zh: expect.stringContaining('期望') },
    },
  ]);
  expect(shapeFaultWords(shape, { a: [] })).toEqual([]);
});
