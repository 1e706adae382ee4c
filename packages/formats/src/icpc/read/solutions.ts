import { type ArchiveEntry, baseName } from '../../archive/archive.ts';
import { readText } from '../../file-ref.ts';
import { NAMED_BY } from '../../foreign/known-language.ts';
import type { CaseGroup, JurySolution, ProblemPackage } from '../../problem-package.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import { readYamlFile } from '../../reading/read-file.ts';
import type { Report } from '../../report.ts';
import { languageOfFile, languagesOfIcpc } from '../../source-language.ts';
import type { YamlMap } from '../../yaml.ts';
import {
  annotationsOf,
  expectedOfFolder,
  scoreInName,
  scoreOfGrades,
  statedFor,
  verdictWords,
} from '../expectations.ts';
import { ICPC_NOTES } from './notes.ts';
import { type ProblemYaml, replaceConstants } from './problem-yaml.ts';
import type { Takes } from './take.ts';

const HEADER = /\.(h|hh|hpp|hxx|inc)$/i;
const SOURCE_BYTES_MAX = 1024 * 1024;

async function readSubmissionsYaml(takes: Takes, report: Report): Promise<YamlMap> {
  const entry = takes.take('submissions/submissions.yaml');
  return (entry && (await readYamlFile(entry, entry.path, report))) ?? {};
}

/** Submissions by their path below `submissions/`: a file, or the only source of a folder. */
function findSubmissions(takes: Takes, report: Report) {
  const byPath = new Map<string, ArchiveEntry[]>();
  for (const entry of takes.seeBelow('submissions')) {
    const path = /^submissions\/([^/]+\/[^/]+)/.exec(entry.path)?.[1];
    if (path !== undefined) byPath.set(path, [...(byPath.get(path) ?? []), entry]);
  }
  return [...byPath].flatMap(([path, files]) => {
    if (files.length === 1) return [{ path, entry: files[0]! }];
    report.add(ICPC_NOTES.solutionFolder, `submissions/${path}`);
    return [];
  });
}

/** Jury solutions with the verdicts that folder, source and `submissions.yaml` promise. */
export async function readSolutions(
  takes: Takes,
  yaml: ProblemYaml,
  groups: readonly CaseGroup[],
  report: Report,
): Promise<JurySolution[]> {
  const stated = await readSubmissionsYaml(takes, report);
  const solutions: JurySolution[] = [];
  for (const { path, entry } of findSubmissions(takes, report)) {
    const language = languageOfFile(entry.path);
    if (language === null) {
      report.add(ICPC_NOTES.solutionLanguage, entry.path);
      continue;
    }
    if (entry.bytes > SOURCE_BYTES_MAX) continue;
    takes.mark(entry);
    const code = replaceConstants(await readText(entry, SOURCE_BYTES_MAX), yaml.constants);
    const [folder = ''] = path.split('/');
    const inFolder = expectedOfFolder(folder);
    const inSource = annotationsOf(code);
    const told = statedFor(stated, path);
    let expected = told.expected ?? inSource.expected ?? inFolder;
    if (told.expected === null && inSource.expected !== null && inFolder.length > 0) {
      const both = inSource.expected.filter((verdict) => inFolder.includes(verdict));
      if (both.length !== inSource.expected.length) {
        report.add(ICPC_NOTES.expectationCut, entry.path, { source: verdictWords(inSource.expected), folder });
        expected = both.length > 0 ? both : inFolder;
      }
    }
    const ofGrades = inSource.grades && scoreOfGrades(inSource.grades, groups);
    if (inSource.grades && !ofGrades) report.add(ICPC_NOTES.gradesLost, entry.path, { count: inSource.grades.length });
    const exactly = inSource.score === null ? null : { min: inSource.score, max: inSource.score };
    const scores = groups.map((group) => group.score);
    const inName = folder === 'partially_accepted' ? scoreInName(baseName(path), scores) : null;
    const score = told.score ?? exactly ?? ofGrades ?? inName;
    solutions.push({
      name: baseName(path) === baseName(entry.path) ? baseName(path) : `${baseName(path)}/${baseName(entry.path)}`,
      language,
      code,
      expected,
      score,
      author: told.author ?? '',
      isModel: told.isModel,
    });
  }
  return solutions;
}

/** `include/<language>/` and `attachments/templates/<language>/`: what contestants' programs are joined with, or begin as. */
export async function readCompanions(
  takes: Takes,
  yaml: ProblemYaml,
  report: Report,
  problem: ProblemPackage,
): Promise<void> {
  const read = async (entry: ArchiveEntry) => replaceConstants(await readText(entry, SOURCE_BYTES_MAX), yaml.constants);
  for (const entry of takes.seeBelow('include')) {
    const [, code, name] = /^include\/([^/]+)\/([^/]+)$/.exec(entry.path) ?? [];
    if (!code || !name || entry.bytes > SOURCE_BYTES_MAX) continue;
    const languages = code === 'default' ? [null] : languagesOfIcpc(code);
    if (languages.length === 0)
      report.add(READER_NOTES.languageUnknown, entry.path, { language: code, what: NAMED_BY.files });
    else takes.mark(entry);
    const content = await read(entry);
    for (const language of languages) problem.judging.graderFiles.push({ name, content, language });
  }
  const { judging } = problem;
  // Files without a program among them (headers, modules of no compiler) only lie beside the solutions.
  if (!judging.graderFiles.some(({ name }) => languageOfFile(name) !== null && !HEADER.test(name))) {
    judging.userExtraFiles.push(...judging.graderFiles.splice(0).map(({ name, content }) => ({ name, content })));
  }
  if (judging.graderFiles.length > 0 && judging.mode === 'default') judging.mode = 'grader';
  for (const entry of takes.seeBelow('attachments')) {
    const [, code] = /^attachments\/templates\/([^/]+)\/[^/]+$/.exec(entry.path) ?? [];
    if (code && entry.bytes <= SOURCE_BYTES_MAX) {
      const languages = languagesOfIcpc(code);
      if (languages.length === 0) continue;
      takes.mark(entry);
      const body = await read(entry);
      for (const language of languages) problem.templates.push({ language, prepend: '', body, append: '' });
    } else if (!entry.path.slice('attachments/'.length).includes('/')) {
      takes.mark(entry);
      problem.attachments.push({ name: baseName(entry.path), file: entry });
    }
  }
}
