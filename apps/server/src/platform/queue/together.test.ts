import { expect, test } from 'vitest';
import { answerTogether } from './together.ts';

const double = (failing?: 'all who wait') => {
  const lots: number[][] = [];
  const ask = answerTogether(
    async (lot: readonly number[]) => {
      lots.push([...lot]);
      await new Promise((resolve) => setImmediate(resolve));
      if (lot.includes(13)) throw new Error('unlucky');
      return lot.map((each) => 2 * each);
    },
    3,
    failing,
  );
  return { lots, ask };
};

const turnOver = () => new Promise((resolve) => setImmediate(resolve));

test('who asks in one turn, or meanwhile, is answered in lots, in order, each with its own answer', async () => {
  const { lots, ask } = double();
  const first = [1, 2].map(ask);
  await turnOver();
  expect(lots).toEqual([[1, 2]]);
  const meanwhile = [3, 4, 5, 6].map(ask);
  expect(await Promise.all([...first, ...meanwhile])).toEqual([2, 4, 6, 8, 10, 12]);
  expect(lots).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(await ask(6)).toBe(12);
  expect(lots.at(-1)).toEqual([6]);
});

test('a lot that fails fails for those in it alone', async () => {
  const { ask } = double();
  const answers = await Promise.allSettled([1, 13, 3, 4, 5].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled', 'fulfilled']);
});

test('where no question can be at fault, a lot that fails fails for all who wait; who asks later is answered', async () => {
  const { ask, lots } = double('all who wait');
  const answers = await Promise.allSettled([13, 2, 3, 4, 5].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(lots).toEqual([[13, 2, 3]]);
  expect(await ask(6)).toBe(12);
});
