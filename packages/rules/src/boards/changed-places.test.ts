import { expect, test } from 'vitest';
import { changedPlaces, spotsOf } from './changed-places.ts';
import { ContestBoards } from './contest-boards.ts';
import { acmRule } from './contest-rules/acm.ts';
import { facts } from './testing/build.ts';

const spots = (lines: Record<string, string>) => spotsOf(new ContestBoards(acmRule(), facts(lines)).board('real'));

/** `uid: place before > place after`, in order. */
const moves = (before: Record<string, string>, after: Record<string, string>) =>
  changedPlaces(spots(before), spots(after)).map(
    ({ uid, before: was, after: is }) => `${uid}: ${was?.place ?? '-'}>${is?.place ?? '-'}`,
  );

const LINES = { 1: 'AC@60;AC@90', 2: 'AC@70', 3: 'AC@80', 4: '' };

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['nothing changes', LINES, LINES, []],
  ['two swap places by one result', LINES, { ...LINES, 2: 'WA@70 AC@71' }, ['2: 2>3', '3: 3>2']],
  ['who has nothing shares the last place', LINES, { ...LINES, 2: 'WA@70' }, ['2: 2>3', '3: 3>2', '4: 4>3']],
  [
    'the one whose result changed stands before those who were pushed',
    LINES,
    { ...LINES, 4: 'AC@10;AC@20' },
    ['4: 4>1', '1: 1>2', '2: 2>3', '3: 3>4'],
  ],
  ['another result may leave the place as it was', LINES, { ...LINES, 1: 'AC@61;AC@90' }, ['1: 1>1']],
  ['places that are shared', LINES, { ...LINES, 3: 'AC@70' }, ['3: 3>2']],
  ['a star has no place and pushes nobody', { ...LINES, '5*': '' }, { ...LINES, '5*': 'AC@1;AC@1' }, ['5: -1>-1']],
  ['one who is not on the board any more', { 1: 'AC@1', 2: 'AC@2' }, { 2: 'AC@2' }, ['1: 1>-', '2: 2>1']],
])('%s', (_sentence, before, after, expected) => {
  expect(moves(before, after)).toEqual(expected);
});

test('points and penalty are told', () => {
  expect(changedPlaces(spots({ 1: 'AC@60' }), spots({ 1: 'WA@30 AC@60' }))).toEqual([
    { uid: 1, before: { place: 1, points: 1, time: 60 }, after: { place: 1, points: 1, time: 60 + 1200 } },
  ]);
});
