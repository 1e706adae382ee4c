import { describe, expect, it } from 'vitest';
import type { Problem } from './problem-data.ts';
import { shownLimits } from './shown-limits.ts';

const problem = (over: Partial<Problem> = {}) =>
  ({
    problemId: '1000',
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    limitsAsWritten: false,
    ...over,
  }) as Problem;
const cpp = { name: 'C++', timeFactor: 1, memoryFactor: 1 };
const java = { name: 'Java', timeFactor: 2, memoryFactor: 2 };

describe('limits as shown', () => {
  it.each([
    ['C++ as written', problem(), cpp, 1000, 256, false],
    ['others doubled', problem(), java, 2000, 512, true],
    ['no language yet', problem(), null, 1000, 256, false],
    ['as written where they hold so', problem({ limitsAsWritten: true }), java, 1000, 256, false],
  ])('%s', (_name, of, language, timeMs, memoryMb, widened) =>
    expect(shownLimits(of, language)).toEqual({ timeMs, memoryMb, stackMb: 128, widened }),
  );
});
