import type { ProblemCount } from '@assay/contract/problems/problem.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultStatistics } from './result-statistics.tsx';

const NONE: ProblemCount = { total: 0, ac: 0, pa: 0, wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0 };
const column = (index: number) => screen.getAllByRole('row').map((row) => row.children[index]?.textContent ?? '');

it('adds up: what is none of the counted results is shown as the rest', () => {
  render(<ResultStatistics count={{ ...NONE, total: 20, ac: 7, wa: 6, ce: 4, se: 1 }} />);
  expect(column(1).map(Number)).toEqual([7, 6, 4, 1, 2]);
  const shares = column(2).map((share) => Number.parseFloat(share));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
});

it('leaves out what never happened', () => {
  render(<ResultStatistics count={{ ...NONE, total: 1, ac: 1 }} />);
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
