import { listOfWords, wordsAt } from '@assay/contract/words.ts';
import type { ArchiveEntry } from '../archive/archive.ts';
import type { CaseGroup, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { FEEDBACK_TEXT, POLYGON_NOTES } from './notes.ts';
import { fileAt, type PolygonPackage } from './package.ts';

const TESTS_MAX = 10_000;

/** `tests/%02d` for a number; null for patterns of another kind. */
export function fileName(pattern: string, number: number): string | null {
  const found = /^([^%]*)%(0?)(\d{0,2})d([^%]*)$/.exec(pattern);
  if (!found) return null;
  const [, before, zero, width, after] = found;
  return before + String(number).padStart(Number(width || 0), zero ? '0' : ' ') + after;
}

/** The tests that judge: those called `tests`, else the first. Checkers and validators have test sets of their own. */
export function mainTestset({ xml, report }: PolygonPackage): XmlElement | null {
  const sets = xml.all('judging/testset');
  const main = sets.find((set) => set.attribute('name') === 'tests') ?? sets[0] ?? null;
  const lost = sets.filter((set) => set !== main).map((set) => set.attribute('name') ?? '?');
  if (lost.length > 0) {
    report.add(POLYGON_NOTES.testsetsLost, 'problem.xml', {
      kept: main!.attribute('name') ?? '?',
      lost: lost.join(', '),
    });
  }
  return main;
}

interface Test {
  element: XmlElement;
  number: number;
  input: ArchiveEntry | null;
  inputPath: string;
  answer: ArchiveEntry | null;
  points: number | null;
}

/** The n-th test is file number n. */
function testsOf(polygon: PolygonPackage, testset: XmlElement): Test[] | null {
  const inputs = testset.first('input-path-pattern')?.text.trim() || 'tests/%02d';
  const answers = testset.first('answer-path-pattern')?.text.trim() || `${inputs}.a`;
  const bad = [inputs, answers].find((pattern) => fileName(pattern, 1) === null);
  if (bad !== undefined) {
    polygon.report.add(POLYGON_NOTES.badPattern, 'problem.xml', { pattern: bad });
    return null;
  }
  return testset
    .all('tests/test')
    .slice(0, TESTS_MAX)
    .map((element, at) => {
      const inputPath = fileName(inputs, at + 1)!;
      const points = Number(element.attribute('points') ?? Number.NaN);
      return {
        element,
        number: at + 1,
        inputPath,
        input: fileAt(polygon, inputPath),
        answer: fileAt(polygon, fileName(answers, at + 1)!),
        points: Number.isFinite(points) ? points : null,
      };
    });
}

/** Whole numbers with the same sum, as nearly as that can be. */
export function wholePoints(points: readonly number[]): number[] {
  let exact = 0;
  let given = 0;
  return points.map((one) => {
    exact += one;
    const whole = Math.max(0, Math.round(exact) - given);
    given += whole;
    return whole;
  });
}

interface PolygonGroup {
  name: string;
  isComplete: boolean;
  points: number | null;
  needs: string[];
  feedback: string | null;
}

function groupsOf(testset: XmlElement, tests: readonly Test[]): PolygonGroup[] {
  const described = new Map(testset.all('groups/group').map((group) => [group.attribute('name') ?? '', group]));
  const named = tests.map(({ element }) => element.attribute('group') ?? '');
  if (named.every((name) => name === '')) return [];
  return [...new Set(named)].map((name) => {
    const group = described.get(name);
    const points = Number(group?.attribute('points') ?? Number.NaN);
    return {
      name,
      isComplete: group?.attribute('points-policy') === 'complete-group',
      points: Number.isFinite(points) ? points : null,
      needs: group?.all('dependencies/dependency').flatMap((one) => one.attribute('group') ?? []) ?? [],
      feedback: group?.attribute('feedback-policy') ?? null,
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** In a complete group a case carries the points of the group, else its own. */
function placeGroups(problem: ProblemPackage, polygon: PolygonPackage, groups: PolygonGroup[], tests: readonly Test[]) {
  const { report } = polygon;
  const numbers = new Map(groups.map(({ name }, at) => [name, at + 1]));
  const whole = wholePoints(tests.map((one) => one.points ?? 0));
  const points = new Map(tests.map((test, at) => [test.number, whole[at]!]));
  problem.groups = groups.map((group, at): CaseGroup => {
    const own = tests.filter(({ element }) => (element.attribute('group') ?? '') === group.name);
    const total = sum(own.map(({ number }) => points.get(number)!));
    const dependsOn = group.needs.flatMap((need) => {
      const num = numbers.get(need);
      const needed = groups.find(({ name }) => name === need);
      if (num === undefined)
        report.add(READER_NOTES.dependencyUnknown, 'problem.xml', { group: group.name, needs: need });
      else if (!needed!.isComplete) {
        report.add(POLYGON_NOTES.dependencyOnEachTest, 'problem.xml', { group: group.name, needs: need });
      }
      return num === undefined || num === at + 1 ? [] : [num];
    });
    const score = group.isComplete && group.points !== null ? Math.round(group.points) : total;
    return { num: at + 1, name: group.name, score, rule: group.isComplete ? 'min' : 'sum', dependsOn };
  });
  for (const [at, one] of problem.cases.entries()) {
    const test = tests[at]!;
    const group = problem.groups[numbers.get(test.element.attribute('group') ?? '')! - 1]!;
    one.group = group.num;
    one.score = group.rule === 'min' ? group.score : points.get(test.number)!;
  }
  const policies = groups.flatMap(({ name, feedback }) =>
    feedback === null ? [] : [wordsAt(name, FEEDBACK_TEXT[feedback] ?? { en: feedback, zh: feedback })],
  );
  if (policies.length > 0) report.add(POLYGON_NOTES.feedbackLost, 'problem.xml', { policies: listOfWords(policies) });
}

/** The tests of the package as cases, with points and groups. */
export function readTests(problem: ProblemPackage, polygon: PolygonPackage, testset: XmlElement | null): void {
  const { report, root } = polygon;
  if (!testset) {
    report.add(POLYGON_NOTES.noTestset, `${root}problem.xml`);
    return;
  }
  const all = testsOf(polygon, testset);
  if (!all) return;
  if (all.every(({ input }) => input === null)) {
    report.add(all.length === 0 ? READER_NOTES.noCases : POLYGON_NOTES.standardPackage, `${root}problem.xml`);
    return;
  }
  for (const { input, inputPath } of all) if (!input) report.add(READER_NOTES.inputMissing, `${root}${inputPath}`);
  const tests = all.filter(({ input }) => input !== null);
  for (const { answer, inputPath } of tests) if (!answer) report.add(READER_NOTES.answerMissing, `${root}${inputPath}`);
  problem.cases = tests.map(({ element, number, input, answer }): PackageCase => {
    const name = String(number).padStart(String(all.length).length, '0');
    return {
      name,
      inputName: `${name}.in`,
      outputName: `${name}.out`,
      input: input!,
      output: answer,
      score: null,
      group: null,
      limits: null,
      checkerArguments: null,
      isSample: element.attribute('sample') === 'true',
      description: element.attribute('description') ?? '',
    };
  });
  const groups = groupsOf(testset, tests);
  const points = tests.map((test) => test.points ?? 0);
  if (tests.every((test) => test.points === null) && groups.every((group) => group.points === null)) return;
  problem.scoring = 'oi';
  if (points.some((one) => !Number.isInteger(one)) || groups.some((one) => !Number.isInteger(one.points ?? 0))) {
    report.add(POLYGON_NOTES.pointsRounded, `${root}problem.xml`, { sum: Math.round(sum(points)) });
  }
  if (groups.length > 0) placeGroups(problem, polygon, groups, tests);
  else for (const [at, score] of wholePoints(points).entries()) problem.cases[at]!.score = score;
}
