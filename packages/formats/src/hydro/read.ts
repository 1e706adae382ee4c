import type { Words } from '@assay/contract/words.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import { knownLanguage } from '../foreign/known-language.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readYamlFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { asFlag, asMap, asNumber, asText, asWords, type YamlMap } from '../yaml.ts';
import { readCases } from './cases.ts';
import { limitsOf } from './config.ts';
import { HYDRO_NOTES } from './notes.ts';
import { readObjective } from './objective.ts';
import { readPrograms, readSolutions, readValidator } from './programs.ts';
import { readStatements } from './statements.ts';

/** The descriptions of problems, wherever they lie. */
export const findDescriptions = (archive: Archive): ArchiveEntry[] =>
  archive.entries.filter(({ path }) => /(^|\/)problem\.yaml$/.test(path));

/** What this product has no place for, kept for the record. */
const REST = ['owner', 'nSubmit', 'nAccept', 'difficulty'] as const;

const DIFFICULTY_TEXT: readonly Words[] = [
  { en: 'easy', zh: '简单' },
  { en: 'mid', zh: '中等' },
  { en: 'hard', zh: '困难' },
];

function readHead(problem: ProblemPackage, head: YamlMap, file: string, report: Report) {
  problem.key = asText(head.pid) ?? '';
  problem.origin.id = asText(head.pid);
  problem.tags = Array.isArray(head.tag) ? asWords(head.tag) : [asText(head.tag) ?? ''].filter(Boolean);
  if (asFlag(head.hidden) !== null) problem.settings.auth = asFlag(head.hidden) ? 2 : 1;
  const rest = REST.flatMap((name) => (asText(head[name]) === null ? [] : [[name, asText(head[name])!] as const]));
  if (rest.length > 0) problem.extra.hydro = Object.fromEntries(rest);
  const difficulty = asNumber(head.difficulty);
  if (difficulty === null || difficulty <= 0) return;
  problem.difficulty = difficulty <= 3 ? 0 : difficulty <= 6 ? 1 : 2;
  report.add(HYDRO_NOTES.difficultyScaled, file, { from: difficulty, to: DIFFICULTY_TEXT[problem.difficulty]! });
}

function readLanguages(problem: ProblemPackage, config: YamlMap, file: string, report: Report) {
  const known = (language: string, namedBy: 'list' | 'template') =>
    knownLanguage(language, namedBy, file, report) ?? [];
  // A family such as `cc` beside its members `cc.cc17o2` says nothing of its own.
  const named = asWords(config.langs);
  const exact = named.filter((name) => !named.some((other) => other.startsWith(`${name}.`)));
  const languages = exact.flatMap((language) => known(language, 'list'));
  if (languages.length > 0) problem.languages = [...new Set(languages)];
  for (const [name, body] of Object.entries(asMap(config.template) ?? {})) {
    const language = [known(name, 'template')].flat()[0];
    if (language && asText(body)) problem.templates.push({ language, prepend: '', body: asText(body)!, append: '' });
  }
  const rated = [config.time_limit_rate, config.memory_limit_rate].flatMap((rates) => Object.keys(asMap(rates) ?? {}));
  if (rated.length > 0) report.add(HYDRO_NOTES.ratesLost, file, { languages: [...new Set(rated)].join(', ') });
}

const NO_TITLE = { en: 'there is none', zh: '缺失' };

async function readProblem(archive: Archive, description: ArchiveEntry, report: Report) {
  const root = description.path.slice(0, -'problem.yaml'.length);
  const head = await readYamlFile(description, description.path, report);
  if (!head) return null;
  const title = asText(head.title) ?? asText(head.name) ?? asText(head.pid);
  if (title === null) {
    report.add(READER_NOTES.badField, description.path, { field: 'title', reason: NO_TITLE });
    return null;
  }
  const own = report.of(asText(head.pid) ?? title);
  const inside = archive.below(root);
  const folder = `${root}testdata/`;
  const tests = archive.below(folder);
  const configFile = tests.find('config.yaml') ?? tests.find('config.yml');
  const config = configFile ? await readYamlFile(configFile, `${folder}${configFile.path}`, own) : {};
  if (!config) return null;
  if (!configFile) own.add(HYDRO_NOTES.noConfig, folder);

  const problem = emptyPackage({ format: 'hydro' });
  const file = `${folder}config.yaml`;
  readHead(problem, head, description.path, own);
  await readStatements(problem, inside, title, own);
  readLanguages(problem, config, file, own);
  problem.judging.limits = { ...problem.judging.limits, ...limitsOf(config, file, own) };
  const redirect = asText(config.redirect);
  if (redirect !== null) own.add(HYDRO_NOTES.redirect, file, { target: redirect });
  await readPrograms(problem, { tests, folder, config, report: own });
  if (problem.judging.mode === 'objective') readObjective(problem, config, file, own);
  else await readCases(problem, { tests, folder, config, report: own });
  if (problem.cases.length === 0 && redirect === null) own.add(READER_NOTES.noCases, folder);
  await readSolutions(problem, inside.below('std').entries, own);
  await readValidator(problem, { tests, folder, config, report: own });
  problem.juryFiles = inside.entries
    .filter(({ path }) => path.startsWith('solution/') || `testdata/${asText(config.validator) ?? ''}` === path)
    .map((entry) => ({ name: entry.path, file: entry }));
  return problem;
}

/** Reads every problem of a Hydro package. */
export async function readHydro({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const description of findDescriptions(archive)) {
    const problem = await readProblem(archive, description, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
