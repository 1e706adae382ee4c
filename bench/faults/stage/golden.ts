import { VERDICT } from '@assay/contract/verdict.ts';
import { loadSeedProblems } from '../../../packages/seeds/src/load.ts';
import { POISONED } from '../data.ts';
import type { LoadSize } from '../options.ts';

/** A program whose verdict is known. */
export interface Golden {
  /** Display id of its problem. */
  pid: string;
  language: string;
  code: string;
  verdict: number;
  /** Whether its problem can be part of a contest by ACM rules. */
  isAcm: boolean;
}

const EXPECTED = {
  AC: VERDICT.accepted,
  WA: VERDICT.wrongAnswer,
  TLE: VERDICT.timeLimit,
  MLE: VERDICT.memoryLimit,
  RE: VERDICT.runtimeError,
  PE: VERDICT.presentationError,
  CE: VERDICT.compileError,
  PA: VERDICT.partial,
} as const;

/** Quickly judged, and together of all kinds: comparison, points, a wrong blank, checker, interaction, subtasks. */
const FEW = new Set(['1000', '1003', '1005', '1006', '1010', '1011']);
export const GOLDEN_LANGUAGES = ['C With O2', 'C++ 17 With O2', 'Python3'];
/** A second of a processor each, so fewer of them. */
const SELDOM = new Set<number>([VERDICT.timeLimit, VERDICT.memoryLimit]);

/** Sends far outnumber the programs, and A + B, the cheapest, is the most common as in a real contest. */
export async function drawFrom(size: LoadSize['golden']): Promise<Golden[]> {
  const problems = await loadSeedProblems('packages/seeds');
  const golden = problems.flatMap(({ problemId, type, solutions }) =>
    solutions
      .filter(({ language, expectedScore }) => GOLDEN_LANGUAGES.includes(language) && expectedScore !== 0)
      .map(({ language, code, expected }) => ({
        pid: problemId,
        language,
        code,
        verdict: EXPECTED[expected] as number,
        isAcm: type === 0,
      })),
  );
  const wanted = golden.filter(({ pid }) => (size === 'all' ? !POISONED.has(pid) : FEW.has(pid)));
  return wanted.flatMap((one) => {
    const weight = SELDOM.has(one.verdict) ? 1 : one.pid === '1000' ? 6 : 2;
    return Array.from({ length: weight }, () => one);
  });
}

/** Another program with the same verdict. */
export const varied = ({ language, code }: Golden, variant: number) =>
  `${code}\n${language === 'Python3' ? '#' : '//'} ${variant}\n`;
