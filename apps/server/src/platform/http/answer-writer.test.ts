import { op } from '@assay/contract/op.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { answerWriter } from './answer-writer.ts';

const person = z.object({ name: z.string(), email: z.string().nullable().describe('shown to themselves') });
const write = answerWriter(
  op('look', 'GET /api/look', {
    access: 'anyone',
    does: 'Looks.',
    input: z.object({}),
    data: z.object({
      owner: person.nullable(),
      people: z.array(person).nullable(),
      mark: z.enum(['good', 'bad']).nullable(),
      part: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), a: z.int() }),
        z.object({ kind: z.literal('b') }),
      ]),
    }),
  }),
);
const nothing = { owner: null, people: null, mark: null, part: { kind: 'b' } };
const dataOf = (data: object) => JSON.parse(write({ ...nothing, ...data })).data;

test.each([
  ['nothing', {}, {}],
  ['what is there', { owner: { name: 'a', email: null } }, { owner: { name: 'a', email: null } }],
  [
    'no more than is declared',
    { owner: { name: 'a', email: 'e', password: 'x' } },
    { owner: { name: 'a', email: 'e' } },
  ],
  ['nor in lists', { people: [{ name: 'a', email: 'e', password: 'x' }] }, { people: [{ name: 'a', email: 'e' }] }],
  ['nor of another form', { part: { kind: 'b', a: 1 } }, { part: { kind: 'b' } }],
  ['a word', { mark: 'good' }, { mark: 'good' }],
])('writes %s', (_, data, expected) => expect(dataOf(data)).toEqual({ ...nothing, ...expected }));

test.each([
  ['a word that is none of them', { mark: 'x' }],
  ['a form that there is not', { part: { kind: 'c' } }],
  ['a person without a name', { owner: { email: null } }],
])('refuses %s', (_, data) => expect(() => dataOf(data)).toThrow());
