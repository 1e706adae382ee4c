import { type ArchiveEntry, baseName } from '../../archive/archive.ts';
import { readText } from '../../file-ref.ts';
import type { JudgeProgram, ProblemPackage, TextFile } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { languageOfFile } from '../../source-language.ts';
import { readValidatorFlags } from '../validator-flags.ts';
import { ICPC_NOTES } from './notes.ts';
import { type ProblemYaml, replaceConstants } from './problem-yaml.ts';
import type { Takes } from './take.ts';

const SOURCE_BYTES_MAX = 1024 * 1024;
const isHeader = (path: string) => /\.(h|hh|hpp|hxx)$/i.test(path);

/** A validator as it lies in a package. */
export interface Program {
  /** Folder or file below the validators' folder. */
  name: string;
  files: ArchiveEntry[];
}

/** Programs of a folder: each file and each folder directly inside is one, unless build and sources lie loose in it. */
export function programsIn(entries: readonly ArchiveEntry[], folder: string): Program[] {
  const byName = new Map<string, ArchiveEntry[]>();
  for (const entry of entries) {
    const name = entry.path.slice(folder.length + 1).split('/')[0]!;
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  const loose = [...byName].filter(([, [first]]) => first!.path === `${folder}/${baseName(first!.path)}`);
  const isOne = loose.some(([name]) => isHeader(name) || name === 'build' || name === 'run' || !languageOfFile(name));
  if (isOne) return [{ name: folder, files: [...entries] }];
  return [...byName].map(([name, files]) => ({ name, files }));
}

/** The file that is compiled: the only one in its language, or the one named like a main program. */
function mainOf(files: readonly ArchiveEntry[]): ArchiveEntry | null {
  const sources = files.filter(({ path }) => languageOfFile(path) !== null && !isHeader(path));
  const named = sources.find(({ path }) =>
    /^(validator|validate|checker|check|interactor|main|output_validator)\./i.test(baseName(path)),
  );
  return (sources.length > 1 ? named : undefined) ?? sources[0] ?? null;
}

const read = async (entry: ArchiveEntry, yaml: ProblemYaml) =>
  replaceConstants(await readText(entry, SOURCE_BYTES_MAX), yaml.constants);

/** A program of one main source; the other files lie beside it when it is compiled. Null when no source can be compiled here. */
export async function readProgram(
  { files }: Program,
  yaml: ProblemYaml,
  args: string[],
  report: Report,
): Promise<{ program: JudgeProgram; beside: TextFile[] } | null> {
  const main = mainOf(files);
  if (!main) return null;
  if (files.some(({ path }) => /^(build|run)$/.test(baseName(path)))) {
    report.add(ICPC_NOTES.validatorBuild, main.path, { name: baseName(main.path) });
  }
  const beside = [];
  const units = [];
  for (const entry of files) {
    if (entry === main || !(isHeader(entry.path) || languageOfFile(entry.path))) continue;
    beside.push({ name: baseName(entry.path), content: await read(entry, yaml) });
    if (/\.(c|cc|cpp|cxx)$/i.test(entry.path)) units.push(baseName(entry.path));
  }
  // One source is compiled here: other units of C and C++ are taken into it.
  const joined = units.map((unit) => `\n#include "${unit}"`).join('');
  const program: JudgeProgram = {
    language: languageOfFile(main.path),
    name: baseName(main.path),
    code: `${await read(main, yaml)}${joined}`,
    convention: 'icpc',
    arguments: args,
    // `score.txt` holds points of the case
    points: 'points',
  };
  return { program, beside };
}

/** Folders of output validators: DOMjudge also takes what begins with this word. */
function validatorPrograms(takes: Takes): Program[] {
  const folders = new Set(
    takes.archive.entries.flatMap(({ path }) => /^(output_validator[^/]*)\//.exec(path)?.[1] ?? []),
  );
  return [...folders].flatMap((folder) => programsIn(takes.seeBelow(folder), folder));
}

const NO_FLAGS = { en: 'without flags', zh: '无参数' };

function compareByTokens(problem: ProblemPackage, flags: string[], report: Report) {
  const { comparison, unknown } = readValidatorFlags(flags);
  for (const flag of unknown) report.add(ICPC_NOTES.badFlag, 'problem.yaml', { flag });
  problem.judging.comparison = comparison;
  report.add(ICPC_NOTES.tokens, null, { flags: flags.join(' ') || NO_FLAGS });
}

/**
 * How outputs are judged: mode, checker and interactor.
 * @param args stated by cases and groups
 */
export async function readValidator(
  takes: Takes,
  yaml: ProblemYaml,
  args: string[],
  report: Report,
  problem: ProblemPackage,
): Promise<void> {
  const { judging } = problem;
  const programs = validatorPrograms(takes);
  const needs =
    yaml.hasCustomValidator ||
    yaml.isInteractive ||
    yaml.isMultiPass ||
    (yaml.version === '2025-09' && programs.length > 0);
  judging.mode = yaml.isInteractive ? 'interactive' : yaml.isSubmitAnswer ? 'submit_answer' : 'default';
  if (yaml.isMultiPass) {
    judging.mode = 'multi_pass';
    judging.passes = yaml.passes ?? 2;
  }
  if (!needs) {
    if (programs.length > 0) report.add(ICPC_NOTES.validatorUnused, null);
    return compareByTokens(problem, [...yaml.validatorFlags, ...args], report);
  }
  const [first] = programs;
  if (!first) return report.add(ICPC_NOTES.noValidator, 'problem.yaml');
  if (programs.length > 1) {
    report.add(ICPC_NOTES.severalValidators, null, { names: programs.map(({ name }) => name).join(', ') });
  }
  const found = await readProgram(first, yaml, [...yaml.validatorFlags, ...args], report);
  if (!found) return report.add(ICPC_NOTES.validatorLanguage, first.files[0]?.path ?? first.name);
  first.files.forEach(takes.mark);
  judging.judgeExtraFiles = found.beside;
  if (yaml.isInteractive) judging.interactor = found.program;
  else judging.checker = found.program;
  if (judging.mode === 'default') judging.mode = 'spj';
}
