import { expect, test } from 'vitest';
import { ContestBoards } from './contest-boards.ts';
import { acmRule } from './contest-rules/acm.ts';
import { countOpen, findUnjudged, revealSteps } from './reveal.ts';
import { facts } from './testing/build.ts';

const play = (lines: Record<string, string>, removeStar = false) => {
  const boards = new ContestBoards(acmRule(), facts(lines));
  const steps = [...revealSteps(boards, removeStar)].map((step) =>
    step.kind === 'open'
      ? `${step.uid}${'ABC'[step.problem]}${step.after.accepted ? '+' : '-'} ${step.from}>${step.to}`
      : `${step.uid} done ${step.rank}`,
  );
  return { boards, steps };
};

test('from the last line up, an accepted cell moves its line, and what stands there then is next', () => {
  const { steps } = play({ 1: 'AC@60;AC@90', 2: 'AC@100;WA@15000', 3: 'AC@200 ;WA@15000 AC@15001' });
  expect(steps).toEqual(['3B+ 2>1', '2B- 2>2', '2 done 3', '3 done 2', '1 done 1']);
});

test('cells open from left to right', () => {
  expect(play({ 1: 'WA@15000;AC@60;AC@15000' }).steps).toEqual(['1A- 0>0', '1C+ 0>0', '1 done 1']);
});

test('a wrong answer after an accepted one does not take it back', () => {
  const { boards, steps } = play({ 1: 'AC@60 WA@15000' });
  expect(steps).toEqual(['1 done 1']);
  expect(boards.board('sealed').line(1)?.cells[0]).toMatchObject({ accepted: true, atMs: 60_000, pending: 0 });
});

test('stars take part unless they are left out', () => {
  const lines = { 1: 'WA@15000', '2*': 'AC@15000' };
  expect(play(lines).steps).toEqual(['2A+ 1>0', '1A- 1>1', '1 done 1', '2 done -1']);
  expect(play(lines, true).steps).toEqual(['1A- 0>0', '1 done 1']);
});

test('at the end the sealed board is the real one', () => {
  const { boards } = play({ 1: 'WA@10 AC@14400;AC@60', 2: 'AC@10;WA@15000 AC@16000', 3: 'CE@15000;AC@17999' });
  expect(boards.board('sealed').list()).toEqual(boards.board('real').list());
  expect(boards.board('sealed').counts).toEqual(boards.board('real').counts);
});

test.each([
  ['all judged', { 1: 'AC@60;WA@90' }, 0],
  ['two of one', { 1: 'PD@60 PD@70;AC@80' }, 2],
  ['one of each', { 1: 'PD@60', 2: 'WA@10 PD@60' }, 2],
  ['what comes after it was accepted moves nobody', { 1: 'AC@60 PD@70' }, 0],
])('BOARD-16 open results: %s', (_sentence, lines, open) =>
  expect(countOpen(new ContestBoards(acmRule(), facts(lines)).board('real'))).toBe(open),
);

test('what is not judged yet is named before the ceremony', () => {
  const boards = new ContestBoards(acmRule(), facts({ 1: 'AC@60;PD@15000' }));
  expect(findUnjudged(boards)).toEqual([{ uid: 1, problem: 1 }]);
  expect(countOpen(boards.board('real'))).toBe(1);
  expect(() => [...revealSteps(boards)]).toThrow('not judged');
});
