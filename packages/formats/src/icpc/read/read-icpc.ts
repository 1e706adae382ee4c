import { type Archive, topNames } from '../../archive/archive.ts';
import { emptyPackage } from '../../empty-package.ts';
import { NAMED_BY } from '../../foreign/known-language.ts';
import type { FormatId, ReadContext } from '../../format.ts';
import type { JsonValue, ProblemPackage } from '../../problem-package.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import { readTextFile, readYamlFile } from '../../reading/read-file.ts';
import type { Report } from '../../report.ts';
import { languagesOfIcpc } from '../../source-language.ts';
import { readIni } from '../domjudge-ini.ts';
import { readCases } from './cases.ts';
import { readInputValidators } from './input-validators.ts';
import { ICPC_NOTES } from './notes.ts';
import { type ProblemYaml, problemYamlOf } from './problem-yaml.ts';
import { readCompanions, readSolutions } from './solutions.ts';
import { readStatements } from './statements.ts';
import { type Takes, takesOf } from './take.ts';
import { readValidator } from './validator.ts';

const FOREIGN_NAMES_SHOWN = 5;
const INPUT_VALIDATORS = /^input_(format_)?validators\//;

/** Folders of an archive that hold a problem each; `''` is the root. */
export function problemFolders(archive: Archive): string[] {
  const isProblem = (folder: string) => {
    const at = folder === '' ? '' : `${folder}/`;
    return (
      archive.find(`${at}problem.yaml`) !== null ||
      archive.find(`${at}domjudge-problem.ini`) !== null ||
      archive.entries.some(({ path }) => path.startsWith(`${at}data/secret/`))
    );
  };
  if (isProblem('')) return [''];
  return topNames(archive).flatMap((name) =>
    name.endsWith('/') && isProblem(name.slice(0, -1)) ? name.slice(0, -1) : [],
  );
}

const textAt = async (takes: Takes, path: string, report: Report): Promise<string | null> => {
  const entry = takes.take(path);
  return entry ? readTextFile(entry, path, report) : null;
};

/** The time limit has four places to stand in; those that are stated must agree. */
async function readTimeLimit(takes: Takes, yaml: ProblemYaml, ini: Record<string, string>, report: Report) {
  const dotFile = await textAt(takes, '.timelimit', report);
  const seconds = (text: string | null | undefined) =>
    text && Number(text) > 0 ? Math.round(Number(text) * 1000) : null;
  const stated = {
    'domjudge-problem.ini': seconds(ini.timelimit),
    '.timelimit': seconds(dotFile?.trim()),
    'problem.yaml': yaml.limits.timeMs,
  };
  const values = Object.entries(stated).filter(([, value]) => value !== null);
  if (new Set(values.map(([, value]) => value)).size > 1) {
    const limits = values.map(([place, value]) => `${place} ${value} ms`).join(', ');
    report.add(ICPC_NOTES.timeLimitsDiffer, values[0]![0], { limits });
  }
  const isWrong = report.notes.some(({ code }) => code === 'badLimit');
  if (values.length === 0 && !isWrong) report.add(ICPC_NOTES.noTimeLimit, null);
  return values[0]?.[1] ?? null;
}

function keepTheRest(takes: Takes, yaml: ProblemYaml, report: Report, problem: ProblemPackage) {
  const left = takes.left();
  const [asked] = left.filter(({ path }) => path.startsWith('static_validator/'));
  if (asked) report.add(ICPC_NOTES.staticValidator, asked.path);
  problem.juryFiles = left.map((entry) => ({ name: entry.path, file: entry }));
  // validators that a verification asks are told by themselves
  const only = problem.inputValidators.length > 0 ? left.filter(({ path }) => !INPUT_VALIDATORS.test(path)) : left;
  if (only.length > 0) {
    const names = [...new Set(only.map(({ path }) => path.split('/')[0]!))];
    report.add(ICPC_NOTES.kept, null, {
      count: only.length,
      names: `${names.slice(0, FOREIGN_NAMES_SHOWN).join(', ')}${names.length > FOREIGN_NAMES_SHOWN ? ', …' : ''}`,
    });
  }
  if (Object.keys(yaml.rest).length > 0) problem.extra.icpc = yaml.rest as JsonValue;
}

/** Executables of the server that a DOMjudge package was written on are named, not held, by it. */
function tellExecutables(ini: Record<string, string>, report: Report) {
  for (const name of [ini.special_compare, ini.special_run]) {
    if (name) report.add(ICPC_NOTES.executableRef, 'domjudge-problem.ini', { name });
  }
}

async function readProblem(archive: Archive, format: FormatId, whole: Report): Promise<ProblemPackage | null> {
  const takes = takesOf(archive);
  const ini = readIni((await textAt(takes, 'domjudge-problem.ini', whole)) ?? '');
  const key = ini['short-name'] || ini.externalid || archive.name;
  const report = whole.of(key);
  const described = takes.take('problem.yaml');
  const map = described ? await readYamlFile(described, described.path, report) : {};
  if (!map) return null;
  if (!described && Object.keys(ini).length === 0) report.add(ICPC_NOTES.yamlMissing, null);
  const yaml = problemYamlOf(map, report);
  if (ini.name) yaml.names = { ...yaml.names, '': yaml.names[''] ?? ini.name };
  tellExecutables(ini, report);
  const problem = emptyPackage({
    format,
    id: ini.externalid || archive.name || null,
    uuid: yaml.uuid,
    revision: yaml.revision,
  });
  Object.assign(problem, {
    key,
    author: yaml.author,
    source: yaml.source,
    sourceUrl: yaml.sourceUrl,
    licence: yaml.licence,
    rightsOwner: yaml.rightsOwner,
    tags: yaml.keywords,
    scoring: yaml.isScoring ? 'oi' : 'acm',
  } satisfies Partial<ProblemPackage>);
  problem.judging.limits = { ...yaml.limits, timeMs: await readTimeLimit(takes, yaml, ini, report) };
  if (ini.color) problem.extra.domjudge = { color: ini.color };
  await readStatements(takes, yaml, report, problem);
  const paths = await readCases(takes, yaml, report, problem);
  await readValidator(takes, yaml, paths, report, problem);
  problem.inputValidators = await readInputValidators(takes, yaml, report);
  await readCompanions(takes, yaml, report, problem);
  problem.solutions = await readSolutions(takes, yaml, problem.groups, report);
  if (yaml.languages) {
    for (const language of yaml.languages) {
      if (languagesOfIcpc(language).length > 0) continue;
      report.add(READER_NOTES.languageUnknown, 'problem.yaml', { language, what: NAMED_BY.list });
    }
    problem.languages = yaml.languages.flatMap(languagesOfIcpc);
  }
  keepTheRest(takes, yaml, report, problem);
  return problem;
}

/** Reads ICPC packages of either version and DOMjudge's. */
export const readIcpcAs =
  (format: FormatId) =>
  async ({ archive, report }: ReadContext): Promise<ProblemPackage[]> => {
    const problems = [];
    for (const folder of problemFolders(archive)) {
      const inside = folder === '' ? archive : archive.below(folder);
      const problem = await readProblem(inside, format, report);
      if (problem) problems.push(problem);
    }
    return problems;
  };
