import { pairFiles } from '@assay/rules/authoring/pair-files.ts';
import { templateParts } from '@assay/rules/judging/code-template.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import { fromForeign } from '../foreign/checkers.ts';
import { knownLanguage } from '../foreign/known-language.ts';
import { languageOfName } from '../foreign/languages.ts';
import type { ReadContext } from '../format.ts';
import { takeDataPictures } from '../markdown/data-pictures.ts';
import { readSections, type WrittenText } from '../markdown/read-sections.ts';
import { languageOfText } from '../markdown/text-language.ts';
import type { JudgeProgram, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readJsonAs } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { problemJson, type QduojProblem } from './problem-json.ts';

/** The descriptions of problems: `1/problem.json`, or `problem.json` when there was one folder only. */
export const findDescriptions = (archive: Archive): ArchiveEntry[] =>
  archive.entries.filter(({ path }) => /(^|\/)problem\.json$/.test(path));

/** What stands for "no answer file" in problems with a checker. */
const NO_ANSWER = '-';

interface Listed {
  input_name: string;
  output_name: string;
  score?: number | null | undefined;
}

/** The cases that the description lists, else the pairs that lie in the folder. */
function readCases(tests: Archive, folder: string, json: QduojProblem, report: Report): PackageCase[] {
  const names = tests.entries.map(({ path }) => path);
  const listed: Listed[] = json.test_case_score?.length
    ? json.test_case_score
    : pairFiles(names, 'default').pairs.map(({ input, output }) => ({ input_name: input, output_name: output }));
  const used = new Set(listed.flatMap((one) => [one.input_name, one.output_name]));
  for (const name of names) if (!used.has(name)) report.add(READER_NOTES.notACase, `${folder}testcase/${name}`);
  const isOi = json.rule_type.toUpperCase() === 'OI';
  return listed.flatMap(({ input_name: inputName, output_name: outputName, score }) => {
    const input = tests.find(inputName);
    if (!input) {
      report.add(READER_NOTES.inputMissing, `${folder}testcase/${inputName}`);
      return [];
    }
    const output = outputName === NO_ANSWER ? null : tests.find(outputName);
    if (!output && outputName !== NO_ANSWER) report.add(READER_NOTES.answerMissing, `${folder}testcase/${outputName}`);
    const name = inputName.replace(/\.[^.]*$/, '');
    return [
      {
        name,
        inputName,
        outputName: output ? outputName : `${name}.out`,
        input,
        output,
        score: isOi ? (score ?? null) : null,
        group: null,
        limits: null,
        checkerArguments: null,
        isSample: false,
        description: '',
      },
    ];
  });
}

function readChecker({ spj }: QduojProblem, file: string, report: Report): JudgeProgram | null {
  if (!spj) return null;
  const language = languageOfName(spj.language);
  if (!language || !/^C(\+\+)?( |$)/.test(language)) {
    report.add(READER_NOTES.checkerLanguage, file, { name: 'spj', language: spj.language });
    return null;
  }
  report.add(READER_NOTES.checkerAdapted, file, { system: 'QDUOJ' });
  return {
    language,
    name: language.startsWith('C++') ? 'spj.cpp' : 'spj.c',
    code: fromForeign('qduoj', spj.code),
    convention: 'assay',
    arguments: [],
    points: null,
  };
}

function readStatement(problem: ProblemPackage, json: QduojProblem, file: string, report: Report) {
  const written = (text: { format: string; value: string } | null | undefined): WrittenText =>
    text
      ? { format: text.format === 'markdown' ? 'markdown' : 'html', value: text.value }
      : { format: 'html', value: '' };
  const language = languageOfText(json.title, json.description.value);
  problem.titles[language] = json.title;
  const sections = {
    description: written(json.description),
    input: written(json.input_description),
    output: written(json.output_description),
    hint: written(json.hint),
  };
  const statement = readSections(sections, file, report);
  problem.statements[language] = takeDataPictures(statement, problem.statementFiles);
}

function readPrograms(problem: ProblemPackage, json: QduojProblem, file: string, report: Report) {
  for (const [name, source] of Object.entries(json.template ?? {})) {
    const parts = typeof source === 'string' ? templateParts(source) : source;
    if (Object.values(parts).every((part) => part.trim() === '')) continue;
    const language = knownLanguage(name, 'template', file, report);
    if (language) problem.templates.push({ language, ...parts });
  }
  for (const [at, { language: name, code }] of (json.answers ?? []).entries()) {
    const language = languageOfName(name);
    if (language === null)
      report.add(READER_NOTES.solutionLanguage, file, { name: `answer-${at + 1}`, language: name });
    problem.solutions.push({
      name: `answer-${at + 1}`,
      language,
      code,
      expected: ['accepted'],
      score: null,
      author: '',
      isModel: at === 0,
    });
  }
}

async function readProblem(archive: Archive, file: string, report: Report): Promise<ProblemPackage | null> {
  const folder = file.slice(0, -'problem.json'.length);
  const json = await readJsonAs(problemJson, archive.find(file)!, file, report);
  if (json === null) return null;
  const own = report.of(json.display_id || json.title);
  const problem = emptyPackage({ format: 'qduoj', id: json.display_id || null });
  problem.key = json.display_id;
  problem.source = json.source ?? '';
  problem.tags = json.tags ?? [];
  problem.scoring = json.rule_type.toUpperCase() === 'OI' ? 'oi' : 'acm';
  problem.judging.limits.timeMs = json.time_limit;
  problem.judging.limits.memoryMb = json.memory_limit;
  problem.samples = json.samples.map((sample) => ({ ...sample, notes: {}, interaction: null }));
  readStatement(problem, json, file, own);
  readPrograms(problem, json, file, own);
  problem.cases = readCases(archive.below(`${folder}testcase`), folder, json, own);
  if (problem.cases.length === 0) own.add(READER_NOTES.noCases, file);
  problem.judging.checker = readChecker(json, file, own);
  if (json.spj) problem.judging.mode = 'spj';
  return problem;
}

/** Reads every problem of a QDUOJ export, numbered without holes or not. */
export async function readQduoj({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const { path } of findDescriptions(archive)) {
    const problem = await readProblem(archive, path, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
