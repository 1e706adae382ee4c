import { readAbsence } from '@assay/rules/judging/languages/absence.ts';
import { readJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { readNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { readRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import type { FoundSentence } from '@assay/rules/judging/sentences/sentences.ts';
import type { Lang } from '../../../lib/lang.ts';
import { type Rows, wordsOf } from '../../../lib/text.ts';
import { ABSENCES } from './absences.ts';
import { JUDGE_FAILURES } from './judge-failures.ts';
import { NODE_PROBLEMS } from './node-problems.ts';
import { PHRASE_WORDS } from './phrases.ts';
import { REFUSALS } from './refusals.ts';
import { withMeaning } from './signals.ts';

const TABLES: readonly (readonly [read: (text: string) => FoundSentence<string> | null, words: Rows])[] = [
  [readJudgeFailure, JUDGE_FAILURES],
  [readNodeProblem, NODE_PROBLEMS],
  [readAbsence, ABSENCES],
  [readRefusal, REFUSALS],
];

const PHRASES: Readonly<Record<string, Rows>> = PHRASE_WORDS;

/** What stands in a hole: a phrase, a sentence of its own, a signal, or words that stay as they are. */
function fill(hole: string, value: string, lang: Lang): string {
  const phrase = PHRASES[hole]?.[value];
  if (phrase) return wordsOf(phrase, lang);
  if (hole === 'reason') return sentenceWords(value, lang)?.said ?? value;
  if (hole !== 'signal') return value;
  const [name = ''] = value.split(' ');
  return withMeaning(name, name, lang);
}

function sentenceWords(text: string, lang: Lang): { said: string; rest: string } | null {
  for (const [read, words] of TABLES) {
    const found = read(text);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.params).map(([hole, value]) => [hole, fill(hole, value, lang)]),
    );
    return { said: wordsOf(words[found.code]!, lang, params), rest: found.rest };
  }
  return null;
}

/**
 * Takes a stored text of the judge apart: its own sentences, in the viewer's language, and what others said (a compiler, a
 * checker, the system), which stays as it is.
 */
export function readJudgeWords(text: string, lang: Lang): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (let found = sentenceWords(rest, lang); found; found = sentenceWords(rest, lang)) {
    sentences.push(found.said);
    rest = found.rest;
  }
  return { sentences, rest };
}

/** A stored text of the judge in the viewer's language; a line for each sentence, then what others said. */
export function judgeWords(text: string, lang: Lang): string {
  const { sentences, rest } = readJudgeWords(text, lang);
  return [...sentences, ...(rest === '' ? [] : [rest])].join('\n');
}
