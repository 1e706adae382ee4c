import { LANGUAGES } from './languages/all.ts';

/**
 * A file of a grader: the program around the functions that solutions define, or a part of it. Its ending says for which
 * languages it is, so that one `grader.cpp` serves every version of C++; headers and other files serve all.
 */
export interface GraderFile {
  name: string;
  content: string;
}

/** What a grader and a solution are compiled as. */
export interface LaidProgram {
  /** The language's source file. */
  code: string;
  extraFiles: { name: string; content: string }[];
  /** Of the extra files, those that stand in the compiler's command. */
  alsoCompiled: string[];
  /** The grader is the program, and the solution a module of it. */
  wraps: boolean;
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const SOURCE_ENDINGS: ReadonlySet<string> = new Set(LANGUAGES.map((one) => endingOf(one.sourceFile)));

/** Languages, by the endings of their files, whose compilers take all parts of a program in one command. */
const TOGETHER = new Set(['c', 'cpp', 'java', 'kt', 'go', 'cs', 'd']);

/** `main.cpp` → `solution.cpp`, `Main.java` → `Solution.java`. */
export function solutionFileOf(sourceFile: string): string {
  const name = /^[A-Z]/.test(sourceFile) ? 'Solution' : 'solution';
  return sourceFile.replace(/^[^.]*/, name);
}

/**
 * Lays a solution and the grader of its language together. A grader file with the name of the language's source file (`main.py`)
 * is the program, and the solution stands beside it as `solution.…` to be imported or linked; without one (`grader.cpp` with the
 * `main` in it) the solution keeps its name and both are linked.
 * @returns null when there is no grader for the language
 */
export function layGrader(
  { sourceFile }: { sourceFile: string },
  code: string,
  graderFiles: readonly GraderFile[],
): LaidProgram | null {
  const ending = endingOf(sourceFile);
  const own = graderFiles.filter(({ name }) => endingOf(name) === ending || !SOURCE_ENDINGS.has(endingOf(name)));
  if (!own.some(({ name }) => endingOf(name) === ending)) return null;
  const main = own.find((file) => file.name === sourceFile);
  const solution = main ? [{ name: solutionFileOf(sourceFile), content: code }] : [];
  const others = own.filter((file) => file !== main && !solution.some(({ name }) => name === file.name));
  const extraFiles = [...others, ...solution];
  return {
    code: main?.content ?? code,
    extraFiles,
    alsoCompiled: TOGETHER.has(ending)
      ? extraFiles.map((file) => file.name).filter((name) => endingOf(name) === ending)
      : [],
    wraps: main !== undefined,
  };
}
