import { expect, test } from 'vitest';
import { PROGRESS_FILTERS, passes, studentRows } from './progress.ts';

const person = (uid: number, username: string) => ({ uid, username, realname: '', label: '' });
const problem = (pid: number) => ({ pid, displayId: String(pid), title: '' });

const ROWS = studentRows({
  people: [
    person(1, 'solved'),
    person(2, 'idle'),
    person(3, 'four'),
    person(4, 'five'),
    person(5, 'late'),
    person(6, 'part'),
  ],
  problems: [problem(10), problem(11)],
  cells: [
    [0, 0, 100, 7, 1, 0, null, 0, 1],
    [0, 1, 50, 2, 2, 0, null, 0, 0],
    [2, 1, 0, 4, 3, 0, null, 0, 0],
    [3, 1, 30, 5, 4, 0, null, 0, 0],
    // solved, though late and after many tries
    [4, 0, 90, 8, 5, 1, null, 0, 1],
    // late, and no more than a part of it
    [5, 0, 45, 6, 5, 1, null, 0, 0],
  ],
});

test.each([
  ['everybody', ['solved', 'idle', 'four', 'five', 'late', 'part']],
  ['notStarted', ['idle']],
  ['stuck', ['five', 'part']],
  ['isLate', ['late', 'part']],
] as const)('ASG-6 the filter %s', (filter, expected) => {
  expect(PROGRESS_FILTERS).toContain(filter);
  expect(ROWS.filter((row) => passes(row, filter)).map(({ username }) => username)).toEqual(expected);
});

test('ASG-6 the average is over all problems, tried or not', () => {
  expect(ROWS.map(({ average }) => average)).toEqual([75, 0, 0, 15, 45, 23]);
});
