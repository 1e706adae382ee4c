import { SUBTASK_RULE_TEXT } from '@assay/contract/problems/problem.ts';
import { baseName } from '../../archive/archive.ts';
import { type FileRef, readText } from '../../file-ref.ts';
import type { CaseGroup } from '../../problem-package.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import { Report } from '../../report.ts';
import { readGroupFile } from './group-file.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Takes } from './take.ts';
import { type GroupSettings, readLegacyGroup, readNewGroup } from './test-group.ts';

const UNBOUNDED_SCORE = 100;

export interface RawCase {
  /** Path below `data/` without its extension, such as `secret/group1/01`. */
  path: string;
  folder: string;
  input: FileRef;
  output: FileRef | null;
  description: string;
}

export interface Grouped {
  groups: CaseGroup[];
  groupOf: Map<RawCase, number>;
  scoreOf: Map<RawCase, number>;
}

/** Settings of the folders that hold cases, outermost first. */
async function settingsOf(takes: Takes, yaml: ProblemYaml, folder: string, report: Report): Promise<GroupSettings> {
  const at = (name: string, file: string) => takes.take(`data/${name === '' ? '' : `${name}/`}${file}`);
  if (yaml.version === '2025-09') {
    const isRoot = folder === 'secret';
    return readNewGroup(
      at(folder, 'test_group.yaml'),
      isRoot ? { rule: 'sum', maxScore: 100 } : { rule: 'min', maxScore: null },
      yaml,
      report,
    );
  }
  const parts = folder === '' ? [] : folder.split('/');
  const folders = ['', ...parts.map((_part, depth) => parts.slice(0, depth + 1).join('/'))];
  return readLegacyGroup(
    folders.map((one) => at(one, 'testdata.yaml') ?? at(one, 'test_group.yaml')),
    yaml,
    report,
  );
}

/**
 * Points of a folder's own cases together. Legacy: an accepted case is worth `accept_score`, whatever the range, which only bounds
 * from above; where the validator gives points itself (`score.txt`), the upper end of the range is all that a case can have.
 */
function scoreOf(settings: GroupSettings, caseCount: number, isGiven: boolean, path: string, report: Report): number {
  const { maxScore, acceptScore, rule } = settings;
  if (acceptScore === null || isGiven) {
    if (maxScore !== null) return maxScore;
    report.add(isGiven ? ICPC_NOTES.scoreUnbounded : ICPC_NOTES.unboundedScore, path, { name: path });
    return UNBOUNDED_SCORE;
  }
  const accepted = rule === 'sum' ? acceptScore * caseCount : acceptScore;
  return Math.min(accepted, maxScore ?? accepted);
}

const wholePoints = (points: number, path: string | null, report: Report) => {
  if (!Number.isInteger(points)) report.add(READER_NOTES.pointsRounded, path, { points });
  return Math.round(points);
};

const GRADING_KEYS = ['accept_score', 'reject_score', 'range', 'grader_flags', 'grading', 'on_reject'];

/**
 * The folders that subtasks are made of, by the folders of the cases: those directly below `secret`, and in the legacy version also those
 * deeper inside that say anything about points. One that does not only orders the cases of the folder around it.
 */
async function subtaskFolders(takes: Takes, yaml: ProblemYaml, cases: readonly RawCase[]) {
  const named = new Map<string, string>();
  for (const folder of new Set(cases.map((one) => one.folder))) {
    let parts = folder.split('/');
    while (parts.length > 2 && !(await saysPoints(takes, yaml, parts.join('/')))) parts = parts.slice(0, -1);
    named.set(folder, parts.join('/'));
  }
  return named;
}

async function saysPoints(takes: Takes, yaml: ProblemYaml, folder: string): Promise<boolean> {
  if (yaml.version !== 'legacy') return false;
  const own = await readGroupFile(takes.archive.find(`data/${folder}/testdata.yaml`), yaml, new Report());
  return GRADING_KEYS.some((key) => own[key] !== undefined);
}

/** What the folders around the subtasks say: whether they add up, and which of them end at what is rejected. */
async function readAround(takes: Takes, yaml: ProblemYaml, names: readonly string[], report: Report) {
  const around = new Set(
    names.flatMap((name) => {
      const parts = name.split('/');
      return parts.map((_part, depth) => parts.slice(0, depth).join('/'));
    }),
  );
  const settings = new Map<string, GroupSettings>();
  if (yaml.version !== 'legacy') return settings;
  for (const folder of around) {
    const found = await settingsOf(takes, yaml, folder, report);
    settings.set(folder, found);
    if (found.rule !== 'sum')
      report.add(ICPC_NOTES.aggregationLost, `data/${folder}`, { rule: SUBTASK_RULE_TEXT[found.rule] });
  }
  return settings;
}

/**
 * The subtasks of a scoring problem: the folders of its cases. A folder that ends at what is rejected (`on_reject: break`, the default of
 * the legacy version) makes what stands behind in it depend on what stands before; a summed folder of such cases becomes
 * a chain of subtasks, for its later cases are worth nothing after the first rejected one.
 */
export async function groupCases(
  takes: Takes,
  yaml: ProblemYaml,
  cases: readonly RawCase[],
  report: Report,
): Promise<Grouped> {
  const grouped: Grouped = { groups: [], groupOf: new Map(), scoreOf: new Map() };
  const folders = await subtaskFolders(takes, yaml, cases);
  const nameOf = ({ folder }: RawCase) => folders.get(folder)!;
  const names = [...new Set(cases.map(nameOf))];
  const around = await readAround(takes, yaml, names, report);
  if (yaml.version !== 'legacy' && names.some((name) => name !== 'secret')) {
    const root = await settingsOf(takes, yaml, 'secret', report);
    if (root.rule !== 'sum')
      report.add(ICPC_NOTES.aggregationLost, 'data/secret', { rule: SUBTASK_RULE_TEXT[root.rule] });
  }
  if (cases.some(({ folder }) => folder.split('/').length > 2)) report.add(ICPC_NOTES.nestedGroups, 'data/secret');

  // a multiplier is one of the points that the folder states
  const isGivenByAll = yaml.hasCustomScore && !(await multiplies(takes));

  /** Numbers of the subtasks that each folder was made into. */
  const numbers = new Map<string, number[]>();
  const accepting = new Set<string>();
  for (const name of names) {
    const inside = cases.filter((one) => nameOf(one) === name);
    const settings = await settingsOf(takes, yaml, name, report);
    if (settings.alwaysAccepted) accepting.add(name);
    const path = `data/${name}`;
    const isFree = name === 'sample' && settings.ignoresSample;
    const isGiven = isGivenByAll && !isFree;
    const total = isFree ? 0 : wholePoints(scoreOf(settings, inside.length, isGiven, path, report), path, report);
    const rule = isFree ? 'min' : settings.rule;
    const required = settings.requires.flatMap((needed) => {
      const nums = numbers.get(needed) ?? numbers.get(`secret/${needed}`);
      if (nums === undefined && needed !== 'sample')
        report.add(READER_NOTES.dependencyUnknown, path, { group: baseName(name), needs: needed });
      return nums ?? [];
    });
    const before = names
      .slice(0, names.indexOf(name))
      .filter((one) => !accepting.has(one) && endsBoth(one, name, around));
    const dependsOn = [...new Set([...required, ...before.flatMap((one) => numbers.get(one) ?? [])])];
    const shown = { name: baseName(name), score: total, rule: SUBTASK_RULE_TEXT[rule] };
    report.add(ICPC_NOTES.groupRead, path, shown);
    if (isGiven) report.add(ICPC_NOTES.scoresGiven, path, shown);
    const points = pointsOf(total, inside.length, isGiven ? 'given' : rule);
    const isChain = settings.breaks && rule === 'sum' && inside.length > 1 && !isGiven;
    if (isChain) report.add(ICPC_NOTES.chained, path, shown);
    const parts = isChain ? inside.map((one) => [one]) : [inside];
    const own: number[] = [];
    for (const [at, part] of parts.entries()) {
      const num = grouped.groups.length + 1;
      grouped.groups.push({
        num,
        name: isChain ? `${baseName(name)}-${baseName(part[0]!.path)}` : baseName(name),
        score: isChain ? points[at]! : total,
        rule: isChain ? 'min' : rule,
        dependsOn: [...dependsOn, ...own.slice(-1)],
      });
      own.push(num);
      for (const one of part) {
        grouped.groupOf.set(one, num);
        grouped.scoreOf.set(one, points[inside.indexOf(one)]!);
      }
    }
    numbers.set(name, own);
  }
  return grouped;
}

const SOURCE_BYTES_MAX = 1024 * 1024;

/** Whether the validator leaves a `score_multiplier.txt` instead of points. */
async function multiplies(takes: Takes): Promise<boolean> {
  const sources = takes.archive.entries.filter(
    ({ path, bytes }) => /^output_validator[^/]*\//.test(path) && bytes <= SOURCE_BYTES_MAX,
  );
  for (const source of sources)
    if ((await readText(source, SOURCE_BYTES_MAX)).includes('score_multiplier')) return true;
  return false;
}

/** Whether something rejected in one folder keeps the other from being judged: where their ways part, it ends. */
function endsBoth(before: string, after: string, around: ReadonlyMap<string, GroupSettings>): boolean {
  const [a, b] = [before.split('/'), after.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth++;
  return around.get(a.slice(0, depth).join('/'))?.breaks ?? false;
}

/** In a summed group each case has its share, the remainder goes to the last ones; else each stands for the whole. */
function pointsOf(total: number, count: number, rule: string): number[] {
  const share = Math.floor(total / count);
  const larger = total - share * count;
  return Array.from({ length: count }, (_, at) => (rule === 'sum' ? share + (at >= count - larger ? 1 : 0) : total));
}
