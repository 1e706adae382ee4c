import { PROTOCOL } from '@assay/contract/judging/node-link.ts';
import { expect, it } from 'vitest';
import { type NodeFacts, restSeconds, reviewNodes } from './node-health.ts';

const GCC = { name: 'C', version: 'gcc 12' };
const PYTHON = { name: 'Python3', version: '3.11' };

const node = (id: number, facts: Partial<NodeFacts> = {}): NodeFacts => ({
  id,
  online: true,
  ready: true,
  protocol: PROTOCOL,
  languages: [GCC, PYTHON],
  speedMs: 50,
  clockSkewMs: 20,
  isDrained: false,
  isSetAside: false,
  failures: 0,
  failedProblems: 0,
  judgedElsewhere: 0,
  ...facts,
});

const LANGUAGES = ['C', 'Python3'];
const ABILITIES = ['protocol 3', 'protocol 4', 'protocol 5', 'protocol 6', 'protocol 7', 'protocol 8'];
const ALL = [...LANGUAGES, ...ABILITIES];
const HOUR_MS = 3_600_000;

it.each<[sentence: string, nodes: NodeFacts[], expected: { accepted: string[]; refusals?: object[] }[]]>([
  ['a healthy node is given all it offers', [node(1)], [{ accepted: ALL }]],
  ['one that is not ready says so itself', [node(1, { ready: false })], [{ accepted: [], refusals: [] }]],
  [
    'one in maintenance is given nothing',
    [node(1, { isDrained: true })],
    [{ accepted: [], refusals: [{ code: 'drained' }] }],
  ],
  [
    'nor one set aside, even when it is the last',
    [node(1, { isSetAside: true, failures: 7 })],
    [{ accepted: [], refusals: [{ code: 'setAside', failures: 7 }] }],
  ],
  [
    'the protocol before is understood, without tests of validators',
    [node(1, { protocol: PROTOCOL - 1 })],
    [{ accepted: [...LANGUAGES, ...ABILITIES.slice(0, -1)] }],
  ],
  ['and the one after', [node(1, { protocol: PROTOCOL + 1 })], [{ accepted: ALL }]],
  [
    'an older one is not',
    [node(1, { protocol: PROTOCOL - 2 })],
    [{ accepted: [], refusals: [{ code: 'protocol', got: PROTOCOL - 2, expected: PROTOCOL }] }],
  ],
  [
    'a clock is off when another node shows the right time',
    [node(1, { clockSkewMs: -HOUR_MS }), node(2)],
    [{ accepted: [], refusals: [{ code: 'clock', seconds: -3600 }] }, { accepted: ALL }],
  ],
  [
    'when all clocks are off, it is not theirs that is wrong',
    [node(1, { clockSkewMs: HOUR_MS }), node(2, { clockSkewMs: HOUR_MS })],
    [{ accepted: ALL }, { accepted: ALL }],
  ],
  ['a slow machine alone must do', [node(1, { speedMs: 900 })], [{ accepted: ALL }]],
  [
    'beside a quicker one it is given nothing',
    [node(1, { speedMs: 500 }), node(2)],
    [{ accepted: [], refusals: [{ code: 'slow', ms: 500, others: 50 }] }, { accepted: ALL }],
  ],
  ['twice as slow is no reason', [node(1, { speedMs: 100 }), node(2)], [{ accepted: ALL }, { accepted: ALL }]],
  [
    'the quicker machine is not on duty: the slow one works',
    [node(1, { speedMs: 500 }), node(2, { isDrained: true })],
    [{ accepted: ALL }, { accepted: [] }],
  ],
])('%s', (_sentence, nodes, expected) => {
  expect(reviewNodes(nodes)).toMatchObject(expected.map((one) => ({ refusals: [], ...one })).map(loosen));
});

/** Only what a row names. */
function loosen({ accepted, refusals }: { accepted: string[]; refusals: object[] }) {
  return accepted.length > 0 ? { accepted, refusals: [] } : { accepted, ...(refusals.length > 0 && { refusals }) };
}

it('withholds a language whose version differs from that of most nodes, and only that', () => {
  const odd = { name: 'C', version: 'gcc 13' };
  const [one, two, three] = reviewNodes([node(1, { languages: [odd, PYTHON] }), node(2), node(3)]);
  expect(one).toMatchObject({
    accepted: ['Python3', ...ABILITIES],
    refusals: [],
    withheld: [{ language: 'C', version: 'gcc 13', expected: 'gcc 12' }],
  });
  expect([two!.accepted, three!.accepted]).toEqual([ALL, ALL]);
});

it('among two versions that of the node known longest counts, while it works', () => {
  const odd = { name: 'C', version: 'gcc 13' };
  expect(reviewNodes([node(2), node(1, { languages: [odd] })]).map(({ accepted }) => accepted)).toEqual([
    ['Python3', ...ABILITIES],
    ['C', ...ABILITIES],
  ]);
  const gone = node(1, { languages: [odd], online: false });
  expect(reviewNodes([node(2), gone]).map(({ accepted }) => accepted)).toEqual([ALL, []]);
});

it('a language that one node alone offers is not withheld', () => {
  const rust = { name: 'Rust', version: '1.63' };
  expect(reviewNodes([node(1), node(2, { languages: [rust] })])[1]!.accepted).toEqual(['Rust', ...ABILITIES]);
});

it.each<[sentence: string, nodes: NodeFacts[], setAside: boolean]>([
  ['five failures at different problems', [node(1, { failures: 5, failedProblems: 2 }), node(2)], true],
  [
    'five at one problem that another node could judge',
    [node(1, { failures: 5, failedProblems: 1, judgedElsewhere: 1 }), node(2)],
    true,
  ],
  ['five at one broken problem', [node(1, { failures: 5, failedProblems: 1 }), node(2)], false],
  ['four', [node(1, { failures: 4, failedProblems: 4 }), node(2)], false],
  ['five, but nobody else works', [node(1, { failures: 5, failedProblems: 5 }), node(2, { online: false })], false],
])('is set aside or not: %s', (_sentence, nodes, setAside) => {
  expect(reviewNodes(nodes)[0]!.isNewlySetAside).toBe(setAside);
});

it('never sets all nodes aside at once', () => {
  const failing = { failures: 9, failedProblems: 9 };
  const reviews = reviewNodes([node(1, failing), node(2, failing), node(3, failing)]);
  expect(reviews.map(({ isNewlySetAside }) => isNewlySetAside)).toEqual([true, true, false]);
  expect(reviews[2]!.accepted).toEqual(ALL);
});

it.each([
  [{ failures: 1, failedProblems: 1, judgedElsewhere: 0 }, true, 2],
  [{ failures: 4, failedProblems: 1, judgedElsewhere: 0 }, true, 16],
  [{ failures: 40, failedProblems: 1, judgedElsewhere: 0 }, true, 60],
  [{ failures: 4, failedProblems: 4, judgedElsewhere: 0 }, false, 0],
  [{ failures: 5, failedProblems: 1, judgedElsewhere: 0 }, false, 0],
  [{ failures: 5, failedProblems: 2, judgedElsewhere: 0 }, false, 30],
])('%o with others at work: %s rests %i s', (facts, others, seconds) => {
  expect(restSeconds(facts, others)).toBe(seconds);
});
