import { expect, it } from 'vitest';
import { splitSize } from './split-size.ts';

it.each([
  ['as wanted', 1400, 600, 600],
  ['left at least 420', 1400, 300, 420],
  ['dragged far under 420 collapses', 1400, 150, 0],
  ['right keeps 580', 1400, 1200, 820],
  ['no room for both', 990, 500, 0],
  ['just room for both', 1000, 500, 420],
])('%s', (_name, total, wanted, size) => expect(splitSize(total, wanted)).toBe(size));
