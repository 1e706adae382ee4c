import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { pairFiles } from '@assay/rules/authoring/pair-files.ts';
import { templateParts } from '@assay/rules/judging/code-template.ts';
import { type Archive, baseName } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import { knownLanguage } from '../foreign/known-language.ts';
import { languageOfName } from '../foreign/languages.ts';
import type { ReadContext } from '../format.ts';
import { takeDataPictures } from '../markdown/data-pictures.ts';
import { readSections } from '../markdown/read-sections.ts';
import { languageOfText } from '../markdown/text-language.ts';
import type { CaseGroup, JudgeProgram, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readJsonAs } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { extensionOfLanguage } from '../source-language.ts';
import { HOJ_NOTES } from './notes.ts';
import { examplesOf, extraFilesOf, type HojJson, hojJson, restOf } from './problem-json.ts';

/** A description with its folder of cases: `problem_1.json` and `problem_1/`, at the root or below a folder. */
export function findProblems(archive: Archive): { file: string; folder: string }[] {
  const folders = new Set(
    archive.entries.flatMap(({ path }) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
    ),
  );
  return archive.entries
    .filter(({ path }) => /\.json$/i.test(path))
    .map(({ path }) => ({ file: path, folder: path.replace(/\.json$/i, '') }))
    .filter(({ folder }) => folders.has(folder) || /(^|\/)problem_[^/]+$/.test(folder));
}

const GROUPED: Readonly<Record<string, 'min' | 'average'>> = { subtask_lowest: 'min', subtask_average: 'average' };
const CASE_MODES: readonly string[] = ['default', 'ergodic_without_error', 'subtask_lowest', 'subtask_average'];

function readCases(tests: Archive, json: HojJson, folder: string, report: Report): PackageCase[] {
  const names = tests.entries.map(({ path }) => path);
  const listed = json.samples?.length
    ? // Exports of old servers name files by their absolute path there.
      json.samples.map((one) => ({ ...one, input: baseName(one.input), output: baseName(one.output) }))
    : pairFiles(names, 'default').pairs.map(({ input, output }) => ({ input, output, score: null, groupNum: null }));
  const used = new Set(listed.flatMap(({ input, output }) => [input, output]));
  for (const name of names) if (!used.has(name)) report.add(READER_NOTES.notACase, `${folder}/${name}`);
  const isOi = json.problem.type === 1;
  const isGrouped = (json.problem.judgeCaseMode ?? '') in GROUPED;
  return listed.flatMap(({ input: inputName, output: outputName, score, groupNum }) => {
    const input = tests.find(inputName);
    if (!input) {
      report.add(READER_NOTES.inputMissing, `${folder}/${inputName}`);
      return [];
    }
    const output = tests.find(outputName);
    const name = inputName.replace(/\.[^.]*$/, '');
    if (!output) report.add(READER_NOTES.answerMissing, `${folder}/${outputName || inputName}`);
    return [
      {
        name,
        inputName,
        outputName: output ? outputName : `${name}.out`,
        input,
        output,
        score: isOi ? (score ?? null) : null,
        group: isGrouped ? (groupNum ?? 1) : null,
        limits: null,
        checkerArguments: null,
        isSample: false,
        description: '',
      },
    ];
  });
}

/** In both modes a case carries the points of its group. */
function groupsOf(cases: readonly PackageCase[], caseMode: string): CaseGroup[] {
  const rule = GROUPED[caseMode];
  if (!rule) return [];
  const numbers = [...new Set(cases.map(({ group }) => group ?? 1))].sort((a, b) => a - b);
  return numbers.map((num) => {
    const points = cases.filter(({ group }) => group === num).map(({ score }) => score ?? 0);
    const score =
      rule === 'min' ? Math.min(...points) : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
    return { num, name: String(num), score, rule, dependsOn: [] };
  });
}

function readProgram(json: HojJson, mode: string, file: string, report: Report): JudgeProgram | null {
  const { spjCode: code, spjLanguage } = json.problem;
  if (code === '') {
    report.add(READER_NOTES.checkerMissing, file, { name: 'spjCode' });
    return null;
  }
  const language = languageOfName(spjLanguage);
  if (!language) {
    report.add(READER_NOTES.checkerLanguage, file, { name: 'spjCode', language: spjLanguage });
    return null;
  }
  const isTestlib = /#\s*include\s*["<]testlib\.h[">]/.test(code);
  return {
    language,
    name: `${mode === 'interactive' ? 'interactor' : 'checker'}.${extensionOfLanguage(language)}`,
    code,
    convention: isTestlib ? 'testlib' : 'assay',
    arguments: [],
    // Whatever number such a program gives there is a percentage.
    points: isTestlib ? 'percent' : null,
  };
}

function readTexts(problem: ProblemPackage, json: HojJson, file: string, report: Report) {
  const { title, description, input, output, hint, source } = json.problem;
  const markdown = (value: string) => ({ format: 'markdown' as const, value });
  const language = languageOfText(title, description);
  const sections = readSections(
    { description: markdown(description), input: markdown(input), output: markdown(output), hint: markdown(hint) },
    file,
    report,
  );
  problem.titles[language] = title;
  problem.statements[language] = takeDataPictures(sections, problem.statementFiles);
  const link = /^\s*<a\b[^>]*\bhref\s*=\s*["']([^"']*)["'][^>]*>([^<]*)<\/a>\s*$/i.exec(source);
  problem.source = (link?.[2] ?? source).trim();
  problem.sourceUrl = link?.[1] ?? '';
}

function readJudging(problem: ProblemPackage, json: HojJson, file: string, report: Report) {
  const { problem: fields } = json;
  const mode = fields.judgeMode ?? json.judgeMode ?? 'default';
  const { judging } = problem;
  judging.limits = {
    ...judging.limits,
    timeMs: fields.timeLimit ?? null,
    memoryMb: fields.memoryLimit ?? null,
    stackMb: fields.stackLimit ?? null,
  };
  judging.comparison = { by: fields.isRemoveEndBlank === false ? 'exact' : 'lines' };
  if (fields.isFileIO) judging.fileIo = { read: fields.ioReadFileName, write: fields.ioWriteFileName };
  const texts = (files: Record<string, string>) => Object.entries(files).map(([name, content]) => ({ name, content }));
  judging.userExtraFiles = texts(extraFilesOf(fields.userExtraFile, json.userExtraFile));
  judging.judgeExtraFiles = texts(extraFilesOf(fields.judgeExtraFile, json.judgeExtraFile));
  if (mode === 'spj' || mode === 'interactive') {
    judging.mode = mode;
    judging[mode === 'spj' ? 'checker' : 'interactor'] = readProgram(json, mode, file, report);
  } else if (mode !== 'default') report.add(HOJ_NOTES.modeUnknown, file, { mode });
}

function readLanguages(problem: ProblemPackage, json: HojJson, file: string, report: Report) {
  const languages = (json.languages ?? []).flatMap((name) => knownLanguage(name, 'list', file, report) ?? []);
  problem.languages = languages.length > 0 ? [...new Set(languages)] : null;
  problem.templates = (json.codeTemplates ?? []).flatMap(({ language, code }) => {
    const ours = knownLanguage(language, 'template', file, report);
    return ours ? [{ language: ours, ...templateParts(code) }] : [];
  });
}

async function readProblem(
  archive: Archive,
  { file, folder }: { file: string; folder: string },
  report: Report,
): Promise<ProblemPackage | null> {
  const json = await readJsonAs(hojJson, archive.find(file)!, file, report);
  if (json === null) return null;
  const fields = json.problem;
  const own = report.of(fields.problemId || fields.title);
  const problem = emptyPackage({ format: 'hoj', id: fields.problemId || null });
  problem.key = fields.problemId;
  problem.author = fields.author;
  problem.tags = json.tags ?? [];
  problem.difficulty = fields.difficulty ?? null;
  problem.scoring = fields.type === 1 ? 'oi' : 'acm';
  problem.samples = examplesOf(fields.examples).map((sample) => ({ ...sample, notes: {}, interaction: null }));
  const rest = restOf(fields);
  if (Object.keys(rest).length > 0) problem.extra.hoj = rest;
  const caseMode = fields.judgeCaseMode ?? 'default';
  problem.settings = {
    auth: fields.auth === 1 ? 1 : fields.auth ? 2 : null,
    caseMode: CASE_MODES.includes(caseMode) ? (caseMode as CaseMode) : null,
    openCaseResult: fields.openCaseResult ?? null,
    codeShare: fields.codeShare ?? null,
  };
  readTexts(problem, json, file, own);
  readJudging(problem, json, file, own);
  readLanguages(problem, json, file, own);
  if (fields.isRemote) own.add(HOJ_NOTES.remote, file);
  problem.cases = readCases(archive.below(folder), json, folder, own);
  if (problem.cases.length === 0) own.add(READER_NOTES.noCases, file);
  problem.groups = groupsOf(problem.cases, caseMode);
  return problem;
}

/** Reads every problem of a HOJ zip. */
export async function readHoj({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const found of findProblems(archive)) {
    const problem = await readProblem(archive, found, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
