import { PACKAGE_PROBLEMS_MAX } from '@assay/contract/authoring/transfer.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { baseName } from '../archive/archive.ts';
import { emptyPackage, emptyStatement } from '../empty-package.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readYamlFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { asNumber, asText } from '../yaml.ts';
import { readCases } from './cases.ts';
import { SINOL_NOTES } from './notes.ts';
import { readPrograms, type SinolTask } from './programs.ts';

const ROOT_OF_PART = /^(.*\/)?(prog|in)\/[^/]+$/;

/** Descriptions beside which programs and tests lie. */
export function findTasks(archive: Archive): ArchiveEntry[] {
  const parts = new Map<string, Set<string>>();
  for (const { path } of archive.entries) {
    const [, root = '', part] = ROOT_OF_PART.exec(path) ?? [];
    if (part) parts.set(root, (parts.get(root) ?? new Set()).add(part));
  }
  return archive.entries
    .filter(({ path }) => {
      const found = /^(.*\/)?config\.ya?ml$/.exec(path);
      return found !== null && parts.get(found[1] ?? '')?.size === 2;
    })
    .slice(0, PACKAGE_PROBLEMS_MAX + 1);
}

/** The id is stated, or what the description of the statement is called, or the folder. */
function idOf({ files, stated }: Pick<SinolTask, 'files' | 'stated'>): string {
  const document = files.entries.map(({ path }) => /^doc\/([a-z0-9]{1,16})zad\.(?:pdf|tex)$/.exec(path)?.[1]);
  const id = asText(stated.sinol_task_id) ?? document.find((name) => name !== undefined) ?? files.name.slice(0, 3);
  return /^[a-zA-Z0-9]{1,16}$/.test(id) ? id : '';
}

function readStatements(problem: ProblemPackage, { files, id, stated, report }: SinolTask) {
  const titles = { pl: asText(stated.title_pl) ?? asText(stated.title), en: asText(stated.title_en) };
  for (const [suffix, language] of [
    ['', 'pl'],
    ['-en', 'en'],
    ['-pl', 'pl'],
  ] as const) {
    const document = files.find(`doc/${id}zad${suffix}.pdf`);
    if (!document || problem.statements[language]) continue;
    const name = `statement.${language}.pdf`;
    problem.statementFiles.push({ name, file: document });
    problem.statements[language] = { ...emptyStatement(), document: name };
    problem.titles[language] = titles[language] ?? titles.pl ?? titles.en ?? id;
  }
  if (Object.keys(problem.titles).length > 0) return;
  if (titles.en) problem.titles.en = titles.en;
  if (titles.pl || !titles.en) problem.titles.pl = titles.pl ?? id;
  report.add(READER_NOTES.noStatement, 'doc');
}

async function readTask(archive: Archive, description: ArchiveEntry, whole: Report): Promise<ProblemPackage | null> {
  const files = archive.below(description.path.replace(/config\.ya?ml$/, ''));
  const stated = await readYamlFile(description, description.path, whole);
  if (!stated) return null;
  const id = idOf({ files, stated });
  const report = whole.of(id || files.name);
  if (id === '') {
    whole.add(READER_NOTES.badField, description.path, { field: 'sinol_task_id', reason: MISSING });
    return null;
  }
  const task: SinolTask = { files, id, stated, report };
  const problem = emptyPackage({ format: 'sinol', id });
  problem.key = id;
  const memoryKb = asNumber(stated.memory_limit);
  problem.judging.limits.timeMs = asNumber(stated.time_limit);
  problem.judging.limits.memoryMb = memoryKb === null ? null : Math.ceil(memoryKb / 1024);
  problem.judging.limits.stackMb = problem.judging.limits.memoryMb;
  readStatements(problem, task);
  await readPrograms(problem, task);
  await readCases(problem, task);
  report.add(SINOL_NOTES.timeDecay, null);
  problem.attachments = files
    .below('dlazaw')
    .entries.filter(({ path }) => !path.includes('/'))
    .map((entry) => ({ name: baseName(entry.path), file: entry }));
  problem.juryFiles = files.entries
    .filter(({ path }) => /^(?:prog|doc)\//.test(path))
    .map((entry) => ({ name: entry.path, file: entry }));
  return problem;
}

const MISSING = { en: 'it cannot be told from the names of the files', zh: '无法从文件名推断' };

/** Reads every task of a sinol package. */
export async function readSinol({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const description of findTasks(archive)) {
    const problem = await readTask(archive, description, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
