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

test('the first is answered at once; who asks meanwhile is answered in lots, in order, each with its own answer', async () => {
  const { lots, ask } = double();
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10]);
  expect(lots).toEqual([[1], [2, 3, 4], [5]]);
  expect(await ask(6)).toBe(12);
  expect(lots.at(-1)).toEqual([6]);
});

test('a lot that fails fails for those in it alone', async () => {
  const { ask } = double();
  const answers = await Promise.allSettled([1, 13, 3, 4, 5].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('where no question can be at fault, a lot that fails fails for all who wait; who asks later is answered', async () => {
  const { ask, lots } = double('all who wait');
  const answers = await Promise.allSettled([13, 2, 3, 4, 5].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(lots).toEqual([[13]]);
  expect(await ask(6)).toBe(12);
});
