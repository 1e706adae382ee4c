import type { JudgeProgram } from '../../problem-package.ts';
import { NATIVE } from './native.ts';
import { PYTHON } from './python.ts';

/** What the adapter must know besides the program. */
export interface AdapterUse {
  /** Whether the program talks with the solution, as interactors do. */
  talks: boolean;
  /**
   * What becomes of points between none and all: `wrong` where nobody would count them, else `multiplier`
   * (`score_multiplier.txt`, for shares) and `absolute` (`score.txt`, for points of the case).
   */
  partial: 'wrong' | 'multiplier' | 'absolute';
}

const NATIVE_LANGUAGE = /^(?:C|C\+\+|C 1\d|C\+\+ \d\d)(?: With O2)?$/;
const PYTHON_LANGUAGE = /^(?:Python3|PyPy3)$/;
const POINTS = ['percent', 'fraction', 'points'] as const;
const PARTIAL = ['wrong', 'multiplier', 'absolute'] as const;

type Words = Pick<JudgeProgram, 'convention' | 'points'> & AdapterUse;

const header = ({ convention, points, talks, partial }: Words) =>
  `assay: ${talks ? 'interactor' : 'checker'} of ${convention}, points as ${points ?? 'percent'}, partial ${partial}`;

/** `percent` is of a hundred; absolute points of a case that has none mean that, too. */
const wholeOf = ({ points }: Words) => (points === 'fraction' ? 1 : 100);

const nativeAdapter = (words: Words) => {
  const flag = (name: string, value: boolean | number) => `    ASSAY_${name} = ${Number(value)}`;
  const flags = [
    flag('TESTLIB', words.convention === 'testlib'),
    flag('TALKS', words.talks),
    flag('ABSOLUTE', words.partial === 'absolute'),
    flag('MULTIPLIER', words.partial === 'multiplier'),
    flag('WHOLE', wholeOf(words)),
  ];
  return `/* ${header(words)}; what follows, up to the next #line, makes an output validator of it. */\nenum {\n${flags.join(',\n')}\n};${NATIVE}`;
};

const pythonAdapter = (words: Words) => {
  const flag = (value: boolean) => (value ? 'True' : 'False');
  const flags = [
    words.convention === 'testlib',
    words.talks,
    words.partial === 'absolute',
    words.partial === 'multiplier',
  ];
  const call = `_assay_adapt(${flags.map(flag).join(', ')}, ${wholeOf(words)})`;
  return `# ${header(words)}; what follows, up to the call, makes an output validator of it.${PYTHON}\n${call}\n`;
};

const BEGIN = new RegExp(
  `^(/\\*|#) assay: (checker|interactor) of (assay|testlib), points as (${POINTS.join('|')}), partial (${PARTIAL.join('|')});`,
);

/**
 * The source of an output validator of the ICPC package format that judges as a program of another convention does: the
 * program itself behind an adapter. Null when it cannot be adapted: in other languages than C, C++ and Python 3.
 */
export function toOutputValidator(
  program: Pick<JudgeProgram, 'language' | 'code' | 'convention' | 'points'>,
  use: AdapterUse,
): string | null {
  const { language, code, convention, points } = program;
  const words = { convention, points, ...use };
  if (language !== null && NATIVE_LANGUAGE.test(language)) return nativeAdapter(words) + code;
  // such a line must be the first of its file
  const mustBeFirst = /^\s*from\s+__future__\s/m.test(code);
  return language !== null && PYTHON_LANGUAGE.test(language) && !mustBeFirst ? pythonAdapter(words) + code : null;
}

/** What {@link toOutputValidator} was made from; null for any other source. */
export function fromOutputValidator(code: string): Pick<JudgeProgram, 'code' | 'convention' | 'points'> | null {
  const found = BEGIN.exec(code);
  if (!found) return null;
  const [, mark, kind, convention, points, partial] = found as unknown as [
    string,
    string,
    string,
    'assay' | 'testlib',
    (typeof POINTS)[number],
    AdapterUse['partial'],
  ];
  const words = { convention, points, talks: kind === 'interactor', partial };
  const adapter = mark === '#' ? pythonAdapter(words) : nativeAdapter(words);
  return code.startsWith(adapter) ? { code: code.slice(adapter.length), convention, points } : null;
}
