import { expect, test } from 'vitest';
import { areResultsShown, countsUntil, datesFor, dueFor } from './access.ts';

const dueAt = new Date('2026-05-01T10:00:00Z');
const at = (time: string) => new Date(`2026-05-0${time}Z`);
const late = [
  { hours: 0, share: 90 },
  { hours: 24, share: 0 },
];

test('ASG-5 late work may count until nothing of it does', () => {
  expect(countsUntil({ dueAt, late: [] })).toEqual(dueAt);
  expect(countsUntil({ dueAt, late })).toEqual(at('2T10:00:00'));
  expect(countsUntil({ dueAt, late: [{ hours: 0, share: 50 }] })).toEqual(dueAt);
});

test.each([
  ['at once, before the due date', { results: 'atOnce', late: [] }, at('1T09:00:00'), true],
  ['after the due date, before it', { results: 'afterDue', late: [] }, at('1T09:59:59.999'), false],
  ['after the due date, at it', { results: 'afterDue', late: [] }, at('1T10:00:00'), true],
  ['after the due date, while late work counts', { results: 'afterDue', late }, at('2T09:00:00'), false],
  ['after the due date, when none counts any more', { results: 'afterDue', late }, at('2T10:00:00'), true],
  ['by hand, long after', { results: 'byHand', late: [] }, at('9T10:00:00'), false],
] as const)('ASG-5 results %s', (_sentence, facts, now, expected) => {
  expect(areResultsShown({ ...facts, dueAt, releasedAt: null }, now)).toBe(expected);
});

test('ASG-5 results by hand are shown from then on', () => {
  expect(areResultsShown({ results: 'byHand', late: [], dueAt, releasedAt: dueAt }, dueAt)).toBe(true);
});

test('ASG-15 an extension makes work due later, never sooner than for everybody', () => {
  expect(dueFor(dueAt, null)).toEqual(dueAt);
  expect(dueFor(dueAt, at('1T18:00:00'))).toEqual(at('1T18:00:00'));
  expect(dueFor(at('1T20:00:00'), at('1T18:00:00'))).toEqual(at('1T20:00:00'));
});

const everybody = { opensAt: at('1T00:00:00'), dueAt };
const sooner = { opensAt: at('1T02:00:00'), dueAt: at('1T08:00:00') };
const later = { opensAt: at('3T00:00:00'), dueAt: at('4T10:00:00') };
test.each([
  ['a class without dates of its own: those of everybody', null, null, everybody.opensAt, dueAt],
  ['a class whose work is due sooner', sooner, null, sooner.opensAt, sooner.dueAt],
  ['a class whose work is due later', later, null, later.opensAt, later.dueAt],
  ['an extension comes on top of the dates of the class', sooner, at('1T09:00:00'), sooner.opensAt, at('1T09:00:00')],
  ['and never makes it due sooner than them', later, at('2T10:00:00'), later.opensAt, later.dueAt],
] as const)('ASG-26 ASG-15 %s', (_sentence, own, until, opensAt, due) => {
  const dates = datesFor(everybody, own);
  expect([dates.opensAt, dueFor(dates.dueAt, until)]).toEqual([opensAt, due]);
});
