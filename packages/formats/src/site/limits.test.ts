import { expect, test } from 'vitest';
import { emptyPackage } from '../empty-package.ts';
import { Report } from '../report.ts';
import { limitsOf } from './limits.ts';

const limitsOfA = (format: string, stated: object = {}, nodeMemoryMb: number | null = null) => {
  const problem = emptyPackage({ format });
  Object.assign(problem.judging.limits, stated);
  const report = new Report();
  return { limits: limitsOf(problem, nodeMemoryMb, report), codes: report.notes.map(({ code }) => code) };
};

test.each([
  ['icpc-legacy', {}, [1000, 2048, 2048]],
  ['icpc-2025-09', {}, [1000, 2048, 2048]],
  ['icpc-legacy', { memoryMb: 512 }, [1000, 512, 512]],
  ['domjudge', {}, [10_000, 2048, 2048]],
  ['polygon', { memoryMb: 256 }, [1000, 256, 256]],
  ['hydro', { memoryMb: 64 }, [1000, 64, 64]],
  ['fps', {}, [1000, 256, 128]],
  ['hoj', { memoryMb: 64 }, [1000, 64, 64]],
  ['icpc-legacy', { memoryMb: 512, stackMb: 8, timeMs: 300 }, [300, 512, 8]],
  ['icpc-legacy', { memoryMb: 9000 }, [1000, 4096, 4096]],
])(
  'what a package of %s leaves out is that of its home: %j',
  (format, stated, [timeLimit, memoryLimit, stackLimit]) => {
    expect(limitsOfA(format, stated).limits).toEqual({ timeLimit, memoryLimit, stackLimit });
  },
);

test('memory that is left to the judge is at most that of its nodes, and told', () => {
  const { limits, codes } = limitsOfA('icpc-legacy', {}, 1800);
  expect([limits.memoryLimit, limits.stackLimit]).toEqual([1800, 1800]);
  expect(codes).toContain('memoryOfNodes');
  expect(limitsOfA('icpc-legacy', {}, 4000).limits.memoryLimit).toBe(2048);
});

test('memory that a package states stays, and is told where a node cannot give it', () => {
  const { limits, codes } = limitsOfA('icpc-legacy', { memoryMb: 3000 }, 1800);
  expect(limits.memoryLimit).toBe(3000);
  expect(codes).toContain('memoryAboveNodes');
});
