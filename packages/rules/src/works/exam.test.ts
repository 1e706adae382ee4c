import { expect, test } from 'vitest';
import { changesWhatWasTold, refuseExamPlace, refuseExamStart } from './exam.ts';

const ROOM = '10.0.0.0/24';

test.each([
  ['the session that sits it', { sessionId: 4, networks: '' }, null],
  ['another session', { sessionId: 5, networks: '' }, 'work.examElsewhere'],
  ['no session yet', { sessionId: null, networks: '' }, 'work.examElsewhere'],
  ['the room', { sessionId: 4, networks: ROOM }, null],
  ['outside of the room', { sessionId: 4, networks: '10.0.1.0/24' }, 'work.examNetwork'],
])('WORK-23 WORK-24 going on from %s', (_, exam, expected) => {
  expect(refuseExamPlace(exam, { sessionId: 4, address: '10.0.0.7' })).toBe(expected);
});

const START = { exam: true, notes: true, networks: ROOM };
test.each([
  ['no exam', { ...START, exam: false }, { agrees: false, address: '1.1.1.1' }, null],
  ['agreed, in the room', START, { agrees: true, address: '10.0.0.7' }, null],
  ['outside', START, { agrees: true, address: '10.0.1.7' }, 'work.examNetwork'],
  ['not agreed', START, { agrees: false, address: '10.0.0.7' }, 'work.examNotAgreed'],
  ['nothing written down', { ...START, notes: false }, { agrees: false, address: '10.0.0.7' }, null],
])('WORK-22 starting, %s', (_, exam, who, expected) => {
  expect(refuseExamStart(exam, who)).toBe(expected);
});

const is = (exam: boolean, notes: boolean) => ({ exam, notes });
test.each([
  [is(false, false), is(true, false), true],
  [is(true, false), is(true, true), true],
  [is(false, true), is(true, true), true],
  [is(true, true), is(true, false), false],
  [is(true, true), is(false, true), false],
  [is(false, false), is(false, true), false],
  [is(true, true), is(true, true), false],
])('WORK-22 from %o to %o changes what people were told: %s', (before, after, expected) => {
  expect(changesWhatWasTold(before, after)).toBe(expected);
});
