import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGrowth, readWeights, WEIGHTS, weighScreens } from '../tools/web/weigh.ts';

test('no screen loads much more than when its weight was printed', () => {
  expect(findGrowth(readWeights(readFileSync(WEIGHTS, 'utf8')), weighScreens())).toEqual([]);
});
