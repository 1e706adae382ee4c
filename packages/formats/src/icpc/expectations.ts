import { VERDICT_TEXT, type VerdictName } from '@assay/contract/verdict.ts';
import { listOfWords, type Words } from '@assay/contract/words.ts';
import type { CaseGroup } from '../problem-package.ts';
import { asMap, asNumber, asText, asWords, type YamlMap, type YamlValue } from '../yaml.ts';

/** Exceeding memory is a run-time error in this format. */
const CRASH: readonly VerdictName[] = ['runtimeError', 'memoryLimit'];

/** What the folder of a submission promises; each is a verdict of the whole submission. */
const FOLDERS: Readonly<Record<string, readonly VerdictName[]>> = {
  accepted: ['accepted'],
  partially_accepted: ['partial'],
  wrong_answer: ['wrongAnswer'],
  time_limit_exceeded: ['timeLimit'],
  run_time_error: CRASH,
  rejected: ['wrongAnswer', 'timeLimit', ...CRASH],
  brute_force: ['timeLimit', ...CRASH],
  // DOMjudge's
  compiler_error: ['compileError'],
  no_output: ['wrongAnswer'],
  output_limit: CRASH,
  memory_limit: ['memoryLimit', 'runtimeError'],
  mixed: [],
};

/** Words of `submissions.yaml` and of `@EXPECTED_RESULTS@`. */
const WORDS: Readonly<Record<string, readonly VerdictName[]>> = {
  AC: ['accepted'],
  WA: ['wrongAnswer'],
  TLE: ['timeLimit'],
  RTE: CRASH,
  MLE: ['memoryLimit'],
  CORRECT: ['accepted'],
  ACCEPTED: ['accepted'],
  'WRONG-ANSWER': ['wrongAnswer'],
  WRONG_ANSWER: ['wrongAnswer'],
  TIMELIMIT: ['timeLimit'],
  TIME_LIMIT_EXCEEDED: ['timeLimit'],
  'RUN-ERROR': CRASH,
  RUN_TIME_ERROR: CRASH,
  'COMPILER-ERROR': ['compileError'],
  'NO-OUTPUT': ['wrongAnswer'],
  'OUTPUT-LIMIT': CRASH,
  'MEMORY-LIMIT': ['memoryLimit', 'runtimeError'],
  CHECK_MANUALLY: [],
};

/** Verdicts as people call them. */
export const verdictWords = (verdicts: readonly VerdictName[]): Words =>
  listOfWords(verdicts.map((verdict) => VERDICT_TEXT[verdict]));

export const expectedOfFolder = (folder: string): VerdictName[] => [...(FOLDERS[folder.toLowerCase()] ?? [])];

const verdictsOf = (words: readonly string[]): VerdictName[] => [
  ...new Set(words.flatMap((word) => WORDS[word.trim().toUpperCase()] ?? [])),
];

export interface Annotations {
  /** Null: the source names none. */
  expected: VerdictName[] | null;
  score: number | null;
  /** One per group of the secret cases, in their order; null where the source names none. */
  grades: VerdictName[][] | null;
}

/** `@EXPECTED_RESULTS@: A, B` and `@EXPECTED_SCORE@: x` in the source, as DOMjudge reads them, and `@EXPECTED_GRADES@ AC WA`, as problemtools does. */
export function annotationsOf(code: string): Annotations {
  const results = /@EXPECTED_RESULTS@:\s*([A-Za-z_, -]+)/.exec(code)?.[1];
  return {
    expected: results === undefined ? null : verdictsOf(results.split(',')),
    score: asNumber(/@EXPECTED_SCORE@:\s*([\d.]+)/.exec(code)?.[1] ?? ''),
    grades: gradesOf(/@EXPECTED_GRADES@:?[ \t]*([A-Za-z_, \t-]+)/.exec(code)?.[1]),
  };
}

function gradesOf(line: string | undefined): VerdictName[][] | null {
  const words = line?.split(/[\s,]+/).filter((word) => word !== '') ?? [];
  const grades = words.map((word) => verdictsOf([word]));
  return words.length > 0 && grades.every((one) => one.length > 0) ? grades : null;
}

/** The points between which a solution ends that passes some groups and no others; null where the grades are not one per group. */
export function scoreOfGrades(
  grades: readonly (readonly VerdictName[])[],
  groups: readonly Pick<CaseGroup, 'name' | 'score' | 'rule'>[],
): { min: number; max: number } | null {
  const secret = groups.filter(({ name }) => name !== 'sample');
  if (secret.length !== grades.length) return null;
  const free = groups.filter((one) => !secret.includes(one)).reduce((sum, { score }) => sum + score, 0);
  let [min, max] = [grades.some((one) => one.includes('accepted')) ? free : 0, free];
  for (const [at, { score, rule }] of secret.entries()) {
    const isPassed = grades[at]!.includes('accepted');
    if (isPassed) min += score;
    if (isPassed || rule !== 'min') max += score;
  }
  return { min, max };
}

/**
 * Points in the name of a partly accepted solution: `greedy_20-40.cpp`; or `greedy_30.cpp` where some of the groups
 * come to exactly that, for a number in a name may be any number.
 */
export function scoreInName(name: string, scores: readonly number[]): { min: number; max: number } | null {
  const [, from, to] =
    /(?:^|[_.-])(\d{1,4})(?:(?:-|to)(\d{1,4}))?(?:p|pts|points|poäng)?\.[A-Za-z0-9+]+$/.exec(name) ?? [];
  if (from === undefined) return null;
  const [min, max] = [Number(from), Number(to ?? from)];
  const whole = scores.reduce((sum, score) => sum + score, 0);
  if (min > max || max > whole) return null;
  const reached = new Set([0]);
  for (const score of scores) for (const sum of [...reached]) if (sum + score <= min) reached.add(sum + score);
  return to !== undefined || (min > 0 && min < whole && reached.has(min)) ? { min, max } : null;
}

/** `*` within one name, `{a,b}`; no `**`. */
function globPattern(glob: string): RegExp {
  const pattern = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '[^/]*')
    .replace(/\?/g, '[^/]')
    .replace(/\{([^{}]*)\}/g, (_all, choices: string) => `(?:${choices.split(',').join('|')})`)
    .replace(/[{}]/g, '\\$&');
  return new RegExp(`^${pattern}$`);
}

export interface StatedSubmission {
  expected: VerdictName[] | null;
  score: { min: number; max: number } | null;
  author: string | null;
  isModel: boolean;
}

function scoreOf(value: YamlValue | undefined): StatedSubmission['score'] {
  const bounds = (Array.isArray(value) ? value : [value]).map(asNumber);
  const [min, max = min] = bounds;
  return min === null || min === undefined || max === null || max === undefined ? null : { min, max };
}

/** What `submissions.yaml` states of a submission (`accepted/x.cpp`); later globs win over earlier ones. */
export function statedFor(submissions: YamlMap, path: string): StatedSubmission {
  const stated: StatedSubmission = { expected: null, score: null, author: null, isModel: false };
  for (const [glob, value] of Object.entries(submissions)) {
    const map = asMap(value);
    if (!map || !globPattern(glob.replace(/\/$/, '')).test(path)) continue;
    // what is required decides the verdict of the whole; what is merely permitted may stand beside it
    const words = map.required ? asWords(map.required) : map.permitted ? asWords(map.permitted) : null;
    if (words) stated.expected = verdictsOf(words);
    stated.score = scoreOf(map.score) ?? stated.score;
    const authors = (Array.isArray(map.authors) ? map.authors : [map.authors]).flatMap(
      (person) => asText(person) ?? asText(asMap(person)?.name) ?? [],
    );
    if (authors.length > 0) stated.author = authors.join(', ');
    if (asText(map.model_solution) === 'true') stated.isModel = true;
  }
  return stated;
}

/** The folder of the format that promises these verdicts: the most telling one that fits. */
export function folderOf(expected: readonly VerdictName[], version: 'legacy' | '2025-09'): string | null {
  const has = (verdict: VerdictName) => expected.includes(verdict);
  const crash = expected.every((verdict) => CRASH.includes(verdict));
  if (expected.length === 0) return null;
  if (expected.length === 1 && has('accepted')) return 'accepted';
  if (expected.length === 1 && has('partial')) return version === 'legacy' ? 'partially_accepted' : 'accepted';
  if (expected.every((verdict) => verdict === 'wrongAnswer' || verdict === 'presentationError')) return 'wrong_answer';
  if (expected.length === 1 && has('timeLimit')) return 'time_limit_exceeded';
  if (crash) return 'run_time_error';
  if (version === 'legacy' || has('accepted') || has('compileError')) return null;
  return has('wrongAnswer') ? 'rejected' : 'brute_force';
}

const WORD_OF: Partial<Record<VerdictName, string>> = {
  accepted: 'AC',
  wrongAnswer: 'WA',
  presentationError: 'WA',
  timeLimit: 'TLE',
  runtimeError: 'RTE',
  memoryLimit: 'RTE',
};

/** Words of `submissions.yaml` for these verdicts. */
export const wordsOf = (expected: readonly VerdictName[]): string[] => [
  ...new Set(expected.flatMap((verdict) => WORD_OF[verdict] ?? [])),
];
