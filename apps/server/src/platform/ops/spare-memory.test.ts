import { expect, test } from 'vitest';
import { type Rest, watchRest } from './spare-memory.ts';

const MB = 1024 ** 2;

test.each<[string, Rest[], boolean[]]>([
  ['a server that has just begun to rest is left alone', [{ busy: 0.01, heapBytes: 300 * MB }], [false]],
  [
    'one that rests for two seconds gives back what it does not need, once',
    [0.01, 0.04, 0.01, 0.01].map((busy) => ({ busy, heapBytes: 300 * MB })),
    [false, true, false, false],
  ],
  [
    'one that has something to do each second does not',
    [0.01, 0.11, 0.01, 0.9].map((busy) => ({ busy, heapBytes: 300 * MB })),
    [false, false, false, false],
  ],
  [
    'what has grown by little is not worth it, what has grown by much is',
    [300, 300, 310, 340, 363, 364].map((heapMb) => ({ busy: 0, heapBytes: heapMb * MB })),
    [false, true, false, false, false, true],
  ],
])('%s', (_what, looks, due) => {
  const watch = watchRest();
  const found = looks.map((look) => {
    const isDue = watch.isDue(look);
    if (isDue) watch.kept(look.heapBytes);
    return isDue;
  });
  expect(found).toEqual(due);
});
