import { JUDGE_MODE_TEXT } from '@assay/contract/problems/judge-modes.ts';
import { listOfWords } from '@assay/contract/words.ts';
import { stringify } from 'yaml';
import type { ZipContent } from '../../archive/write-zip.ts';
import { textFile } from '../../file-ref.ts';
import { type WrittenFile, zipOf } from '../../format.ts';
import type { ProblemPackage } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { FIELD_TEXT, WRITER_NOTES } from '../../writing/notes.ts';
import { writeIni } from '../domjudge-ini.ts';
import { checkerArguments } from './arguments.ts';
import { putData } from './cases.ts';
import { type Flavour, type Layout, newLayout } from './layout.ts';
import { WRITE_NOTES } from './notes.ts';
import { asRecord, problemYaml, validatorArguments } from './problem-yaml.ts';
import { putCompanions, putSolutions, putValidator } from './programs.ts';
import { putDomjudgeStatement, putStatements } from './statements.ts';

const SHORT_NAME_MAX = 60;

const shortName = (problem: ProblemPackage, at: number) =>
  problem.key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, SHORT_NAME_MAX) || `problem${at + 1}`;

const JUDGED_THERE: Record<Flavour, readonly string[]> = {
  legacy: ['default', 'spj', 'interactive', 'grader'],
  domjudge: ['default', 'spj', 'interactive', 'multi_pass'],
  '2025-09': ['default', 'spj', 'interactive', 'multi_pass', 'grader', 'submit_answer'],
};

/** Folders of the format that only the jury's own tools read. */
const JURY_FOLDERS =
  /^(input_validators|input_format_validators|generators|graders|solution|static_validator|input_visualizer|output_visualizer|data\/(invalid_input|invalid_output|valid_output)|submissions)\//;

function putJuryFiles(layout: Layout, problem: ProblemPackage, report: Report) {
  const lost = [];
  for (const { name, file } of problem.juryFiles) {
    if (JURY_FOLDERS.test(name) && !layout.has(name)) layout.put(name, file);
    // the text that LaTeX was turned into is written instead of it
    else if (!/^(problem_)?statement\/.*\.(tex|cls|sty)$/.test(name)) lost.push(name);
  }
  if (lost.length > 0) report.add(WRITE_NOTES.juryFiles, null, { names: lost.slice(0, 10).join(', ') });
  if (![...layout.contents].some(({ path }) => /^input_(format_)?validators\//.test(path))) {
    report.add(WRITE_NOTES.noValidator);
  }
}

function reportLosses(problem: ProblemPackage, flavour: Flavour, report: Report) {
  const { mode, fileIo, userExtraFiles, limits } = problem.judging;
  if (!JUDGED_THERE[flavour].includes(mode))
    report.add(WRITER_NOTES.modeNotThere, null, { mode: JUDGE_MODE_TEXT[mode] });
  if (fileIo) report.add(WRITE_NOTES.fileIo);
  if (userExtraFiles.length > 0) {
    report.add(WRITE_NOTES.extraFiles, null, { names: userExtraFiles.map(({ name }) => name).join(', ') });
  }
  if (limits.stackMb !== null) report.add(WRITE_NOTES.stackLimit);
  const fields = [
    ...(problem.difficulty === null ? [] : [FIELD_TEXT.difficulty]),
    ...(problem.origin.url === null ? [] : [FIELD_TEXT.url]),
    ...(Object.values(problem.settings).every((value) => value === null) ? [] : [FIELD_TEXT.settings]),
  ];
  if (fields.length > 0) report.add(WRITE_NOTES.fieldsLost, null, { fields: listOfWords(fields) });
}

async function contentsOf(problem: ProblemPackage, flavour: Flavour, report: Report): Promise<ZipContent[]> {
  const layout = newLayout();
  reportLosses(problem, flavour, report);
  const { timeMs } = problem.judging.limits;
  if (flavour === 'domjudge') {
    const color = asRecord(problem.extra.domjudge).color;
    layout.put(
      'domjudge-problem.ini',
      textFile(
        writeIni({
          ...(timeMs === null ? {} : { timelimit: String(timeMs / 1000) }),
          ...(problem.key ? { externalid: problem.key.replace(/[^A-Za-z0-9_-]/g, '') } : {}),
          ...(typeof color === 'string' ? { color } : {}),
        }),
      ),
    );
  }
  const args = checkerArguments(problem.cases, validatorArguments(problem, report), flavour);
  layout.put('problem.yaml', textFile(stringify(problemYaml(problem, flavour, args.ofProblem, report))));
  if (flavour === 'domjudge') await putDomjudgeStatement(layout, problem, report);
  else putStatements(layout, problem, flavour);
  await putData(layout, problem, flavour, args, report);
  putValidator(layout, problem, flavour, report);
  putSolutions(layout, problem, flavour, report);
  putCompanions(layout, problem, flavour, report);
  putJuryFiles(layout, problem, report);
  return layout.contents;
}

const writeIn =
  (flavour: Flavour) =>
  async (packages: readonly ProblemPackage[], report: Report): Promise<WrittenFile> => {
    const written: { name: string; contents: ZipContent[] }[] = [];
    for (const [at, problem] of packages.entries()) {
      const contents = await contentsOf(problem, flavour, report.of(problem.key));
      written.push({ name: shortName(problem, at), contents });
    }
    // a DOMjudge zip has its files at its root, so several problems are several zips
    if (flavour === 'domjudge') {
      if (written.length === 1) return zipOf(written[0]!.contents);
      return zipOf(written.map(({ name, contents }) => ({ path: `${name}.zip`, zip: contents })));
    }
    const all = written.flatMap(({ name, contents }) =>
      contents.map((content) => ({ ...content, path: `${name}/${content.path}` })),
    );
    return zipOf(all);
  };

export const writeLegacy = writeIn('legacy');
export const writeIcpc2025 = writeIn('2025-09');
export const writeDomjudge = writeIn('domjudge');
