import { expect, test } from 'vitest';
import * as z from 'zod';
import { CALLS } from '../calls.ts';
import { filled, flag, id, line, text, webLink, whole } from '../shapes.ts';
import { type Bounds, faultsOf } from './bounds.ts';
import { faultBeside, faultWords } from './fault-words.ts';
import { boundsOf } from './print-bounds.ts';
import { shapeFaults } from './shape-faults.ts';

const shape = z.object({
  name: line(10).min(1),
  nick: line(5).optional(),
  note: text(20).nullable(),
  body: filled(30),
  link: webLink(40),
  kind: z.enum(['a', 'b']),
  count: z.number().int().min(2).max(9),
  level: whole(0, 3),
  owner: id,
  on: flag,
  tags: z.array(line(3).min(1)).min(1).max(2),
  texts: z.object({ zh: z.object({ title: line(4).min(1) }).nullable() }),
  score: z.union([z.literal(''), z.number().min(0)]),
});
const GOOD: z.input<typeof shape> = {
  name: 'x',
  note: null,
  body: 'b',
  link: '',
  kind: 'a',
  count: 2,
  level: 0,
  owner: 1,
  on: true,
  tags: ['t'],
  texts: { zh: { title: 't' } },
  score: '',
};

// JSON and back: what the browser is given
const bounds: Bounds = JSON.parse(JSON.stringify(boundsOf(shape)));
const found = (change: object) =>
  faultsOf(bounds, { ...GOOD, ...change }).map(({ field, fault }) => `${field} ${faultWords(fault).en}`);

test('what the shape takes has no faults', () => {
  expect(shape.safeParse(GOOD).success).toBe(true);
  expect(found({})).toEqual([]);
  expect(found({ name: '  x  ', nick: undefined, link: 'https://a.example', score: 3 })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a blank line', { name: '   ' }, 'name is required'],
  ['a field left out', { name: undefined }, 'name is required'],
  ['a long line', { nick: 'abcdef' }, 'nick at most 5 characters'],
  ['two lines', { name: 'a\nb' }, 'name must be a single line'],
  ['a long text', { note: 'x'.repeat(21) }, 'note at most 20 characters'],
  ['a text of blanks', { body: ' \n ' }, 'body must not be blank'],
  ['a script as link', { link: 'javascript:x' }, 'link must start with http:// or https://'],
  ['another word', { kind: 'c' }, 'kind is none of the choices'],
  ['a broken number', { count: 2.5 }, 'count must be a whole number'],
  ['a small number', { count: 1 }, 'count at least 2'],
  ['a large number', { level: 4 }, 'level at most 3'],
  ['no number', { count: '' }, 'count is not valid'],
  ['an empty list', { tags: [] }, 'tags at least 1 entries'],
  ['a long list', { tags: ['a', 'b', 'c'] }, 'tags at most 2 entries'],
  ['a long entry', { tags: ['abcd'] }, 'tags.0 at most 3 characters'],
  ['a field inside', { texts: { zh: { title: '' } } }, 'texts.zh.title is required'],
  ['none of several', { score: -1 }, 'score at least 0'],
])('%s is a fault, and the shape refuses it at the same field', (_what, change, expected) => {
  expect(found(change)).toEqual([expected]);
  const [refused] = shapeFaults(shape, { ...GOOD, ...change }, 'en');
  expect(refused?.field).toBe(expected.split(' ')[0]);
});

test('a reason stands beside a field as a sentence, which calls what is missing by its label', () => {
  const required = faultWords({ kind: 'required' });
  expect(faultBeside(required.en, 'Title', 'en')).toBe('Title is required');
  expect(faultBeside(required.zh, '标题', 'zh')).toBe('请填写标题');
  expect(faultBeside(faultWords({ kind: 'tooLong', max: 20 }).en, 'Title', 'en')).toBe('At most 20 characters');
});

/** Numbers of a fixed sequence in [0, below). */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Without digits for numbers: shapes tolerate them for the sake of queries, forms send numbers. */
const STRANGE: readonly unknown[] = [undefined, null, '', ' ', 'a', 'a\nb', 0, 1, -1, 2.5, 1e12, true, [], {}, ['']];

/** A value at or around the bounds, now and then something else entirely. */
function valueNear(one: Bounds, roll: (below: number) => number): unknown {
  if (roll(12) === 0) return STRANGE[roll(STRANGE.length)];
  if (one.optional && roll(3) === 0) return undefined;
  if (one.nullable && roll(4) === 0) return null;
  if (one.or) return valueNear(one.or[roll(one.or.length)]!, roll);
  if (one.among) return one.among[roll(one.among.length)];
  const size = [one.min ?? 0, (one.min ?? 1) - 1, one.max ?? 3, (one.max ?? 3) + 1, 1][roll(5)]!;
  switch (one.type) {
    case 'string':
      return roll(4) === 0 ? 'https://a.example/x' : 'a'.repeat(Math.max(0, Math.min(size, 70_000)));
    case 'number':
      return size;
    case 'boolean':
      return roll(2) === 0;
    case 'array':
      return Array.from({ length: Math.max(0, Math.min(size, 4)) }, () => valueNear(one.items ?? {}, roll));
    case 'object':
      return Object.fromEntries(
        Object.entries(one.fields ?? {}).map(([name, inner]) => [name, valueNear(inner, roll)]),
      );
    default:
      return STRANGE[roll(STRANGE.length)];
  }
}

test('of no call the browser refuses what the server takes', () => {
  let taken = 0;
  for (const [at, op] of CALLS.entries()) {
    if (op.via !== 'body') continue;
    const printed: Bounds = JSON.parse(JSON.stringify(boundsOf(op.input)));
    const roll = dice(at + 1);
    for (let round = 0; round < 60; round++) {
      const value = valueNear(printed, roll);
      const isTaken = (op.input as z.ZodType).safeParse(value).success;
      if (isTaken) {
        taken++;
        expect([op.name, value, faultsOf(printed, value)]).toEqual([op.name, value, []]);
      }
    }
  }
  expect(taken).toBeGreaterThan(500);
});
