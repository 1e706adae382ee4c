import { expect, test, vi } from 'vitest';
import { chooseIds } from './problem-import.ts';

const earlier = { pid: 7, problemId: 'C1-SUM', mayEdit: true };
const fresh = { index: 0, key: 'sum', problemId: 'C1-SUM', existing: null };
const taken = { index: 1, key: 'sum', problemId: 'C1-SUM-2', existing: earlier };

test.each([
  ['update', [{ index: 1, problemId: 'C1-SUM', replace: true }]],
  ['rename', [{ index: 1, problemId: 'C1-SUM-2', replace: false }]],
  ['skip', []],
  ['refuse', null],
] as const)('a problem that came before: --on-conflict %s', (conflict, chosen) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(chooseIds([taken], conflict)).toEqual(chosen);
  expect(said).toHaveBeenCalledTimes(conflict === 'refuse' ? 1 : 0);
  said.mockRestore();
});

test.each(['update', 'rename', 'skip', 'refuse'] as const)(
  'a new one is made whatever --on-conflict says: %s',
  (conflict) => {
    expect(chooseIds([fresh], conflict)).toEqual([{ index: 0, problemId: 'C1-SUM', replace: false }]);
  },
);
