import type { ArchiveEntry } from '../archive/archive.ts';
import { sharedScores } from '../foreign/shared-scores.ts';
import type { CaseGroup, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import { asMap, asNumber, asText, type YamlValue } from '../yaml.ts';
import { SINOL_NOTES } from './notes.ts';
import type { SinolTask } from './programs.ts';

/** Of samples the statement shows, larger ones are only judged. */
const SAMPLE_BYTES_MAX = 4096;

interface Test {
  name: string;
  group: number;
  /** Those called `ocen` are shown to contestants at once, and give no points. */
  isSample: boolean;
  input: ArchiveEntry;
}

/** `abc1a.in` is test `a` of group 1; group 0 and `abc1ocen.in` are examples. */
export function testOf(fileName: string, id: string): { group: number; name: string } | null {
  if (!fileName.startsWith(id)) return null;
  const [, number, rest] = /^(\d{1,6})([a-z]{0,16})\.in$/.exec(fileName.slice(id.length)) ?? [];
  if (number === undefined || rest === undefined) return null;
  return { group: rest.endsWith('ocen') ? 0 : Number(number), name: `${number}${rest}` };
}

/** Limits and points are given for a group or for a single test. */
function stated(map: YamlValue | undefined, test: Pick<Test, 'group' | 'name'>): number | null {
  const values = asMap(map) ?? {};
  return asNumber(values[test.name]) ?? asNumber(values[String(test.group)]);
}

function scoresOf(task: SinolTask, groups: readonly number[]): number[] {
  const given = asMap(task.stated.scores);
  if (!given) {
    task.report.add(SINOL_NOTES.pointsShared, 'config.yml');
    return sharedScores(groups.map(() => null));
  }
  return groups.map((group) => {
    const text = asText(given[String(group)]) ?? '0';
    const points = /^\d{1,6}$/.test(text) ? Number(text) : null;
    if (points === null) task.report.add(SINOL_NOTES.badScores, 'config.yml', { group });
    return points ?? 0;
  });
}

const byOrder = (a: Test, b: Test) => a.group - b.group || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);

/** The tests in `in/` with their answers in `out/`, each group worth its points when all of it is right. */
export async function readCases(problem: ProblemPackage, task: SinolTask): Promise<void> {
  const { files, id, report } = task;
  const tests = files
    .below('in')
    .entries.flatMap((input): Test[] => {
      const test = testOf(input.path, id);
      return test ? [{ ...test, isSample: test.group === 0, input }] : [];
    })
    .sort(byOrder);
  const numbers = [...new Set(tests.map(({ group }) => group))].filter((group) => group > 0);
  const scores = scoresOf(task, numbers);
  const isPlain = tests.length > 0 && numbers.length === 0;
  problem.scoring = isPlain ? 'acm' : 'oi';
  // groups are numbered from 1 here, and the examples are a group without points
  const all = [...(tests.some(({ isSample }) => isSample) && !isPlain ? [0] : []), ...numbers];
  problem.groups = isPlain
    ? []
    : all.map(
        (group, at): CaseGroup => ({
          num: at + 1,
          name: String(group),
          score: group === 0 ? 0 : scores[numbers.indexOf(group)]!,
          rule: 'min',
          dependsOn: [],
        }),
      );
  for (const test of tests) {
    const output = files.find(`out/${test.input.path.replace(/\.in$/, '.out')}`);
    if (!output) report.add(READER_NOTES.answerMissing, `in/${test.input.path}`);
    const timeMs = stated(task.stated.time_limits, test);
    const memoryKb = stated(task.stated.memory_limits, test);
    const at = all.indexOf(test.group);
    problem.cases.push({
      name: `${id}${test.name}`,
      inputName: test.input.path,
      outputName: test.input.path.replace(/\.in$/, '.out'),
      input: test.input,
      output,
      score: isPlain ? null : problem.groups[at]!.score,
      group: isPlain ? null : at + 1,
      limits:
        timeMs === null && memoryKb === null
          ? null
          : { timeMs, memoryMb: memoryKb === null ? null : Math.ceil(memoryKb / 1024) },
      checkerArguments: null,
      isSample: test.isSample,
      description: '',
    } satisfies PackageCase);
    if (!test.isSample || !output || test.input.bytes > SAMPLE_BYTES_MAX || output.bytes > SAMPLE_BYTES_MAX) continue;
    const [input, answer] = [
      await readTextFile(test.input, `in/${test.input.path}`, report),
      await readTextFile(output, `out/${output.path}`, report),
    ];
    if (input !== null && answer !== null)
      problem.samples.push({ input, output: answer, notes: {}, interaction: null });
  }
  if (tests.length === 0) report.add(READER_NOTES.noCases, 'in');
}
