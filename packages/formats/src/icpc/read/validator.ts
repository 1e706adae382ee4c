import { type ArchiveEntry, baseName } from '../../archive/archive.ts';
import { readText } from '../../file-ref.ts';
import type { JudgeProgram, ProblemPackage, TextFile } from '../../problem-package.ts';
import { Report } from '../../report.ts';
import { languageOfFile } from '../../source-language.ts';
import { fromOutputValidator } from '../adapter/adapter.ts';
import { mostUsed, sameArguments } from '../argument-lists.ts';
import { readValidatorFlags, validatorFlags } from '../validator-flags.ts';
import { ICPC_NOTES } from './notes.ts';
import { type ProblemYaml, replaceConstants } from './problem-yaml.ts';
import { argumentsOf, statedForCases } from './stated-arguments.ts';
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

/** A program of another convention that an export put behind an adapter, as it was. */
function withoutAdapter(program: JudgeProgram, report: Report): JudgeProgram {
  const adapted = fromOutputValidator(program.code);
  if (!adapted) return program;
  report.add(ICPC_NOTES.adapter, null, { name: program.name });
  return { ...program, ...adapted };
}

/** Folders of output validators: DOMjudge also takes what begins with this word. */
function validatorPrograms(takes: Takes): Program[] {
  const folders = new Set(
    takes.archive.entries.flatMap(({ path }) => /^(output_validator[^/]*)\//.exec(path)?.[1] ?? []),
  );
  return [...folders].flatMap((folder) => programsIn(takes.seeBelow(folder), folder));
}

interface ArgumentsOfCases {
  /** Those of the most cases. */
  usual: string[];
  /** Of each case that has others; null for the usual ones. */
  ofCases: (string[] | null)[];
}

/** The arguments that the validator is given: for the problem, and for its groups and cases. */
async function readArguments(
  takes: Takes,
  yaml: ProblemYaml,
  program: string,
  paths: readonly string[],
  report: Report,
): Promise<ArgumentsOfCases> {
  // a scoring problem has had its folders read for their points
  const told = yaml.isScoring ? new Report() : report;
  const stated = await statedForCases(takes, yaml, ['output_validator_flags', 'output_validator_args'], told);
  const lists = paths.map((path) => [...yaml.validatorFlags, ...argumentsOf(program, stated.get(path))]);
  const usual = mostUsed(lists) ?? yaml.validatorFlags;
  return { usual, ofCases: lists.map((list) => (sameArguments(list, usual) ? null : list)) };
}

function giveArguments(problem: ProblemPackage, ofCases: readonly (string[] | null)[], report: Report) {
  for (const [at, one] of problem.cases.entries()) one.checkerArguments = ofCases[at] ?? null;
  const count = ofCases.filter((list) => list !== null).length;
  if (count > 0) report.add(ICPC_NOTES.caseArguments, null, { count });
}

/** Arguments that the submissions would be called with, which nothing here is. */
async function tellProgramArguments(takes: Takes, yaml: ProblemYaml, report: Report) {
  if (yaml.version !== '2025-09') return;
  const stated = [...(await statedForCases(takes, yaml, ['args'])).values()].map((one) => argumentsOf('', one));
  const lists = new Set(stated.map((list) => list.join(' ')).filter((list) => list !== ''));
  if (lists.size > 0) report.add(ICPC_NOTES.programArguments, 'data', { arguments: [...lists].join(', ') });
}

const NO_FLAGS = { en: 'without flags', zh: '无参数' };

function compareByTokens(problem: ProblemPackage, flags: ArgumentsOfCases, report: Report) {
  const unknown = new Set<string>();
  const known = (list: string[]) => {
    const read = readValidatorFlags(list);
    for (const flag of read.unknown) unknown.add(flag);
    return read.comparison;
  };
  problem.judging.comparison = known(flags.usual);
  giveArguments(
    problem,
    flags.ofCases.map((list) => list && validatorFlags(known(list))),
    report,
  );
  for (const flag of unknown) report.add(ICPC_NOTES.badFlag, 'problem.yaml', { flag });
  report.add(ICPC_NOTES.tokens, null, { flags: flags.usual.join(' ') || NO_FLAGS });
}

/**
 * How outputs are judged: mode, checker and interactor.
 * @param paths of the cases below `data/`, in their order
 */
export async function readValidator(
  takes: Takes,
  yaml: ProblemYaml,
  paths: readonly string[],
  report: Report,
  problem: ProblemPackage,
): Promise<void> {
  const { judging } = problem;
  const programs = validatorPrograms(takes);
  const [first] = programs;
  const args = await readArguments(takes, yaml, first?.name ?? '', paths, report);
  await tellProgramArguments(takes, yaml, report);
  const needs =
    yaml.hasCustomValidator ||
    yaml.isInteractive ||
    yaml.isMultiPass ||
    (yaml.version === '2025-09' && programs.length > 0);
  judging.mode = yaml.isInteractive ? 'interactive' : yaml.isSubmitAnswer ? 'submit_answer' : 'default';
  if (yaml.isMultiPass) {
    if (!yaml.isInteractive) judging.mode = 'multi_pass';
    judging.passes = yaml.passes ?? 2;
  }
  if (!needs) {
    if (programs.length > 0) report.add(ICPC_NOTES.validatorUnused, null);
    return compareByTokens(problem, args, report);
  }
  if (!first) return report.add(ICPC_NOTES.noValidator, 'problem.yaml');
  if (programs.length > 1) {
    report.add(ICPC_NOTES.severalValidators, null, { names: programs.map(({ name }) => name).join(', ') });
  }
  const found = await readProgram(first, yaml, args.usual, report);
  if (!found) return report.add(ICPC_NOTES.validatorLanguage, first.files[0]?.path ?? first.name);
  first.files.forEach(takes.mark);
  const program = withoutAdapter(found.program, report);
  judging.judgeExtraFiles = found.beside;
  giveArguments(problem, args.ofCases, report);
  if (yaml.isInteractive) judging.interactor = program;
  else judging.checker = program;
  if (judging.mode === 'default') judging.mode = 'spj';
}
