import { describe, expect, test } from 'vitest';
import { ABSENCE_SENTENCES, readAbsence } from '../languages/absence.ts';
import { JUDGE_FAILURE_SENTENCES, readJudgeFailure, writeJudgeFailure } from './judge-failure.ts';
import { NODE_PROBLEM_SENTENCES, readNodeProblem, writeNodeProblem } from './node-problem.ts';
import { REFUSAL_SENTENCES, readRefusal } from './refusal.ts';
import { type FoundSentence, PHRASES, sentences, withRest } from './sentences.ts';

const TABLES: [string, Record<string, string>, (text: string) => FoundSentence<string> | null][] = [
  ['judge failures', JUDGE_FAILURE_SENTENCES, readJudgeFailure],
  ['problems of nodes', NODE_PROBLEM_SENTENCES, readNodeProblem],
  ['absences of languages', ABSENCE_SENTENCES, readAbsence],
  ['refusals of compilers', REFUSAL_SENTENCES, readRefusal],
];

/** Something that may stand in each hole of a sentence. */
const valuesFor = (sentence: string) =>
  Object.fromEntries(
    [...sentence.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => [
      hole,
      PHRASES[hole as keyof typeof PHRASES]?.at(-1) ?? `a ${hole} (1)`,
    ]),
  );

describe.each(TABLES)('%s', (_what, table, read) => {
  test.each(Object.entries(table))('%s is found again: %s', (code, sentence) => {
    const params = valuesFor(sentence);
    const text = sentence.replace(/\{(\w+)\}/g, (_, hole: string) => params[hole]!);
    expect(read(text)).toEqual({ code, params, rest: '' });
    expect(read(`${text}\nTraceback\n  line 1`)).toEqual({ code, params, rest: 'Traceback\n  line 1' });
  });
});

test('a sentence stands in the hole of another', () => {
  const inner = writeJudgeFailure('signal', { who: 'the checker', signal: 'SIGABRT (aborted: failed assertion)' }, 'x');
  const found = readJudgeFailure(writeJudgeFailure('onCase', { index: 3, reason: inner }));
  expect(found).toEqual({
    code: 'onCase',
    params: { index: '3', reason: 'the checker was ended by SIGABRT (aborted: failed assertion)' },
    rest: 'x',
  });
});

test.each([
  ['what no phrase is', 'a stranger crashed', null],
  ['other words of the same ending', 'the checker of somebody ran out of memory', null],
  ['an empty hole', 'the checker could not be started: ', 'notStarted'],
])('%s: %s', (_what, text, code) => expect(readJudgeFailure(text)?.code ?? null).toBe(code));

test('the first hole takes as little as it can, so that free text stands in the last', () => {
  const text = writeNodeProblem('selfTest', { attack: 'host files', reason: 'expected ok, got exit (a: "b": c)' });
  expect(readNodeProblem(text)?.params).toEqual({ attack: 'host files', reason: 'expected ok, got exit (a: "b": c)' });
});

test('signs of regular expressions mean themselves', () => {
  const { write, read } = sentences({ odd: '[a.b]* ({name})?' });
  expect(read(withRest(write('odd', { name: 'c|d' }), 'e'))).toEqual({
    code: 'odd',
    params: { name: 'c|d' },
    rest: 'e',
  });
  expect(read('aab (c)')).toBeNull();
});
