import { expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { createParts } from '../of-node.ts';
import type { Services } from '../services.ts';
import { readTogether } from './read-together.ts';

interface Question {
  of: string;
  id: number;
}

function double() {
  const lots: string[][] = [];
  const find = readTogether<Question, string>(
    ({ of, id }) => `${of} ${id}`,
    async (db, questions) => {
      lots.push(questions.map(({ of, id }) => `${db as unknown as string}: ${of} ${id}`));
      await new Promise((resolve) => setImmediate(resolve));
      if (questions.some(({ id }) => id === 13)) throw new Error('unlucky');
      return new Map(questions.filter(({ id }) => id > 0).map(({ of, id }) => [`${of} ${id}`, `${of}${id}`]));
    },
  );
  const node = (name: string): Pick<Services, 'db' | 'ofNode'> => {
    const services = { db: name as unknown as Db, hotDb: `${name}, prompt` as unknown as Db } as Services;
    return Object.assign(
      services,
      createParts(() => services),
    );
  };
  return { lots, find, node };
}

test('all who ask in one turn are answered by one reading, the same question once', async () => {
  const { lots, find, node } = double();
  const one = node('one');
  const asked = [
    ['a', 1],
    ['a', 2],
    ['b', 1],
    ['a', 2],
    ['a', 0],
  ] as const;
  expect(await Promise.all(asked.map(([of, id]) => find(one, { of, id })))).toEqual([
    'a1',
    'a2',
    'b1',
    'a2',
    undefined,
  ]);
  expect(lots).toEqual([['one: a 1', 'one: a 2', 'one: b 1', 'one: a 0']]);
});

test('nothing is kept: who asks after an answer is told what is read then', async () => {
  const { lots, find, node } = double();
  const one = node('one');
  await find(one, { of: 'a', id: 1 });
  await find(one, { of: 'a', id: 1 });
  expect(lots).toEqual([['one: a 1'], ['one: a 1']]);
});

test('nodes read for their own people, by prompt connections who asks by those, and a transaction by itself', async () => {
  const { lots, find, node } = double();
  const [one, two] = [node('one'), node('two')];
  const by = (db: string) => ({ ofNode: one.ofNode, db: db as unknown as Db });
  const all = [one, two, by('one, prompt'), by('tx'), by('one, prompt'), by('one, prompt')];
  await Promise.all(all.map((services, at) => find(services, { of: 'a', id: at < 4 ? 1 : at })));
  expect(lots).toEqual([
    ['tx: a 1'],
    ['one: a 1'],
    ['two: a 1'],
    ['one, prompt: a 1', 'one, prompt: a 4', 'one, prompt: a 5'],
  ]);
});

test('a reading that fails fails for all who wait, and for nobody who asks later', async () => {
  const { lots, find, node } = double();
  const one = node('one');
  const answers = await Promise.allSettled([13, 1, 2].map((id) => find(one, { of: 'a', id })));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(lots).toEqual([['one: a 13', 'one: a 1', 'one: a 2']]);
  expect(await find(one, { of: 'a', id: 2 })).toBe('a2');
});
