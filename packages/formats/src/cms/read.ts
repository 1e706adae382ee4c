import { PACKAGE_PROBLEMS_MAX } from '@assay/contract/authoring/transfer.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { baseName } from '../archive/archive.ts';
import { emptyPackage, emptyStatement } from '../empty-package.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile, readYamlFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { languageOfFile } from '../source-language.ts';
import { asNumber, asText } from '../yaml.ts';
import { readCases } from './cases.ts';
import { type CmsTask, readPrograms } from './programs.ts';

/** The descriptions of tasks, wherever they lie. */
export const findTasks = (archive: Archive): ArchiveEntry[] =>
  archive.entries.filter(({ path }) => /(^|\/)task\.yaml$/.test(path)).slice(0, PACKAGE_PROBLEMS_MAX + 1);

const STATEMENT = /^(?:statement|testo)\/(?:([a-z]{2})\.pdf|statement(?:[_-]([a-z]{2}))?\.pdf|testo\.pdf)$/i;
const KEPT = /^(?:check|cor|gen|sol|managers)\//;
const MODEL = /^(?:soluzione|solution|correct|sol)\.[^.]+$/i;

function readStatements(problem: ProblemPackage, task: CmsTask, title: string) {
  const main = asText(task.stated.primary_language) ?? 'it';
  for (const entry of task.files.entries) {
    const found = STATEMENT.exec(entry.path);
    if (!found) continue;
    const language = (found[1] ?? found[2] ?? main).toLowerCase();
    const name = `statement.${language}.pdf`;
    if (problem.statementFiles.some((file) => file.name === name)) continue;
    problem.statementFiles.push({ name, file: entry });
    problem.statements[language] = { ...emptyStatement(), document: name };
    problem.titles[language] = title;
  }
  if (Object.keys(problem.titles).length > 0) return;
  problem.titles[main] = title;
  task.report.add(READER_NOTES.noStatement, 'statement');
}

/** Files below `sol/` are solutions, but for graders, stubs and headers; only one that is called so is promised to be right. */
async function readSolutions(problem: ProblemPackage, { files, report }: CmsTask) {
  for (const entry of files.below('sol').entries) {
    const language = languageOfFile(entry.path);
    if (language === null || /(^|\/)(grader|stub)\./.test(entry.path) || /\.(h|hh|hpp|hxx)$/i.test(entry.path))
      continue;
    const code = await readTextFile(entry, `sol/${entry.path}`, report);
    if (code === null) continue;
    const isModel = MODEL.test(entry.path) && !problem.solutions.some((one) => one.isModel);
    problem.solutions.push({
      name: entry.path,
      language,
      code,
      expected: isModel ? ['accepted'] : [],
      score: null,
      author: '',
      isModel,
    });
  }
}

async function readTask(archive: Archive, description: ArchiveEntry, whole: Report): Promise<ProblemPackage | null> {
  const files = archive.below(description.path.slice(0, -'task.yaml'.length));
  const stated = await readYamlFile(description, description.path, whole);
  if (!stated) return null;
  const key = asText(stated.name) ?? asText(stated.nome_breve) ?? files.name;
  const title = asText(stated.title) ?? asText(stated.nome) ?? key;
  const report = whole.of(key);
  const task: CmsTask = { files, stated, report };
  const problem = emptyPackage({ format: 'cms', id: key });
  problem.key = key;
  const seconds = asNumber(stated.time_limit) ?? asNumber(stated.timeout);
  const megabytes = asNumber(stated.memory_limit) ?? asNumber(stated.memlimit);
  problem.judging.limits.timeMs = seconds === null ? null : Math.round(seconds * 1000);
  problem.judging.limits.memoryMb = megabytes;
  // the stack is as large as memory there
  problem.judging.limits.stackMb = megabytes;
  readStatements(problem, task, title);
  await readPrograms(problem, task);
  await readCases(problem, task);
  await readSolutions(problem, task);
  problem.attachments = files
    .below('att')
    .entries.filter(({ path }) => !path.includes('/'))
    .map((entry) => ({ name: baseName(entry.path), file: entry }));
  problem.juryFiles = files.entries
    .filter(({ path }) => KEPT.test(path))
    .map((entry) => ({ name: entry.path, file: entry }));
  return problem;
}

/** Reads every task of an Italian package of CMS. */
export async function readCms({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const description of findTasks(archive)) {
    const problem = await readTask(archive, description, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
