import { expect, test } from 'vitest';
import { hearersOf, maySeeTicket, refuseAssignment, refuseMessage } from './access.ts';

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('TICK-3 reporter %s, may change the problem %s: sees %s', (isReporter, handles, sees) => {
  expect(maySeeTicket({ isReporter, handles })).toBe(sees);
});

test.each([
  [{}, null],
  [{ isOpen: false }, 'ticket.closed'],
  [{ isInUse: true }, 'ticket.problemInUse'],
  [{ isOpen: false, isInUse: true }, 'ticket.closed'],
  [{ messages: 2 }, null],
  [{ messages: 3 }, 'ticket.full'],
])('TICK-4 writing into a ticket %j: %s', (facts, refusal) => {
  expect(refuseMessage({ isOpen: true, isInUse: false, messages: 1, max: 3, ...facts })).toBe(refusal);
});

test.each([
  ['the reporter, before anybody took it', 1, { reporter: 1, assignee: null, author: 7 }, [7]],
  ['the reporter, to who took it', 1, { reporter: 1, assignee: 2, author: 7 }, [2]],
  ['who took it', 2, { reporter: 1, assignee: 2, author: 7 }, [1]],
  ['somebody else of the problem', 3, { reporter: 1, assignee: 2, author: 7 }, [1]],
  ['an author about the own problem', 7, { reporter: 7, assignee: null, author: 7 }, []],
  ['the reporter where nobody is left', 1, { reporter: 1, assignee: null, author: null }, []],
  ['the reporter, also to curators', 1, { reporter: 1, assignee: null, author: 7, curators: [7, 8] }, [7, 8]],
  ['the reporter, to who took it and not to curators', 1, { reporter: 1, assignee: 2, author: 7, curators: [8] }, [2]],
  ['a curator', 8, { reporter: 1, assignee: null, author: 7, curators: [8] }, [1]],
])('TICK-5 who hears of a message of %s', (_, by, parties, hears) => {
  expect(hearersOf(by, { curators: [], ...parties })).toEqual(hears);
});

test.each([
  ['TICK-6 a free one is taken', { to: 'me' as const }, null],
  ['TICK-6 the own one is left', { before: 3, to: 'nobody' as const }, null],
  ['TICK-6 not that of another', { before: 4, to: 'me' as const }, 'ticket.taken'],
  ['TICK-6 nor is it left for another', { before: 4, to: 'nobody' as const }, 'ticket.taken'],
  ['TICK-6 not even by those whose the problem is', { before: 4, runs: true, to: 'me' as const }, 'ticket.taken'],
  ['TICK-7 they give it to a curator', { runs: true, to: 8 }, null],
  ['TICK-7 also from another', { runs: true, before: 7, to: 8 }, null],
  ['TICK-7 or to themselves', { runs: true, before: 7, to: 3 }, null],
  ['TICK-7 not to somebody else', { runs: true, to: 9 }, 'ticket.noHelper'],
  ['TICK-7 a curator gives it to nobody', { to: 8 }, 'access.denied'],
])('%s', (_sentence, facts, refusal) => {
  expect(refuseAssignment({ by: 3, runs: false, before: null, people: [7, 8], ...facts })).toBe(refusal);
});
