import { examplesText } from '@assay/contract/problems/examples-text.ts';
import { JUDGE_MODE_TEXT } from '@assay/contract/problems/judge-modes.ts';
import { type Words, wordsWith } from '@assay/contract/words.ts';
import { templateText } from '@assay/rules/judging/code-template.ts';
import type { ZipContent } from '../archive/write-zip.ts';
import { textFile } from '../file-ref.ts';
import { type WrittenFile, zipOf } from '../format.ts';
import { putDataPictures } from '../markdown/data-pictures.ts';
import type { JudgeProgram, PackageCase, ProblemPackage, TextFile } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { PROGRAM_REASONS, WRITER_NOTES } from '../writing/notes.ts';
import { chooseStatement } from '../writing/one-statement.ts';
import { everyArgument } from '../writing/program-arguments.ts';
import { reportLosses } from '../writing/report-losses.ts';

const MODES: readonly string[] = ['default', 'spj', 'interactive'];

/**
 * Its case mode for our groups. Groups that add up need no mode there; groups of any other or several rules are judged by
 * the strictest one.
 */
function caseModeOf({ groups, scoring, settings }: ProblemPackage): string {
  if (groups.some(({ rule }) => rule !== 'sum')) {
    return groups.every(({ rule }) => rule === 'average') ? 'subtask_average' : 'subtask_lowest';
  }
  return scoring === 'acm' && settings.caseMode === 'ergodic_without_error' ? 'ergodic_without_error' : 'default';
}

/** What a case says of its points and its group: where groups share their points, all of the group's. */
function marksOf({ groups, scoring }: ProblemPackage, { score, group }: PackageCase) {
  if (scoring !== 'oi') return {};
  if (groups.every(({ rule }) => rule === 'sum')) return score === null ? {} : { score };
  const own = groups.find(({ num }) => num === group);
  return { score: own?.score ?? score ?? 0, groupNum: group ?? 1 };
}

const programOf = ({ judging }: ProblemPackage): JudgeProgram | null =>
  judging.mode === 'spj' ? judging.checker : judging.mode === 'interactive' ? judging.interactor : null;

function refusePrograms(problem: ProblemPackage, report: Report) {
  const { mode } = problem.judging;
  if (!MODES.includes(mode)) report.add(WRITER_NOTES.modeNotThere, null, { mode: JUDGE_MODE_TEXT[mode] });
  const program = programOf(problem);
  if (!program) return;
  const refuse = (reason: Words) => report.add(WRITER_NOTES.checkerNotThere, null, { name: program.name, reason });
  if (program.convention === 'icpc') refuse(PROGRAM_REASONS.icpc);
  const args = everyArgument(program, problem.cases);
  if (args.length > 0) refuse(wordsWith(PROGRAM_REASONS.arguments, { arguments: args.join(' ') }));
  if (program.points !== null && program.points !== 'percent') refuse(PROGRAM_REASONS.points);
}

const recordOf = (files: readonly TextFile[]) => Object.fromEntries(files.map(({ name, content }) => [name, content]));

const plain = (name: string) => name.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[.-]+/, '');

/** Names of cases that every system can hold, none twice. */
function caseNames({ cases }: ProblemPackage): { input: string; output: string }[] {
  const names = cases.map(({ inputName, outputName }) => ({ input: plain(inputName), output: plain(outputName) }));
  const all = names.flatMap(({ input, output }) => [input.toLowerCase(), output.toLowerCase()]);
  const isUsable = all.every((name) => name !== '') && new Set(all).size === all.length;
  return isUsable ? names : cases.map((_, at) => ({ input: `${at + 1}.in`, output: `${at + 1}.out` }));
}

async function jsonOf(problem: ProblemPackage, report: Report): Promise<string> {
  const { judging, settings } = problem;
  const { title, statement } = chooseStatement(problem, report);
  const lost: string[] = [];
  const texts = await putDataPictures(statement, problem.statementFiles, (name) => lost.push(name));
  if (lost.length > 0) report.add(WRITER_NOTES.filesLost, null, { names: lost.join(', ') });
  const names = caseNames(problem);
  const program = programOf(problem);
  const userExtraFile = recordOf(judging.userExtraFiles);
  const judgeExtraFile = recordOf(judging.judgeExtraFiles);
  const asText = (files: Record<string, string>) => (Object.keys(files).length > 0 ? JSON.stringify(files) : null);
  const rest = problem.extra.hoj;
  return JSON.stringify(
    {
      judgeMode: judging.mode,
      languages: problem.languages ?? [],
      samples: problem.cases.map((one, at) => ({ ...names[at], ...marksOf(problem, one) })),
      tags: problem.tags,
      codeTemplates: problem.templates.map(({ language, ...parts }) => ({ language, code: templateText(parts) })),
      userExtraFile,
      judgeExtraFile,
      problem: {
        ...(typeof rest === 'object' && rest !== null && !Array.isArray(rest) ? rest : {}),
        problemId: problem.key,
        title,
        author: problem.author,
        type: problem.scoring === 'oi' ? 1 : 0,
        judgeMode: judging.mode,
        judgeCaseMode: caseModeOf(problem),
        timeLimit: judging.limits.timeMs,
        memoryLimit: judging.limits.memoryMb,
        stackLimit: judging.limits.stackMb,
        description: texts.description,
        input: texts.input,
        output: texts.output,
        examples: examplesText(problem.samples),
        source: problem.source,
        difficulty: problem.difficulty,
        hint: texts.hint,
        auth: settings.auth,
        ioScore: problem.scoring === 'oi' ? fullScore(problem) : 100,
        codeShare: settings.codeShare,
        isRemoveEndBlank: judging.comparison.by !== 'exact',
        openCaseResult: settings.openCaseResult,
        isFileIO: judging.fileIo !== null,
        ioReadFileName: judging.fileIo?.read ?? null,
        ioWriteFileName: judging.fileIo?.write ?? null,
        isRemote: false,
        spjCode: program?.code ?? null,
        spjLanguage: program?.language ?? null,
        userExtraFile: asText(userExtraFile),
        judgeExtraFile: asText(judgeExtraFile),
        caseVersion: '0',
      },
    },
    null,
    2,
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const fullScore = ({ groups, cases }: ProblemPackage) =>
  groups.length > 0 ? sum(groups.map(({ score }) => score)) : sum(cases.map(({ score }) => score ?? 0));

/** A zip that HOJ reads: `problem_<id>.json` and `problem_<id>/` at the root, and nothing else. */
export async function writeHoj(packages: readonly ProblemPackage[], report: Report): Promise<WrittenFile> {
  const contents: ZipContent[] = [];
  const taken = new Set<string>();
  for (const [at, problem] of packages.entries()) {
    const own = report.of(problem.key);
    refusePrograms(problem, own);
    reportLosses(problem, own, 'hoj');
    let name = `problem_${plain(problem.key) || at + 1}`;
    if (taken.has(name.toLowerCase())) name = `${name}_${at + 1}`;
    taken.add(name.toLowerCase());
    contents.push({ path: `${name}.json`, file: textFile(`${await jsonOf(problem, own)}\n`) });
    const names = caseNames(problem);
    for (const [index, { input, output }] of problem.cases.entries()) {
      contents.push({ path: `${name}/${names[index]!.input}`, file: input });
      contents.push({ path: `${name}/${names[index]!.output}`, file: output ?? textFile('') });
    }
  }
  return zipOf(contents);
}
