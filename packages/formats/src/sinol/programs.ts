import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { fromPrinting } from '../foreign/printed-scores.ts';
import type { JurySolution, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { icpcOfLanguage, languageOfFile, languagesOfIcpc } from '../source-language.ts';
import { asMap, asNumber, asText, asWords, type YamlMap, type YamlValue } from '../yaml.ts';
import { SINOL_NOTES } from './notes.ts';

/** What a reader of a task works with. */
export interface SinolTask {
  files: Archive;
  /** The three letters that all names of the package begin with. */
  id: string;
  /** `config.yml`. */
  stated: YamlMap;
  report: Report;
}

const stemOf = (path: string) => path.replace(/^prog\//, '').replace(/\.[^./]+$/, '');
const programs = ({ files }: SinolTask) => files.entries.filter(({ path }) => /^prog\/[^/]+$/.test(path));
const named = (task: SinolTask, stem: string): ArchiveEntry | undefined =>
  programs(task).find(({ path }) => stemOf(path) === stem && languageOfFile(path) !== null);

async function readChecker(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const entry = named(task, `${task.id}chk`);
  if (!entry) return;
  const language = languageOfFile(entry.path)!;
  if (!['c', 'cpp'].includes(icpcOfLanguage(language) ?? '')) {
    task.report.add(READER_NOTES.checkerLanguage, entry.path, { name: entry.path, language });
    return;
  }
  const code = (await readTextFile(entry, entry.path, task.report)) ?? '';
  task.report.add(READER_NOTES.checkerAdapted, entry.path, { system: 'sinol' });
  problem.judging.checker = {
    language,
    name: entry.path.slice('prog/'.length),
    code: fromPrinting('sinol', code),
    convention: 'assay',
    arguments: [],
    points: null,
  };
}

const filesNamed = (value: YamlValue | undefined) => (Array.isArray(value) ? asWords(value) : [asText(value) ?? '']);

/** Files that solutions are compiled with, by language, or that lie beside them. */
async function readGraders(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const { files, stated, report } = task;
  const { judging } = problem;
  const read = async (name: string) => {
    const entry = files.find(`prog/${name}`);
    if (!entry) report.add(READER_NOTES.fileMissing, 'config.yml', { name });
    return entry ? readTextFile(entry, entry.path, report) : null;
  };
  for (const [code, value] of Object.entries(asMap(stated.extra_compilation_args) ?? {})) {
    for (const name of filesNamed(value).filter((word) => /^[\w.-]+\.\w+$/.test(word) && !word.startsWith('-'))) {
      const content = await read(name);
      if (content === null) continue;
      for (const language of languagesOfIcpc(code)) judging.graderFiles.push({ name, content, language });
    }
  }
  for (const name of asWords(stated.extra_compilation_files).filter((word) => word !== '')) {
    if (judging.graderFiles.some((file) => file.name === name)) continue;
    const content = await read(name);
    if (content !== null) judging.graderFiles.push({ name, content, language: null });
  }
  for (const value of Object.values(asMap(stated.extra_execution_files) ?? {})) {
    for (const name of filesNamed(value).filter((word) => word !== '')) {
      if (judging.userExtraFiles.some((file) => file.name === name)) continue;
      const content = await read(name);
      if (content !== null) judging.userExtraFiles.push({ name, content });
    }
  }
}

/** `abcinwer` reads an input and ends with 0 when it may be one. */
async function readInputValidator(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const entry = named(task, `${task.id}inwer`);
  const code = entry && (await readTextFile(entry, entry.path, task.report));
  if (!entry || code == null) return;
  const name = entry.path.slice('prog/'.length);
  task.report.add(READER_NOTES.inputValidator, entry.path, { name });
  problem.inputValidators.push({
    name,
    language: languageOfFile(entry.path)!,
    code,
    convention: 'testlib',
    arguments: [],
    files: [],
  });
}

/** `abc.cpp` is the model, `abc1.cpp` right too, `abcs` slow, `abcb` wrong; points may be promised for each. */
async function readSolutions(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const { id, stated, report } = task;
  const promised = asMap(stated.sinol_expected_scores) ?? {};
  const pattern = new RegExp(`^${id}([sb]?)\\d*$`);
  for (const entry of programs(task)) {
    const [, kind] = pattern.exec(stemOf(entry.path)) ?? [];
    const language = languageOfFile(entry.path);
    if (kind === undefined || language === null) continue;
    const code = await readTextFile(entry, entry.path, report);
    if (code === null) continue;
    const name = entry.path.slice('prog/'.length);
    const points = asMap(promised[name]) ? asNumber(asMap(promised[name])!.points) : null;
    if (name in promised && points === null) report.add(SINOL_NOTES.expectationsLost, 'config.yml', { name });
    const isRight = kind === '';
    problem.solutions.push({
      name,
      language,
      code,
      expected: isRight ? ['accepted'] : [],
      score: isRight || points === null ? null : { min: points, max: points },
      author: '',
      isModel: stemOf(entry.path) === id && !problem.solutions.some((one) => one.isModel),
    } satisfies JurySolution);
  }
}

/** How the task is judged, and what its jury wrote for it. */
export async function readPrograms(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const { judging } = problem;
  await readChecker(problem, task);
  await readGraders(problem, task);
  judging.mode = judging.graderFiles.length > 0 ? 'grader' : judging.checker ? 'spj' : 'default';
  const interactor = named(task, `${task.id}soc`);
  if (interactor) task.report.add(SINOL_NOTES.interactive, interactor.path, { name: interactor.path });
  const generator = programs(task).find(({ path }) => stemOf(path) === `${task.id}ingen`);
  if (generator) task.report.add(SINOL_NOTES.generated, generator.path, { name: generator.path });
  await readInputValidator(problem, task);
  await readSolutions(problem, task);
}
