import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { fromPrinting, type PrintingStyle, stubOfPipes } from '../foreign/printed-scores.ts';
import type { JudgeProgram, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { icpcOfLanguage, languageOfFile, languagesOfIcpc } from '../source-language.ts';
import { asFlag, asNumber, asText, type YamlMap } from '../yaml.ts';
import { CMS_NOTES } from './notes.ts';

/** What a reader of a task works with. */
export interface CmsTask {
  files: Archive;
  /** `task.yaml`. */
  stated: YamlMap;
  report: Report;
}

const HEADER = /\.(h|hh|hpp|hxx)$/i;
const NATIVE = new Set(['c', 'cpp']);

/** Sources of a program by the places it may stand in, without extension. */
const sourcesAt = ({ files }: CmsTask, places: readonly string[]): ArchiveEntry[] =>
  files.entries.filter(
    ({ path }) => places.includes(path.replace(/\.[^./]+$/, '')) && languageOfFile(path) !== null && !HEADER.test(path),
  );

async function readJudgeProgram(task: CmsTask, places: readonly string[], style: PrintingStyle) {
  const { files, report } = task;
  const sources = sourcesAt(task, places);
  const entry = sources.find(({ path }) => NATIVE.has(icpcOfLanguage(languageOfFile(path)!)!)) ?? sources[0];
  if (!entry) {
    const binary = places.find((place) => files.find(place));
    if (binary) report.add(CMS_NOTES.onlyBinary, binary, { name: binary });
    return null;
  }
  const language = languageOfFile(entry.path)!;
  if (!NATIVE.has(icpcOfLanguage(language)!)) {
    report.add(READER_NOTES.checkerLanguage, entry.path, { name: entry.path, language });
    return null;
  }
  const code = (await readTextFile(entry, entry.path, report)) ?? '';
  report.add(READER_NOTES.checkerAdapted, entry.path, { system: 'CMS' });
  return {
    language,
    name: entry.path.split('/').at(-1)!,
    code: fromPrinting(style, code),
    convention: 'assay',
    arguments: [],
    points: null,
  } satisfies JudgeProgram;
}

/** `sol/grader.*` or `sol/stub.*`, with the headers beside them: what solutions are compiled with. */
async function readGraders({ judging }: ProblemPackage, task: CmsTask, name: 'grader' | 'stub', usesFiles: boolean) {
  const { files, report } = task;
  for (const entry of sourcesAt(task, [`sol/${name}`])) {
    const code = icpcOfLanguage(languageOfFile(entry.path)!);
    const text = await readTextFile(entry, entry.path, report);
    if (text === null || code === null) continue;
    if (usesFiles && !NATIVE.has(code)) {
      report.add(READER_NOTES.languageUnknown, entry.path, { language: code, what: entry.path });
      continue;
    }
    const content = usesFiles ? stubOfPipes(text) : text;
    const fileName = entry.path.slice('sol/'.length);
    for (const language of languagesOfIcpc(code)) judging.graderFiles.push({ name: fileName, content, language });
  }
  if (judging.graderFiles.length === 0) return;
  for (const entry of files.below('sol').entries) {
    if (!/^[^/]+$/.test(entry.path) || !HEADER.test(entry.path)) continue;
    const content = await readTextFile(entry, `sol/${entry.path}`, report);
    if (content !== null) judging.graderFiles.push({ name: entry.path, content, language: null });
  }
}

/** How the task is judged: output only, two programs that talk, a grader, a checker, or the comparison of words. */
export async function readPrograms(problem: ProblemPackage, task: CmsTask): Promise<void> {
  const { stated, report } = task;
  const { judging } = problem;
  judging.comparison = {
    by: 'tokens',
    caseSensitive: true,
    spaceSensitive: false,
    floatAbsolute: null,
    floatRelative: null,
  };
  const manager = await readJudgeProgram(task, ['check/manager', 'cor/manager'], 'cms-manager');
  const checker = await readJudgeProgram(
    task,
    ['check/checker', 'cor/correttore', 'cor/checker', 'check/correttore'],
    'cms',
  );
  const isOutputOnly = asFlag(stated.output_only) === true || asText(stated.task_type) === 'OutputOnly';
  const type = isOutputOnly ? 'OutputOnly' : manager ? 'Communication' : (asText(stated.task_type) ?? 'Batch');
  if (type === 'OutputOnly') {
    judging.mode = 'submit_answer';
    judging.checker = checker;
  } else if (type === 'Communication') {
    const processes = asNumber(stated.num_processes) ?? 1;
    if (processes !== 1) report.add(CMS_NOTES.processes, 'task.yaml', { count: processes });
    judging.mode = 'interactive';
    judging.interactor = manager;
    if (!manager) report.add(READER_NOTES.checkerMissing, 'task.yaml', { name: 'manager' });
    await readGraders(problem, task, 'stub', asText(stated.user_io) !== 'std_io');
  } else if (type === 'Batch' || type === 'Batch2' || type === 'BatchAndOutput') {
    if (type !== 'Batch') report.add(CMS_NOTES.taskType, 'task.yaml', { type });
    await readGraders(problem, task, 'grader', false);
    judging.checker = checker;
    judging.mode = judging.graderFiles.length > 0 ? 'grader' : checker ? 'spj' : 'default';
    readFileNames(problem, task);
  } else report.add(CMS_NOTES.taskType, 'task.yaml', { type });
}

/** Names of the files that a solution reads and writes; empty ones are its standard input and output. */
function readFileNames({ judging }: ProblemPackage, { stated, report }: CmsTask) {
  const given = (key: string, otherwise: string) => (key in stated ? (asText(stated[key]) ?? '').trim() : otherwise);
  const [read, write] = [given('infile', 'input.txt'), given('outfile', 'output.txt')];
  if ((read === '') !== (write === '')) report.add(CMS_NOTES.halfFile, 'task.yaml');
  else if (read !== '') judging.fileIo = { read, write };
}
