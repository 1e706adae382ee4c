import type { VerdictName } from '@assay/contract/verdict.ts';
import { baseName } from '../archive/archive.ts';
import { languageOfName } from '../foreign/languages.ts';
import type { JudgeProgram, ProblemPackage, TextFile } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import { languageOfFile } from '../source-language.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { standardChecker } from './checkers/standard-checkers.ts';
import { POLYGON_NOTES } from './notes.ts';
import { fileAt, type PolygonPackage } from './package.ts';

const HEADER = 'files/testlib.h';

/** A program by its `source` element; null, with an error, when it cannot be used. */
async function readSource(polygon: PolygonPackage, source: XmlElement, points: JudgeProgram['points']) {
  const path = source.attribute('path') ?? '';
  const entry = fileAt(polygon, path);
  const file = `${polygon.root}${path}`;
  if (!entry) {
    polygon.report.add(READER_NOTES.checkerMissing, `${polygon.root}problem.xml`, { name: path });
    return null;
  }
  const type = source.attribute('type') ?? '';
  const language = languageOfName(type) ?? languageOfFile(path);
  if (!language) {
    polygon.report.add(READER_NOTES.checkerLanguage, file, { name: path, language: type });
    return null;
  }
  const code = await readTextFile(entry, file, polygon.report);
  if (code === null) return null;
  return { language, name: baseName(path), code, convention: 'testlib', arguments: [], points } satisfies JudgeProgram;
}

/** What the description names as validators: programs of testlib that read one input. */
async function readInputValidators(problem: ProblemPackage, polygon: PolygonPackage) {
  const { xml, root, report } = polygon;
  for (const source of xml.all('assets/validators/validator/source')) {
    const path = source.attribute('path') ?? '';
    const entry = fileAt(polygon, path);
    const language = languageOfName(source.attribute('type') ?? '') ?? languageOfFile(path);
    const name = baseName(path);
    const code = entry && language ? await readTextFile(entry, `${root}${path}`, report) : null;
    if (code === null || language === null) {
      report.add(READER_NOTES.inputValidatorLost, `${root}${path}`, { name });
      continue;
    }
    const isHeaderThere = problem.judging.judgeExtraFiles.some((file) => file.name === 'testlib.h');
    const header = needsHeader(code) && !isHeaderThere ? await readHeader(polygon, name) : null;
    report.add(READER_NOTES.inputValidator, `${root}${path}`, { name });
    const files = header === null ? [] : [header];
    problem.inputValidators.push({ name, language, code, convention: 'testlib', arguments: [], files });
  }
}

/** The package's own `testlib.h`; null, told with the program that wants it, when there is none: that of the judge serves. */
async function readHeader(polygon: PolygonPackage, name: string): Promise<TextFile | null> {
  const { root, report } = polygon;
  const header = fileAt(polygon, HEADER);
  const content = header ? await readTextFile(header, `${root}${HEADER}`, report) : null;
  if (content !== null) return { name: 'testlib.h', content };
  report.add(POLYGON_NOTES.headerMissing, `${root}problem.xml`, { name });
  return null;
}

const needsHeader = (code: string) => /#\s*include\s*["<]testlib\.h[">]/.test(code);
const isStandard = ({ name, code }: JudgeProgram) => code === standardChecker(name);

/** The checker of the package with its header; a standard one without them is replaced by our equal of it. */
async function readChecker(polygon: PolygonPackage, points: JudgeProgram['points']): Promise<JudgeProgram | null> {
  const checker = polygon.xml.first('assets/checker');
  if (!checker) return null;
  const name = checker.attribute('name') ?? '';
  const source = checker.first('source');
  const isComplete = fileAt(polygon, source?.attribute('path') ?? null) !== null && fileAt(polygon, HEADER) !== null;
  const standard = name.startsWith('std::') ? standardChecker(name) : null;
  if (!isComplete && standard !== null) {
    polygon.report.add(POLYGON_NOTES.standardChecker, `${polygon.root}problem.xml`, { name });
    const plain = name.slice('std::'.length);
    return { language: 'C++ 17', name: plain, code: standard, convention: 'testlib', arguments: [], points };
  }
  if (source) return readSource(polygon, source, points);
  polygon.report.add(READER_NOTES.checkerMissing, `${polygon.root}problem.xml`, { name: name || 'checker' });
  return null;
}

/** Files that the description gives to the solution or to the checker. */
async function readResources(problem: ProblemPackage, polygon: PolygonPackage) {
  const { judging } = problem;
  for (const resource of polygon.xml.all('files/resources/file')) {
    const path = resource.attribute('path') ?? '';
    const entry = fileAt(polygon, path);
    const goesTo = resource.all('assets/asset').flatMap((asset) => asset.attribute('name')?.toLowerCase() ?? []);
    if (!entry || goesTo.length === 0) continue;
    const content = await readTextFile(entry, `${polygon.root}${path}`, polygon.report);
    if (content === null) continue;
    const name = baseName(path);
    if (goesTo.includes('checker') || goesTo.includes('interactor')) judging.judgeExtraFiles.push({ name, content });
    if (!goesTo.includes('solution')) continue;
    const types = (resource.attribute('for-types') ?? '').split(/[;,\s]+/).filter(Boolean);
    const language = languageOfFile(name) ?? types.map((type) => languageOfName(type.replace(/\.\*$/, '')))[0] ?? null;
    judging.graderFiles.push({ name, content, language });
    if (judging.mode === 'default') judging.mode = 'grader';
  }
}

/** Checker, interactor and what lies beside them. */
export async function readPrograms(problem: ProblemPackage, polygon: PolygonPackage): Promise<void> {
  const { xml, report, root } = polygon;
  const { judging } = problem;
  const isPercent = xml.first('judging')?.attribute('treat-points-from-checker-as-percent') === 'true';
  const points = isPercent ? 'percent' : 'points';
  const runs = Math.max(
    Number(xml.first('judging')?.attribute('run-count') ?? 1),
    xml.all('assets/interactor/runs/run').length,
  );
  if (runs > 1) report.add(POLYGON_NOTES.runTwice, `${root}problem.xml`, { count: runs });
  await readResources(problem, polygon);
  const interactor = xml.first('assets/interactor/source');
  judging.checker = await readChecker(polygon, points);
  if (interactor) {
    judging.mode = 'interactive';
    judging.interactor = await readSource(polygon, interactor, points);
    if (judging.checker) report.add(POLYGON_NOTES.bothJudge, `${root}problem.xml`, { name: judging.checker.name });
  } else if (judging.checker && judging.mode === 'default') judging.mode = 'spj';
  const [user] = [judging.checker, judging.interactor].filter(
    (one) => one !== null && needsHeader(one.code) && !isStandard(one),
  );
  if (user && !judging.judgeExtraFiles.some(({ name }) => name === 'testlib.h')) {
    const header = await readHeader(polygon, user.name);
    if (header) judging.judgeExtraFiles.push(header);
  }
  await readInputValidators(problem, polygon);
}

const REJECTED: VerdictName[] = [
  'wrongAnswer',
  'presentationError',
  'timeLimit',
  'memoryLimit',
  'runtimeError',
  'partial',
];

/** Tags of solutions as the verdicts they may end with. */
const EXPECTED: Readonly<Record<string, VerdictName[]>> = {
  main: ['accepted'],
  accepted: ['accepted'],
  'wrong-answer': ['wrongAnswer'],
  'presentation-error': ['presentationError'],
  'time-limit-exceeded': ['timeLimit'],
  'time-limit-exceeded-or-accepted': ['accepted', 'timeLimit'],
  'time-limit-exceeded-or-memory-limit-exceeded': ['timeLimit', 'memoryLimit'],
  'memory-limit-exceeded': ['memoryLimit'],
  rejected: REJECTED,
  failed: REJECTED,
  'do-not-run': [],
};

/** The jury's solutions with what is expected of them. Where points count, a wrong one may still get some. */
export async function readSolutions(problem: ProblemPackage, polygon: PolygonPackage): Promise<void> {
  for (const solution of polygon.xml.all('assets/solutions/solution')) {
    const source = solution.first('source');
    const path = source?.attribute('path') ?? '';
    const entry = fileAt(polygon, path);
    const code = entry ? await readTextFile(entry, `${polygon.root}${path}`, polygon.report) : null;
    if (code === null) continue;
    const tag = solution.attribute('tag') ?? '';
    const expected = Object.hasOwn(EXPECTED, tag) ? EXPECTED[tag]! : null;
    const name = baseName(path);
    if (expected === null) polygon.report.add(POLYGON_NOTES.tagUnknown, `${polygon.root}${path}`, { name, tag });
    const type = source?.attribute('type') ?? '';
    const language = languageOfName(type) ?? languageOfFile(path);
    if (!language)
      polygon.report.add(READER_NOTES.solutionLanguage, `${polygon.root}${path}`, { name, language: type });
    const isPartly =
      problem.scoring === 'oi' && expected !== null && expected.length > 0 && !expected.includes('accepted');
    problem.solutions.push({
      name,
      language,
      code,
      expected: [...new Set<VerdictName>([...(expected ?? []), ...(isPartly ? ['partial' as const] : [])])],
      score: null,
      author: '',
      isModel: tag === 'main',
    });
  }
}
