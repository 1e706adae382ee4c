import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { groupsToKeep, openedBy, openGroups, refuseGroups, type SheetGroup, sheetStatus } from './groups.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const group = (id: number, opens: GroupOpening, pids: number[] = [id * 10 + 1, id * 10 + 2]): SheetGroup => ({
  id,
  opens,
  pids,
});
const always: GroupOpening = { by: 'always' };
const solved = (groupId: number, count: number): GroupOpening => ({ by: 'solved', groupId, solved: count });
const on = (at: string): GroupOpening => ({ by: 'date', at });
const hand = (isOpen: boolean): GroupOpening => ({ by: 'hand', isOpen });
const did = (pids: number[] = [], opened: number[] = []) => ({ solved: new Set(pids), opened: new Set(opened) });

const isOpen = (opens: GroupOpening, progress = did()) =>
  openGroups([group(1, always), group(2, opens)], progress, NOW).get(2)!.isOpen;

test.each([
  ['always', always, did(), true],
  ['not before enough of the earlier group is solved', solved(1, 2), did([11]), false],
  ['as soon as it is', solved(1, 2), did([11, 12]), true],
  ['to whom it was open, though an accepted one was taken back', solved(1, 2), did([11], [2]), true],
  ['not before its date', on('2026-05-01T12:00:00.001Z'), did(), false],
  ['from that moment on', on('2026-05-01T12:00:00.000Z'), did(), true],
  ['by a date of another zone', on('2026-05-01T20:00:00+08:00'), did(), true],
  ['not while a date is ahead, to nobody', on('2026-05-02T00:00:00Z'), did([11, 12, 21], [2]), false],
  ['when somebody opened it', hand(true), did(), true],
  ['to nobody when that was taken back', hand(false), did([21], [2]), false],
] as const)('SHEET-4 a group is open: %s', (_sentence, opens, progress, expected) => {
  expect(isOpen(opens, progress)).toBe(expected);
});

test('SHEET-4 a group asks for all that the earlier one has when problems left it', () => {
  const groups = [group(1, always, [11]), group(2, solved(1, 3))];
  expect(openGroups(groups, did(), NOW).get(2)).toEqual({
    isOpen: false,
    requirement: { groupId: 1, solved: 0, needed: 1 },
  });
  expect(openGroups(groups, did([11]), NOW).get(2)!.isOpen).toBe(true);
});

test('SHEET-4 a problem that stands in two groups counts in both', () => {
  const groups = [group(1, always, [7]), group(2, always, [7, 8]), group(3, solved(2, 1))];
  expect(openGroups(groups, did([7]), NOW).get(3)!.isOpen).toBe(true);
});

test('SHEET-4 only what solved problems opened is kept open', () => {
  const groups = [group(1, always), group(2, solved(1, 1)), group(3, hand(true)), group(4, solved(2, 2))];
  expect(groupsToKeep(groups, did([11]))).toEqual([2]);
});

test.each([
  ['asks for an earlier one', [group(1, always), group(2, solved(1, 2))], null],
  ['not for itself', [group(1, solved(1, 1))], { code: 'qsheet.ruleAhead', section: 1, earlier: 1 }],
  [
    'nor for a later one',
    [group(1, solved(2, 1)), group(2, always)],
    { code: 'qsheet.ruleAhead', section: 1, earlier: 2 },
  ],
  [
    'nor for one that is not of the sheet',
    [group(1, always), group(2, solved(9, 1))],
    { code: 'qsheet.ruleAhead', section: 2, earlier: 3 },
  ],
  [
    'nor for more than there are',
    [group(1, always), group(2, solved(1, 3))],
    { code: 'qsheet.ruleTooMany', section: 2, earlier: 1 },
  ],
] as const)('SHEET-4 a group %s', (_sentence, groups, expected) => {
  expect(refuseGroups(groups)).toEqual(expected);
});

test('SHEET-8 the group that another opens is found', () => {
  const groups = [group(1, always), group(2, solved(1, 1))];
  expect(openedBy(groups, 1)?.id).toBe(2);
  expect(openedBy(groups, 2)).toBeUndefined();
});

test.each([
  [VERDICT.notSubmitted, null],
  [VERDICT.accepted, 0],
  [VERDICT.wrongAnswer, 1],
  [VERDICT.pending, 1],
])('SHEET-3 a result of %i is %s to the wire', (status, expected) => {
  expect(sheetStatus(status)).toBe(expected);
});
