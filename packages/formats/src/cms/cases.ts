import { sharedScores } from '../foreign/shared-scores.ts';
import type { CaseGroup, PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import { asNumber, asText, type YamlValue } from '../yaml.ts';
import { readGen } from './gen.ts';
import { CMS_NOTES } from './notes.ts';
import type { CmsTask } from './programs.ts';

/** No task of a contest has so many. */
const TESTS_MAX = 20_000;
const RULES = { GroupMin: 'min', GroupMul: 'mul' } as const;

interface Plan {
  rule: 'min' | 'mul';
  subtasks: readonly { points: number; tests: number }[];
}

/** `[[points, tests], …]` of the score types with groups; null for patterns, which this product has no place for. */
function parametersOf(value: YamlValue | undefined): Plan['subtasks'] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const subtasks = value.map((pair) => {
    const [points, tests] = Array.isArray(pair) ? [asNumber(pair[0]), asNumber(pair[1])] : [null, null];
    return points === null || tests === null || !Number.isInteger(tests) || tests < 0 ? null : { points, tests };
  });
  return subtasks.every((one) => one !== null) ? subtasks : null;
}

const testsOf = (subtasks: Plan['subtasks']) => subtasks.reduce((sum, { tests }) => sum + tests, 0);

async function planOf(task: CmsTask, count: number): Promise<Plan | null> {
  const { files, stated, report } = task;
  const type = asText(stated.score_type);
  if (type === 'GroupMin' || type === 'GroupMul') {
    const subtasks = parametersOf(stated.score_type_parameters);
    if (subtasks && testsOf(subtasks) === count) return { rule: RULES[type], subtasks };
  }
  if (type !== null && type !== 'Sum') report.add(CMS_NOTES.scoreType, 'task.yaml', { type });
  const entry = files.find('gen/GEN');
  const text = type === null && entry ? await readTextFile(entry, 'gen/GEN', report) : null;
  if (text === null) return null;
  const gen = readGen(text);
  if ('fault' in gen) report.add(CMS_NOTES.genWrong, 'gen/GEN', { line: gen.line });
  else if (gen.tests !== count) report.add(CMS_NOTES.genCount, 'gen/GEN', { listed: gen.tests, held: count });
  else if (gen.subtasks) return { rule: 'min', subtasks: gen.subtasks };
  return null;
}

/** The number of tests: what is stated, or as many as lie there without a hole. */
function countTests({ files, stated }: CmsTask): number {
  const said = asNumber(stated.n_input);
  if (said !== null) return Math.min(TESTS_MAX, Math.max(0, Math.trunc(said)));
  let count = 0;
  while (count < TESTS_MAX && files.find(`input/input${count}.txt`)) count++;
  return count;
}

/** `input/input0.txt` with `output/output0.txt`, in the subtasks of `gen/GEN` or of the score type. */
export async function readCases(problem: ProblemPackage, task: CmsTask): Promise<void> {
  const { files, stated, report } = task;
  const count = countTests(task);
  const plan = await planOf(task, count);
  const isOutputOnly = problem.judging.mode === 'submit_answer';
  const places = plan?.subtasks.flatMap(({ tests, points }, at) => Array(tests).fill({ group: at + 1, score: points }));
  const scores = plan ? [] : sharedScores(Array(count).fill(null), asNumber(stated.total_value) ?? 100);
  problem.scoring = 'oi';
  problem.groups = (plan?.subtasks ?? []).map(
    ({ points }, at): CaseGroup => ({ num: at + 1, name: '', score: points, rule: plan!.rule, dependsOn: [] }),
  );
  for (let at = 0; at < count; at++) {
    const input = files.find(`input/input${at}.txt`);
    const output = files.find(`output/output${at}.txt`);
    if (!input) {
      report.add(READER_NOTES.inputMissing, `input/input${at}.txt`);
      continue;
    }
    if (!output && !problem.judging.interactor) report.add(READER_NOTES.answerMissing, `output/output${at}.txt`);
    const place = places?.[at] as { group: number; score: number } | undefined;
    problem.cases.push({
      name: String(at),
      inputName: isOutputOnly ? `input_${String(at).padStart(3, '0')}.txt` : `input${at}.txt`,
      outputName: isOutputOnly ? `output_${String(at).padStart(3, '0')}.txt` : `output${at}.txt`,
      input,
      output,
      score: place?.score ?? scores[at] ?? 0,
      group: place?.group ?? null,
      limits: null,
      checkerArguments: null,
      isSample: false,
      description: '',
    } satisfies PackageCase);
  }
  if (problem.cases.length === 0) report.add(READER_NOTES.noCases, 'input');
}
