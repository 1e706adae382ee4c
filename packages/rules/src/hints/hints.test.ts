import { Failure } from '@assay/contract/failure.ts';
import { HINT_CHARS_MAX, HINTS_MAX } from '@assay/contract/hints/hint.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { type LadderHint, outlooksOf, type Progress, priceOfOpening, refuseLadder, TRIED } from './ladder.ts';
import { readProposedHints } from './read-proposed.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const FRESH: Progress = { tries: 0, firstAt: null, hasSolved: false };

let id = 0;
const hint = (ways: Partial<LadderHint> = {}): LadderHint => {
  id += 1;
  return { id, tries: null, minutes: null, coins: null, openedAt: null, ...ways };
};
const states = (hints: LadderHint[], progress = FRESH) =>
  outlooksOf(hints, progress, NOW).map(({ state, isEarned }) => (state === 'next' && isEarned ? 'earned' : state));

test.each<[string, LadderHint[], Progress, string[]]>([
  ['one that asks for nothing opens at once', [hint(), hint()], FRESH, ['earned', 'later']],
  ['the one behind an open one is next', [hint({ openedAt: ago(1) }), hint()], FRESH, ['open', 'earned']],
  [
    'one that was put before open ones is next',
    [hint({ tries: 1 }), hint({ openedAt: ago(1) })],
    FRESH,
    ['next', 'open'],
  ],
  ['by tries: one is missing', [hint({ tries: 3 })], { ...FRESH, tries: 2, firstAt: ago(9) }, ['next']],
  ['by tries: enough', [hint({ tries: 3 })], { ...FRESH, tries: 3, firstAt: ago(9) }, ['earned']],
  ['by time: it has not begun', [hint({ minutes: 5 })], FRESH, ['next']],
  ['by time: since the first submission', [hint({ minutes: 5 })], { ...FRESH, firstAt: ago(5) }, ['earned']],
  ['by time: a minute is missing', [hint({ minutes: 5 })], { ...FRESH, firstAt: ago(4) }, ['next']],
  [
    'by time: since the hint before, however old the first submission is',
    [hint({ openedAt: ago(4) }), hint({ minutes: 5 })],
    { ...FRESH, firstAt: ago(90) },
    ['open', 'next'],
  ],
  ['for coins alone', [hint({ coins: 2 })], { tries: 50, firstAt: ago(900), hasSolved: false }, ['next']],
  ['any of the ways suffices', [hint({ tries: 9, minutes: 5, coins: 2 })], { ...FRESH, firstAt: ago(6) }, ['earned']],
  ['who solved the problem pays nothing', [hint({ coins: 2 })], { ...FRESH, hasSolved: true }, ['earned']],
  ['but still opens them in their order', [hint(), hint()], { ...FRESH, hasSolved: true }, ['earned', 'later']],
])('NOTE-13 %s', (_sentence, hints, progress, expected) => {
  expect(states(hints, progress)).toEqual(expected);
});

test('NOTE-13 it is told when the next one opens by time', () => {
  const [next] = outlooksOf([hint({ minutes: 10 })], { ...FRESH, firstAt: ago(4) }, NOW);
  expect(next!.opensAt).toEqual(ago(-6));
});

test.each([
  ['accepted', true],
  ['wrongAnswer', true],
  ['partial', true],
  ['compileError', false],
  ['systemError', false],
  ['pending', false],
  ['cancelled', false],
] as const)('NOTE-13 a submission that is %s counts as a try: %s', (name, expected) => {
  expect(TRIED.includes(VERDICT[name])).toBe(expected);
});

const outlook = { state: 'next', isEarned: false, opensAt: null } as const;

test.each([
  ['is earned', { outlook: { ...outlook, isEarned: true }, price: null }, 0],
  ['is earned while a price is offered', { outlook: { ...outlook, isEarned: true }, price: 2 }, 0],
  ['is open', { outlook: { ...outlook, state: 'open' }, price: 2 }, 0],
  ['is paid for', { outlook, price: 2 }, 2],
  ['is neither earned nor paid for', { outlook, price: null }, 'hint.notEarned'],
  ['is paid for at another price', { outlook, price: 1 }, 'hint.priceChanged'],
  ['waits for one before it', { outlook: { ...outlook, state: 'later' }, price: 2 }, 'hint.earlierFirst'],
] as const)('NOTE-13 what a hint costs that %s', (_sentence, opening, expected) => {
  const price = priceOfOpening({ hint: { coins: 2 }, ...opening });
  expect(price instanceof Failure ? price.code : price).toBe(expected);
});

test('NOTE-13 a hint that is not sold is not opened for coins', () => {
  expect(priceOfOpening({ hint: { coins: null }, outlook, price: 1 })).toMatchObject({ code: 'hint.priceChanged' });
});

test.each([
  [[], undefined],
  [[{ zh: '看样例', en: '' }], undefined],
  [[{ zh: '', en: 'Look' }], undefined],
  [
    [
      { zh: '看', en: '' },
      { zh: ' ', en: '\n' },
    ],
    { number: 2 },
  ],
])('NOTE-12 a ladder %j lacks the text of %j', (hints, expected) => {
  expect(refuseLadder(hints)?.params).toEqual(expected);
});

test.each([
  ['One\n---\nTwo\n\n----\n  \n---\nThree', ['One', 'Two', 'Three']],
  ['- a list\n- stays', ['- a list\n- stays']],
  ['', []],
])('NOTE-14 the hints in %j', (answer, expected) => {
  expect(readProposedHints(answer)).toEqual(expected);
});

test('NOTE-14 what a model proposes is bounded', () => {
  const hints = readProposedHints(`${'x'.repeat(HINT_CHARS_MAX + 9)}\n---\n`.repeat(HINTS_MAX + 9));
  expect([hints.length, hints[0]!.length]).toEqual([HINTS_MAX, HINT_CHARS_MAX]);
});
