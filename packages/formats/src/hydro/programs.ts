import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { fromForeign } from '../foreign/checkers.ts';
import { languageOfName } from '../foreign/languages.ts';
import { standardChecker } from '../polygon/checkers/standard-checkers.ts';
import type { JudgeProgram, ProblemPackage, TextFile } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { languageOfFile } from '../source-language.ts';
import { asMap, asNumber, asText, asWords, type YamlMap, type YamlValue } from '../yaml.ts';
import { HYDRO_NOTES } from './notes.ts';

/** Where programs are looked for. */
export interface HydroPrograms {
  tests: Archive;
  folder: string;
  config: YamlMap;
  report: Report;
}

/** `checker.cc`, or `{file, lang}`. */
const named = (value: YamlValue | undefined) => {
  const map = asMap(value);
  return { file: asText(map ? map.file : value), lang: map ? asText(map.lang) : null };
};

type Style = 'testlib' | 'assay' | 'icpc' | 'hustoj' | 'qduoj';
const STYLES: Readonly<Record<string, Style>> = {
  testlib: 'testlib',
  kattis: 'icpc',
  hustoj: 'hustoj',
  qduoj: 'qduoj',
};

async function readProgram(
  { tests, folder, report }: HydroPrograms,
  value: YamlValue | undefined,
  role: string,
  style: Style,
): Promise<JudgeProgram | null> {
  const { file, lang } = named(value);
  const entry = file === null ? null : tests.find(file);
  if (file === null || !entry) {
    report.add(READER_NOTES.checkerMissing, `${folder}config.yaml`, { name: file ?? role });
    return null;
  }
  const language = (lang ? languageOfName(lang) : null) ?? languageOfFile(file);
  if (!language) {
    report.add(READER_NOTES.checkerLanguage, `${folder}${file}`, { name: file, language: lang ?? '?' });
    return null;
  }
  const code = (await readTextFile(entry, `${folder}${file}`, report)) ?? '';
  const program = { language, name: file, arguments: [] };
  if (style === 'hustoj' || style === 'qduoj') {
    report.add(READER_NOTES.checkerAdapted, `${folder}${file}`, { system: style === 'hustoj' ? 'HUSTOJ' : 'QDUOJ' });
    return { ...program, code: fromForeign(style, code), convention: 'assay', points: null };
  }
  // Up to 1 is a fraction there, above it percent; percent is what checkers of our time print.
  return { ...program, code, convention: style, points: style === 'testlib' ? 'percent' : null };
}

async function readChecker(problem: ProblemPackage, programs: HydroPrograms): Promise<JudgeProgram | null> {
  const { config, report, folder } = programs;
  const { file } = named(config.checker);
  const type = asText(config.checker_type) ?? (file === null ? 'default' : 'testlib');
  if (type === 'default' || type === 'strict') {
    problem.judging.comparison = { by: type === 'strict' ? 'exact' : 'lines' };
    return null;
  }
  if (type === 'testlib' && file !== null && !file.includes('.')) {
    const code = standardChecker(file);
    if (code === null) report.add(HYDRO_NOTES.bundledMissing, `${folder}config.yaml`, { name: file });
    return code === null
      ? null
      : { language: 'C++ 17', name: `${file}.cpp`, code, convention: 'testlib', arguments: [], points: 'percent' };
  }
  const style = STYLES[type];
  if (!style) {
    report.add(READER_NOTES.checkerUnsupported, `${folder}config.yaml`, { style: type });
    return null;
  }
  return readProgram(programs, config.checker, 'checker', style);
}

async function extraFiles({ tests, folder, config, report }: HydroPrograms, key: string): Promise<TextFile[]> {
  const files: TextFile[] = [];
  for (const name of asWords(config[key])) {
    const entry = tests.find(name);
    if (!entry) report.add(READER_NOTES.fileMissing, `${folder}config.yaml`, { name });
    const content = entry ? await readTextFile(entry, `${folder}${name}`, report) : null;
    if (content !== null) files.push({ name, content });
  }
  return files;
}

/** Headers among the test data that no list names: Hydro compiles checkers beside all of it. */
async function takeHeaders({ judging }: ProblemPackage, { tests, folder, report }: HydroPrograms) {
  for (const entry of tests.entries) {
    const isKnown = [...judging.judgeExtraFiles, ...judging.userExtraFiles].some(({ name }) => name === entry.path);
    if (isKnown || !/^[^/]+\.(h|hpp)$/i.test(entry.path)) continue;
    const content = await readTextFile(entry, `${folder}${entry.path}`, report);
    if (content === null) continue;
    judging.judgeExtraFiles.push({ name: entry.path, content });
    report.add(HYDRO_NOTES.headerTaken, `${folder}${entry.path}`, { name: entry.path });
  }
}

/** How the problem is judged: mode, checker or interactor, files beside programs. */
export async function readPrograms(problem: ProblemPackage, programs: HydroPrograms): Promise<void> {
  const { config, report, folder } = programs;
  const { judging } = problem;
  const type = asText(config.type) ?? 'default';
  const passes = asNumber(config.multi_pass);
  judging.userExtraFiles = await extraFiles(programs, 'user_extra_files');
  judging.judgeExtraFiles = await extraFiles(programs, 'judge_extra_files');
  await takeHeaders(problem, programs);
  const fileName = asText(config.filename);
  if (fileName !== null) judging.fileIo = { read: `${fileName}.in`, write: `${fileName}.out` };
  if (type === 'interactive') {
    judging.mode = 'interactive';
    const style = asText(config.checker_type) === 'kattis' ? 'icpc' : 'testlib';
    judging.interactor = await readProgram(programs, config.interactor, 'interactor', style);
  } else if (type === 'default' || type === 'submit_answer') {
    judging.checker = await readChecker(problem, programs);
    judging.mode = type === 'submit_answer' ? 'submit_answer' : judging.checker ? 'spj' : 'default';
  } else if (type === 'objective') judging.mode = 'objective';
  else report.add(HYDRO_NOTES.typeUnknown, `${folder}config.yaml`, { type });
  if (passes !== null && (type === 'default' || type === 'interactive')) {
    if (type === 'default') judging.mode = 'multi_pass';
    judging.passes = passes;
  }
}

/** The program that the configuration names as validator reads an input and ends with 0 when it may be one. */
export async function readValidator(problem: ProblemPackage, programs: HydroPrograms): Promise<void> {
  const { tests, folder, config, report } = programs;
  const { file, lang } = named(config.validator);
  if (file === null) return;
  const entry = tests.find(file);
  const language = (lang ? languageOfName(lang) : null) ?? languageOfFile(file);
  const code = entry && language ? await readTextFile(entry, `${folder}${file}`, report) : null;
  if (code === null || language === null) return report.add(READER_NOTES.inputValidatorLost, folder, { name: file });
  report.add(READER_NOTES.inputValidator, `${folder}${file}`, { name: file });
  problem.inputValidators.push({ name: file, language, code, convention: 'testlib', arguments: [], files: [] });
}

/** Solutions lie in `std/`, and are meant to be right. */
const extensionOf = (name: string) => /\.[^./]+$/.exec(name)?.[0] ?? name;

export async function readSolutions(problem: ProblemPackage, entries: readonly ArchiveEntry[], report: Report) {
  for (const entry of entries) {
    const name = entry.path.replace(/^.*\bstd\//, '');
    const code = await readTextFile(entry, entry.path, report);
    if (code === null) continue;
    const language = languageOfFile(name);
    if (language === null)
      report.add(READER_NOTES.languageUnknown, entry.path, { language: extensionOf(name), what: name });
    else {
      const isModel = problem.solutions.length === 0;
      problem.solutions.push({ name, language, code, expected: ['accepted'], score: null, author: '', isModel });
    }
  }
}
