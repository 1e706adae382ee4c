import { compareAll, mayCompare } from '@assay/rules/similarity/compare.ts';
import { familyOf } from '@assay/rules/similarity/languages.ts';
import type { Candidate } from '@assay/rules/similarity/print-index.ts';
import { ownProgram } from '@assay/rules/similarity/program.ts';
import { tokensOf } from '@assay/rules/similarity/tokens.ts';
import { loadSeedProblems } from '@assay/seeds/load.ts';
import { printHeld } from '../measure/measure.ts';
import { DISGUISES } from './disguises.ts';

/**
 * How well copies of the seeds' programs are found in eight disguises. A true pair is a program with its disguised copy; a false alarm is a
 * pair of programs of different problems. Programs of one problem are by one author, often one made from the other, so that they are
 * neither. Recall at 0.1 % is what is found above the similarity that one in a thousand honest pairs reaches.
 */
const FALSE_ALARMS = 0.001;
/** Of copies in all disguises at once so many are to be found above that. */
const ALL_AT_ONCE = 0.95;
/** A contest's worth of programs is to be compared within so many seconds. */
const CONTEST_SECONDS = 60;
/** From here on a pair counts as found, for the precision. */
const FOUND = 0.3;

interface Program {
  problem: string;
  code: string;
  language: string;
}

const programs: Program[] = (await loadSeedProblems('packages/seeds')).flatMap(({ problemId, solutions }) =>
  solutions
    .filter(({ language }) => familyOf(language).parse !== null)
    .map(({ code, language }) => ({ problem: problemId, code, language })),
);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const ownOf = ({ code, language }: Pick<Program, 'code' | 'language'>) => ownProgram(tokensOf(code, language));

const originals = programs.map(ownOf);
console.log(`${programs.length} programs of ${new Set(programs.map(({ problem }) => problem)).size} problems`);
console.log('disguise          precision  recall  recall at 0.1 %  threshold  median  compared');
let recallAtOnce = 0;
for (const [name, disguise] of DISGUISES) {
  const copies = programs.map((program) => ownOf({ ...program, code: disguise(program) }));
  const candidates: Candidate[] = [...originals, ...copies].map((program, person) => ({ program, person }));
  const { pairs } = compareAll(candidates);
  const count = programs.length;
  const compared = originals.flatMap((program, at) => (mayCompare(program) && mayCompare(copies[at]!) ? [at] : []));
  const truth = new Map(compared.map((at) => [at, 0]));
  const honest: number[] = [];
  for (const { a, b, similarity } of pairs) {
    if (b === a + count) truth.set(a, similarity);
    else if (programs[a % count]!.problem !== programs[b % count]!.problem) honest.push(similarity);
  }
  honest.sort((x, y) => y - x);
  const honestPairs = honestCount(candidates);
  const threshold = honest[Math.floor(honestPairs * FALSE_ALARMS)] ?? 0;
  const found = [...truth.values()];
  const hits = found.filter((one) => one >= FOUND).length;
  const alarms = honest.filter((one) => one >= FOUND).length;
  // the last of them is all at once
  recallAtOnce = found.filter((one) => one > threshold).length / found.length;
  const median = found.sort((x, y) => x - y)[found.length >> 1] ?? 0;
  console.log(
    [
      name.padEnd(16),
      percent(hits / Math.max(1, hits + alarms)),
      percent(hits / found.length),
      percent(recallAtOnce).padStart(14),
      threshold.toFixed(3).padStart(11),
      median.toFixed(2).padStart(8),
      `${found.length}`.padStart(8),
    ].join(' '),
  );
}

/** Pairs of programs of different problems that are compared at all. */
function honestCount(candidates: readonly Candidate[]): number {
  let pairs = 0;
  for (let a = 0; a < candidates.length; a++) {
    for (let b = a + 1; b < candidates.length; b++) {
      const [x, y] = [candidates[a]!.program, candidates[b]!.program];
      const isHonest = programs[a % programs.length]!.problem !== programs[b % programs.length]!.problem;
      if (isHonest && x.family === y.family && mayCompare(x) && mayCompare(y)) pairs++;
    }
  }
  return pairs;
}

/** A contest's worth of programs: the originals with numbers of their own, so that no two are equal. */
const CONTEST = 2_000;
const large = Array.from({ length: CONTEST }, (_, at) => {
  const program = programs[at % programs.length]!;
  return { ...program, code: DISGUISES[at % DISGUISES.length]![1]({ ...program }) };
});
const before = performance.now();
const ready = large.map((program, person) => ({ program: ownOf(program), person }));
const parsed = performance.now();
const { pairs: alike } = compareAll(ready);
const compared = performance.now();
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
console.log(
  `${CONTEST} programs: ${seconds(before, parsed)} cut into tokens, ${seconds(parsed, compared)} compared, ${alike.length} pairs`,
);
printHeld(
  recallAtOnce >= ALL_AT_ONCE,
  `all disguises at once: ${percent(recallAtOnce).trim()} found (aim ${percent(ALL_AT_ONCE).trim()})`,
);
printHeld(
  compared - before <= CONTEST_SECONDS * 1000,
  `${CONTEST} programs in ${seconds(before, compared)} (aim ${CONTEST_SECONDS} s)`,
);
