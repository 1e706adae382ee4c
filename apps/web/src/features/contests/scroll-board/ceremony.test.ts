import { expect, test } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { say } from '../../../lib/text.ts';
import { Ceremony, type ScrollData, type ScrollInfo, saidOf } from './ceremony.ts';
import { TEXT } from './text.ts';

const INFO: ScrollInfo = {
  id: 1,
  title: 'Autumn',
  rankShowName: 'username',
  problemCount: 2,
  displayIds: ['A', 'B'],
  balloonColor: { A: '', B: '' },
  startTime: '2026-11-21T08:00:00Z',
  sealRankTime: '2026-11-21T12:00:00Z',
  durationMs: 18_000_000,
  sealMs: 14_400_000,
  acmSettings: null,
  starUserList: [4],
  ranked: 3,
  unjudged: 0,
};

const person = (uid: number) => ({
  uid,
  username: `u${uid}`,
  rankShowName: `u${uid}`,
  school: '',
  gender: 'secrecy',
  avatar: null,
  photo: null,
});
let id = 0;
const sent = (uid: number, displayId: string, status: number, minute: number) => {
  id += 1;
  return { submitId: id, uid, displayId, status, atMs: minute * 60_000 };
};

/** 1 solved both early; 2 one, another behind the seal; 3 nothing until behind the seal; 4 is a star. */
const DATA: ScrollData = {
  contestants: [1, 2, 3, 4].map(person),
  submissions: [
    sent(1, 'A', 0, 10),
    sent(1, 'B', 0, 20),
    sent(2, 'A', 0, 30),
    // a later wrong answer on an accepted cell must not take it back
    sent(2, 'A', -1, 250),
    sent(2, 'B', -1, 260),
    sent(3, 'A', 0, 270),
    sent(4, 'A', 0, 40),
  ],
};

const ceremony = () => new Ceremony(INFO, DATA, { gold: 1, silver: 1, bronze: 1 });

function play(one: Ceremony) {
  const told: string[] = [];
  for (let step = one.next(); step !== null; step = one.next()) {
    told.push(
      step.kind === 'open' ? `${step.uid} opens ${step.problem} ${step.after.accepted}` : `${step.uid} ${step.medal}`,
    );
  }
  return told;
}

const ALL = ['3 opens 0 true', '3 bronze', '2 opens 1 false', '2 silver', '1 gold'];

test('cells open from the last line up, medals are told as their places settle, stars win none', () => {
  const one = ceremony();
  expect(play(one)).toEqual(ALL);
  expect(one.isOver).toBe(true);
  expect(one.board.line(2)?.cells[0]).toMatchObject({ accepted: true, atMs: 1_800_000 });
});

test('going back takes the last step back, and what follows is the same', () => {
  const one = ceremony();
  one.next();
  one.next();
  one.next();
  one.back();
  expect(one.last).toMatchObject({ kind: 'settle', uid: 3 });
  expect(one.board.line(2)?.cells[1]).toMatchObject({ pending: 1 });
  expect(play(one)).toEqual(ALL.slice(2));
  one.back();
  expect(one.isOver).toBe(false);
  one.restart();
  one.back();
  expect(one.last).toBeNull();
  expect(play(one)).toEqual(ALL);
});

test.each([
  [1, true, 'ada solved B: rank 1'],
  [2, false, 'ada did not solve B: rank 2'],
  [-1, true, 'ada solved B: takes part without a rank'],
  [-1, false, 'ada did not solve B: takes part without a rank'],
])('of a line at place %i that opens (%s) is read out: %s', (rank, accepted, said) => {
  setLang('en');
  const name = saidOf({ rank, after: { accepted } });
  expect(say(TEXT, name, { name: 'ada', problem: 'B', rank })).toBe(said);
});
