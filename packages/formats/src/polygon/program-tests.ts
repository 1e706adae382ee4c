import {
  type CheckerSaying,
  checkerTests,
  type InputSaying,
  PROGRAM_TEST_CHARS_MAX,
  PROGRAM_TESTS_MAX,
  validatorTests,
} from '@assay/contract/judging/workshop/program-test.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { readTextFile } from '../reading/read-file.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { POLYGON_NOTES } from './notes.ts';
import { fileAt, type PolygonPackage } from './package.ts';
import { fileName } from './tests.ts';

const CHECKER_VERDICTS: Readonly<Record<string, CheckerSaying>> = {
  ok: 'accepted',
  'wrong-answer': 'wrongAnswer',
  'presentation-error': 'presentationError',
  crashed: 'failed',
};
const INPUT_VERDICTS: Readonly<Record<string, InputSaying>> = { valid: 'valid', invalid: 'invalid' };

const INPUTS = 'input-path-pattern';
const OUTPUTS = 'output-path-pattern';
const ANSWERS = 'answer-path-pattern';

const verdictIn = <Saying>(table: Readonly<Record<string, Saying>>, test: XmlElement): Saying | null => {
  const verdict = test.attribute('verdict')?.toLowerCase() ?? '';
  return Object.hasOwn(table, verdict) ? table[verdict]! : null;
};

/** A test whose files are all there, as texts; null for another one. */
async function filesOf(polygon: PolygonPackage, testset: XmlElement, at: number, patterns: readonly string[]) {
  const texts: string[] = [];
  for (const name of patterns) {
    const path = fileName(testset.first(name)?.text.trim() ?? '', at + 1);
    const entry = fileAt(polygon, path);
    if (!entry || entry.bytes > PROGRAM_TEST_CHARS_MAX) return null;
    const text = await readTextFile(entry, `${polygon.root}${path}`, polygon.report);
    if (text === null) return null;
    // what Polygon keeps was typed on Windows
    texts.push(text.replaceAll('\r\n', '\n'));
  }
  return texts;
}

/** The tests of a program, as many as are kept, and how many there are. */
function testsOf(polygon: PolygonPackage, path: string) {
  const testset = polygon.xml.all(path).find((one) => one.first(INPUTS) !== null);
  const all = testset?.all('tests/test') ?? [];
  return { testset, tests: all.slice(0, PROGRAM_TESTS_MAX), count: all.length };
}

/** Outputs that the author of the checker wrote down with what it has to say of them, and inputs for the validator (GEN-13, GEN-14). */
export async function readProgramTests(problem: ProblemPackage, polygon: PolygonPackage): Promise<void> {
  const ofChecker = testsOf(polygon, 'assets/checker/testset');
  for (const [at, test] of ofChecker.tests.entries()) {
    const expected = verdictIn(CHECKER_VERDICTS, test);
    const [input, output, answer] = (await filesOf(polygon, ofChecker.testset!, at, [INPUTS, OUTPUTS, ANSWERS])) ?? [];
    const read = checkerTests.safeParse([...problem.checkerTests, { input, output, answer, expected }]);
    if (read.success) problem.checkerTests = read.data;
  }
  const ofValidator = testsOf(polygon, 'assets/validators/validator/testset');
  // several are asked together here: the tests of one say nothing of the others
  const isAlone = polygon.xml.all('assets/validators/validator').length === 1;
  for (const [at, test] of isAlone ? ofValidator.tests.entries() : []) {
    const expected = test.attribute('group') ? null : verdictIn(INPUT_VERDICTS, test);
    const [input] = (await filesOf(polygon, ofValidator.testset!, at, [INPUTS])) ?? [];
    const read = validatorTests.safeParse([...problem.validatorTests, { input, expected }]);
    if (read.success) problem.validatorTests = read.data;
  }
  const lost = ofChecker.count + ofValidator.count - problem.checkerTests.length - problem.validatorTests.length;
  if (lost > 0) polygon.report.add(POLYGON_NOTES.programTestsLost, `${polygon.root}problem.xml`, { count: lost });
}
