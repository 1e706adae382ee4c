import { pairFiles } from '@assay/rules/authoring/pair-files.ts';
import type { Archive } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import { sharedScores } from '../foreign/shared-scores.ts';
import type { CaseGroup, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { asNumber, type YamlMap } from '../yaml.ts';
import { flatCasesOf, type HydroCase, type HydroLimits, type HydroSubtask, subtasksOf } from './config.ts';
import { HYDRO_NOTES } from './notes.ts';

const INI_BYTES_MAX = 1024 * 1024;

/** What a reader of cases works with. */
export interface HydroData {
  /** The files of `testdata/`. */
  tests: Archive;
  /** Where they lie in the package. */
  folder: string;
  config: YamlMap;
  report: Report;
}

function makeCase(data: HydroData, one: HydroCase, own: Partial<PackageCase>): PackageCase | null {
  const input = data.tests.find(one.input);
  if (!input) {
    data.report.add(READER_NOTES.inputMissing, `${data.folder}${one.input || 'config.yaml'}`);
    return null;
  }
  const output = one.output === '' ? null : data.tests.find(one.output);
  if (!output) data.report.add(READER_NOTES.answerMissing, `${data.folder}${one.output || one.input}`);
  const name = one.input.replace(/\.[^.]*$/, '');
  return {
    name,
    inputName: one.input,
    outputName: output ? one.output : `${name}.out`,
    input,
    output,
    score: null,
    group: null,
    limits: one.timeMs === null && one.memoryMb === null ? null : { timeMs: one.timeMs, memoryMb: one.memoryMb },
    checkerArguments: null,
    isSample: false,
    description: '',
    ...own,
  };
}

const inherit = (one: HydroCase, outer: HydroLimits): HydroCase => ({
  ...one,
  timeMs: one.timeMs ?? outer.timeMs,
  memoryMb: one.memoryMb ?? outer.memoryMb,
});

/** In `min` and `max` a case carries the points of its subtask, in `sum` its own. */
function placeSubtasks(problem: ProblemPackage, subtasks: readonly HydroSubtask[], data: HydroData) {
  const { report } = data;
  if (subtasks.some(({ score }) => score === null)) report.add(HYDRO_NOTES.pointsShared, `${data.folder}config.yaml`);
  const scores = sharedScores(subtasks.map(({ score }) => score));
  const numbers = new Map(subtasks.map(({ id }, at) => [id, at + 1]));
  problem.scoring = 'oi';
  problem.groups = subtasks.map(({ id, rule, needs }, at): CaseGroup => {
    const dependsOn = needs.flatMap((need) => numbers.get(need) ?? []);
    for (const need of needs) {
      if (!numbers.has(need)) report.add(READER_NOTES.dependencyUnknown, null, { group: id, needs: need });
    }
    return { num: at + 1, name: id, score: scores[at]!, rule, dependsOn };
  });
  problem.cases = subtasks.flatMap((subtask, at) => {
    const own = sharedScores(
      subtask.cases.map(({ score }) => score),
      scores[at]!,
    );
    return subtask.cases.flatMap(
      (one, index) =>
        makeCase(data, inherit(one, subtask), {
          group: at + 1,
          score: subtask.rule === 'sum' ? own[index]! : scores[at]!,
        }) ?? [],
    );
  });
}

function placeFlat(problem: ProblemPackage, cases: readonly HydroCase[], data: HydroData) {
  const whole = asNumber(data.config.score);
  const hasPoints = whole !== null || cases.some(({ score }) => score !== null);
  problem.scoring = hasPoints ? 'oi' : 'acm';
  if (!hasPoints) data.report.add(HYDRO_NOTES.noPoints, null);
  const scores = sharedScores(
    cases.map(({ score }) => score),
    whole ?? 100,
  );
  problem.cases = cases.flatMap((one, at) => makeCase(data, one, { score: hasPoints ? scores[at]! : null }) ?? []);
}

/** `1.in|1.out|1|10|65536` per line, after a line with their number: seconds, points, kilobytes. */
async function readIni(data: HydroData): Promise<HydroCase[] | null> {
  const entry = data.tests.entries.find(({ path }) => /^config\.ini$/i.test(path));
  if (!entry || entry.bytes > INI_BYTES_MAX) return null;
  const inFolder = (folder: string, name: string) =>
    data.tests.entries.find(({ path }) => [name, `${folder}/${name}`].includes(path.toLowerCase()))?.path ?? name;
  const [, ...lines] = (await readText(entry, INI_BYTES_MAX)).trim().split('\n');
  return lines.flatMap((line) => {
    const [input, output, seconds, score, memoryKb] = line.split('|').map((part) => part.trim());
    if (!input || !output) return [];
    return [
      {
        input: inFolder('input', input.toLowerCase()),
        output: inFolder('output', output.toLowerCase()),
        timeMs: asNumber(seconds) === null ? null : Number(seconds) * 1000,
        memoryMb: asNumber(memoryKb) === null ? null : Math.ceil(Number(memoryKb) / 1024),
        score: asNumber(score),
      },
    ];
  });
}

/** Cases found by the names of their files: with subtasks when the names number them. */
function placeFound(problem: ProblemPackage, data: HydroData) {
  const names = data.tests.entries.map(({ path }) => path);
  const { pairs } = pairFiles(names, 'subtask_lowest');
  const bare = ({ input, output, answerMissing }: (typeof pairs)[number]): HydroCase => ({
    input,
    output: answerMissing ? '' : output,
    score: null,
    timeMs: null,
    memoryMb: null,
  });
  const numbers = [...new Set(pairs.map(({ groupNum }) => groupNum ?? 1))].sort((a, b) => a - b);
  if (numbers.length < 2) {
    placeFlat(problem, pairs.map(bare), data);
    return;
  }
  data.report.add(HYDRO_NOTES.groupsGuessed, data.folder);
  const subtasks = numbers.map((num): HydroSubtask => {
    const cases = pairs.filter(({ groupNum }) => (groupNum ?? 1) === num).map(bare);
    return { id: String(num), rule: 'min', score: null, needs: [], cases, timeMs: null, memoryMb: null };
  });
  placeSubtasks(problem, subtasks, data);
}

/** The cases as the configuration lists them, else as an old one does, else as the names of files tell. */
export async function readCases(problem: ProblemPackage, data: HydroData): Promise<void> {
  const file = `${data.folder}config.yaml`;
  const subtasks = subtasksOf(data.config, file, data.report);
  if (subtasks) return placeSubtasks(problem, subtasks, data);
  const flat = flatCasesOf(data.config, file, data.report);
  if (flat.length > 0) return placeFlat(problem, flat, data);
  const old = await readIni(data);
  if (old && old.length > 0) return placeFlat(problem, old, data);
  placeFound(problem, data);
}
