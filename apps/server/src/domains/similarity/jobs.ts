import { type Comparison, compareAll, tilesBetween } from '@assay/rules/similarity/compare.ts';
import { type PackedProgram, packProgram, rarePrints, unpackProgram } from '@assay/rules/similarity/pack.ts';
import { ownProgram } from '@assay/rules/similarity/program.ts';
import { PROGRAM_CHARS_MAX, tokensOf } from '@assay/rules/similarity/tokens.ts';
import { defineJob } from '../../platform/readers/job.ts';

/** A text of a program as it is stored. */
export interface SourceText {
  language: string;
  code: string;
}

/** Programs that are cut into tokens at a time: each takes 1.5 s at the worst. */
export const FINGERPRINTS_AT_ONCE = 25;
/** Programs of one problem that are compared; of more people the first are. */
export const PROGRAMS_MAX = 4_000;
/** Programs of earlier terms among them, those with the most rare prints in common. */
export const EARLIER_MAX = 300;

/** Solutions of the public list that everybody may read. */
export const PUBLIC_MAX = 200;

const where = 'apps/server/src/domains/similarity/jobs.ts';

const prepare = (programs: readonly SourceText[], templates: readonly SourceText[]) => {
  const known = templates.map(({ code, language }) => tokensOf(code, language));
  return programs.map(({ code, language }) => ownProgram(tokensOf(code, language), known));
};

/** What programs are compared by, without what stands in the templates. */
export const fingerprintsJob = defineJob({
  name: 'fingerprints of programs',
  lane: 'compare',
  bounds: {
    reader: { en: 'Programs to compare', zh: '待比较的程序' },
    where,
    input: { max: PROGRAM_CHARS_MAX, unit: 'characters' },
    parts: { max: FINGERPRINTS_AT_ONCE, unit: 'files' },
    time: 60_000,
  },
  run: ({ programs, templates }: { programs: SourceText[]; templates: SourceText[] }): PackedProgram[] =>
    prepare(programs, templates).map(packProgram),
});

interface ComparedProgram {
  program: PackedProgram;
  /** Programs of one person are not compared. */
  person: number;
  isEarlier: boolean;
}

/** Compares all programs of a problem, and says by which prints those of the class are found again. */
export const compareProgramsJob = defineJob({
  name: 'similar programs',
  lane: 'compare',
  bounds: {
    reader: { en: 'Programs of a problem', zh: '一道题的全部程序' },
    where,
    input: { max: PROGRAM_CHARS_MAX, unit: 'characters' },
    parts: { max: PROGRAMS_MAX + EARLIER_MAX + PUBLIC_MAX, unit: 'files' },
    time: 180_000,
  },
  run: (programs: ComparedProgram[]): Comparison & { rare: number[][] } => ({
    ...compareAll(programs.map(({ program, ...whose }) => ({ ...whose, program: unpackProgram(program) }))),
    rare: rarePrints(programs.filter(({ isEarlier }) => !isEarlier).map(({ program }) => program.hashes)),
  }),
});

/** Where two programs have the same: offsets in the text of each, and how many tokens. */
export interface CommonRun {
  a: { from: number; to: number };
  b: { from: number; to: number };
  tokens: number;
}

/** The parts that two programs have in common. */
export const comparePairJob = defineJob({
  name: 'two programs side by side',
  lane: 'import',
  bounds: {
    reader: { en: 'Two programs', zh: '两份程序' },
    where,
    input: { max: PROGRAM_CHARS_MAX, unit: 'characters' },
    parts: { max: 2, unit: 'files' },
    time: 10_000,
  },
  run({ a, b, templates }: { a: SourceText; b: SourceText; templates: SourceText[] }): CommonRun[] {
    const [first, second] = prepare([a, b], templates);
    return tilesBetween(first!, second!).map((tile) => ({
      a: { from: first!.from[tile.a]!, to: first!.to[tile.a + tile.length - 1]! },
      b: { from: second!.from[tile.b]!, to: second!.to[tile.b + tile.length - 1]! },
      tokens: tile.length,
    }));
  },
});
