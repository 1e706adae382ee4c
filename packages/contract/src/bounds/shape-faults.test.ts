import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { shapeFaults, shapeFaultWords } from './shape-faults.ts';

const SOURCES = join(import.meta.dirname, '..');

/** Every sentence that a shape of the contract states itself. */
const stated = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\berror: ['`]([^'`]+)['`]/g)])
  .map(([, sentence]) => sentence!);

test('shapes state sentences of their own', () => expect(stated.length).toBeGreaterThan(10));

test.each([...new Set(stated)])('“%s” is said in Chinese, too', (sentence) => {
  const shape = z.string().refine(() => false, { error: sentence });
  expect(shapeFaults(shape, 'x', 'en')).toEqual([{ field: '', reason: sentence }]);
  expect(shapeFaults(shape, 'x', 'zh')[0]!.reason).toMatch(/\p{Script=Han}/u);
});

test('what the library finds is said in words of ours in both languages, with the field', () => {
  const shape = z.object({ a: z.array(z.object({ b: z.number() })) });
  expect(shapeFaultWords(shape, { a: [{ b: 1 }, { b: 'x' }] })).toEqual([
    {
      field: 'a.1.b',
      reason: { en: 'is not valid', zh: '格式不正确' },
    },
  ]);
  expect(shapeFaultWords(shape, { a: [] })).toEqual([]);
});

test.each<[string, z.ZodType, unknown, string, string]>([
  ['left out', z.string(), undefined, 'is required', '不能为空'],
  ['empty', z.string().min(1), '', 'is required', '不能为空'],
  ['short', z.string().min(6), 'abc', 'at least 6 characters', '至少 6 个字符'],
  ['long', z.string().max(2), 'abc', 'at most 2 characters', '最多 2 个字符'],
  ['small', z.number().min(2), 1, 'at least 2', '不能小于 2'],
  ['large', z.number().max(2), 3, 'at most 2', '不能大于 2'],
  ['broken', z.number().int(), 1.5, 'must be a whole number', '必须是整数'],
  ['few', z.array(z.string()).min(1), [], 'at least 1 entries', '至少 1 项'],
  ['many', z.array(z.string()).max(1), ['a', 'b'], 'at most 1 entries', '最多 1 项'],
  ['another', z.enum(['a']), 'b', 'is none of the choices', '不在可选范围内'],
  ['unknown', z.strictObject({}), { a: 1 }, 'has a field that is not known: a', '含有未知的字段：a'],
  ['no address', z.email(), 'x', 'is not valid', '格式不正确'],
])('what is %s is said in words of ours', (_what, shape, value, en, zh) => {
  expect(shapeFaultWords(shape, value)).toEqual([{ field: '', reason: { en, zh } }]);
});
