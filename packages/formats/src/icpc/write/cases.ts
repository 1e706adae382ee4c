import { SUBTASK_RULE_TEXT } from '@assay/contract/problems/problem.ts';
import { stringify } from 'yaml';
import { decodeText, type FileRef, readBytes, textFile } from '../../file-ref.ts';
import type { CaseGroup, PackageCase, ProblemPackage, Sample } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { sameArguments } from '../argument-lists.ts';
import type { CheckerArguments } from './arguments.ts';
import { type Flavour, type Layout, plainName } from './layout.ts';
import { WRITE_NOTES } from './notes.ts';
import { newRuleOf } from './partial-points.ts';

const SAMPLE_BYTES_MAX = 64 * 1024;

const putYaml = (layout: Layout, path: string, value: object) => layout.put(path, textFile(stringify(value)));

/** Names in the order of the cases: the own ones when they sort that way, else numbers. */
function namesInOrder(names: readonly string[]): string[] {
  const plain = names.map((name) => plainName(name));
  const isSorted = plain.every((name, at) => at === 0 || plain[at - 1]! < name);
  return isSorted ? plain : plain.map((_name, at) => String(at + 1).padStart(String(plain.length).length, '0'));
}

function putCase(layout: Layout, stem: string, one: { input: FileRef; output: FileRef | null; description?: string }) {
  layout.put(`${stem}.in`, one.input);
  layout.put(`${stem}.ans`, one.output ?? textFile(''));
}

/** What is said of a case by itself. @param inFolder arguments that its folder states */
function putConfig(layout: Layout, stem: string, one: PackageCase, args: CheckerArguments, inFolder: string[]) {
  const { description } = one;
  if (args.flavour !== '2025-09') {
    if (description !== '') layout.put(`${stem}.desc`, textFile(`${description}\n`));
    return;
  }
  const own = args.of(one);
  const config = {
    ...(description === '' ? {} : { description }),
    ...(sameArguments(own, inFolder) ? {} : { output_validator_args: own }),
  };
  if (Object.keys(config).length > 0) putYaml(layout, `${stem}.yaml`, config);
}

/** Whether a sample is shown as it is judged. */
async function isShownAsJudged(sample: Sample, { input, output }: PackageCase): Promise<boolean> {
  const textOf = async (file: FileRef | null) =>
    file ? decodeText(await readBytes(file, SAMPLE_BYTES_MAX).catch(() => Buffer.alloc(0))).trimEnd() : '';
  return (await textOf(input)) === sample.input.trimEnd() && (await textOf(output)) === sample.output.trimEnd();
}

/** Samples with their files: judged ones first; those that no case stands for become cases. */
async function putSamples(
  layout: Layout,
  problem: ProblemPackage,
  flavour: Flavour,
  args: CheckerArguments,
  report: Report,
) {
  const judged = problem.cases.filter(({ isSample }) => isSample);
  const inFolder = args.ofFolder(judged);
  if (flavour !== '2025-09' && args.rowsOf(judged).length > 1) report.add(WRITE_NOTES.sampleArguments);
  const names = namesInOrder(judged.map(({ name }) => name.replace(/^sample-/, '')));
  for (const [at, one] of judged.entries()) {
    const stem = `data/sample/${names[at]}`;
    const sample = problem.samples[at];
    putCase(layout, stem, one);
    putConfig(layout, stem, one, args, inFolder);
    if (sample) await putShown(layout, stem, sample, one, flavour, report);
  }
  const more = problem.samples.slice(judged.length);
  if (more.length > 0 && more.some(({ interaction }) => interaction === null)) report.add(WRITE_NOTES.samplesJudged);
  for (const [at, sample] of more.entries()) {
    const stem = `data/sample/${String(judged.length + at + 1).padStart(2, '0')}`;
    if (sample.interaction === null) {
      putCase(layout, stem, { input: textFile(sample.input), output: textFile(sample.output) });
    } else layout.put(`${stem}.interaction`, textFile(sample.interaction));
    putHint(layout, stem, sample, flavour);
  }
  if (judged.length > 0 || more.length > 0) args.putFolder(layout, 'data/sample', {}, inFolder);
}

function putHint(layout: Layout, stem: string, { notes }: Sample, flavour: Flavour) {
  const note = notes.en ?? Object.values(notes)[0];
  if (note && flavour !== '2025-09') layout.put(`${stem}.hint`, textFile(`${note}\n`));
}

async function putShown(
  layout: Layout,
  stem: string,
  sample: Sample,
  one: PackageCase,
  flavour: Flavour,
  report: Report,
) {
  putHint(layout, stem, sample, flavour);
  if (sample.interaction !== null) {
    layout.put(`${stem}.interaction`, textFile(sample.interaction));
    return;
  }
  if (await isShownAsJudged(sample, one)) return;
  if (flavour !== '2025-09') {
    report.add(WRITE_NOTES.sampleTexts, null, { name: one.name });
    return;
  }
  // an override of what is shown needs one of what is offered for download
  for (const where of ['statement', 'download']) {
    layout.put(`${stem}.in.${where}`, textFile(sample.input));
    layout.put(`${stem}.ans.${where}`, textFile(sample.output));
  }
}

interface Folder {
  name: string;
  group: CaseGroup;
  cases: PackageCase[];
}

/** The folders of a scoring problem. Points of single cases need a folder per case where they are not all equal. */
function foldersOf(problem: ProblemPackage, secret: readonly PackageCase[], report: Report): Folder[] {
  if (problem.groups.length > 0) {
    const groups = problem.groups
      .map((group) => ({ group, cases: secret.filter((one) => one.group === group.num) }))
      .filter(({ cases }) => cases.length > 0);
    const names = namesInOrder(groups.map(({ group }) => group.name || `group${group.num}`));
    return groups.map(({ group, cases }, at) => ({
      name: /^\d+$/.test(names[at]!) ? `group${names[at]}` : names[at]!,
      group,
      cases,
    }));
  }
  const scores = new Set(secret.map(({ score }) => score));
  if (scores.size <= 1) return [];
  report.add(WRITE_NOTES.unevenScores);
  return secret.map((one, at) => ({
    name: `case${String(at + 1).padStart(String(secret.length).length, '0')}`,
    group: { num: at + 1, name: one.name, score: one.score ?? 0, rule: 'min', dependsOn: [] },
    cases: [one],
  }));
}

const LEGACY_FLAGS = { sum: 'sum', min: 'min', average: 'avg', max: 'max', mul: 'min' } as const;
const KEPT_RULES: Record<Flavour, readonly string[]> = {
  legacy: ['sum', 'min', 'average', 'max'],
  domjudge: ['sum', 'min', 'average', 'max'],
  '2025-09': ['sum', 'min'],
};

function legacySettings({ group, cases }: Folder, report: Report) {
  const { rule, score, name, dependsOn } = group;
  if (dependsOn.length > 0) report.add(WRITE_NOTES.dependencies, null, { name });
  return {
    on_reject: rule === 'min' || rule === 'mul' ? 'break' : 'continue',
    accept_score: rule === 'sum' ? score / cases.length : score,
    range: `0 ${score}`,
    grader_flags: LEGACY_FLAGS[rule],
  };
}

function newSettings(problem: ProblemPackage, { group }: Folder, folders: readonly Folder[], report: Report) {
  const required = group.dependsOn.flatMap((num) => {
    const before = folders.find((folder) => folder.group.num === num);
    if (!before) return ['sample'];
    if (newRuleOf(problem, before.group) === 'pass-fail') return [`secret/${before.name}`];
    report.add(WRITE_NOTES.dependencies, null, { name: group.name });
    return [];
  });
  return {
    max_score: group.score,
    score_aggregation: newRuleOf(problem, group),
    ...(required.length > 0 ? { require_pass: required } : {}),
  };
}

/** Settings of `data/` and `data/secret/` of a scoring problem. */
function putScoring(
  layout: Layout,
  secret: readonly PackageCase[],
  folders: readonly Folder[],
  args: CheckerArguments,
  inSecret: string[],
) {
  const total =
    folders.length > 0
      ? folders.reduce((sum, { group }) => sum + group.score, 0)
      : secret.reduce((sum, { score }) => sum + (score ?? 0), 0);
  if (args.flavour === '2025-09') {
    args.putFolder(layout, 'data/secret', { max_score: total, score_aggregation: 'sum' }, inSecret);
    return;
  }
  putYaml(layout, 'data/testdata.yaml', { on_reject: 'continue', range: `0 ${total}`, grader_flags: 'ignore_sample' });
  const settings = {
    on_reject: 'continue',
    range: `0 ${total}`,
    grader_flags: 'sum',
    ...(folders.length === 0 && secret.length > 0 ? { accept_score: total / secret.length } : {}),
  };
  args.putFolder(layout, 'data/secret', settings, inSecret);
}

/**
 * The cases of a folder. Where the format lets no case have arguments by itself, cases in a row that share theirs are a folder
 * inside.
 */
function putCases(
  layout: Layout,
  path: string,
  cases: readonly PackageCase[],
  args: CheckerArguments,
  inFolder: string[],
) {
  const rows = args.flavour === '2025-09' ? [cases] : args.rowsOf(cases);
  const digits = String(rows.length).length;
  for (const [place, row] of rows.entries()) {
    const folder = rows.length === 1 ? path : `${path}/arguments${String(place + 1).padStart(digits, '0')}`;
    if (rows.length > 1) args.putFolder(layout, folder, {}, args.ofFolder(row));
    const names = namesInOrder(row.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)));
    for (const [at, one] of row.entries()) {
      putCase(layout, `${folder}/${names[at]}`, one);
      putConfig(layout, `${folder}/${names[at]}`, one, args, inFolder);
    }
  }
}

/** Whether points depend on a case. Samples of these formats give none: such a case must stand among the secret ones, too. */
const isWorthPoints = ({ scoring, groups }: ProblemPackage, { group, score }: PackageCase): boolean =>
  scoring === 'oi' &&
  (groups.length > 0 ? groups.some(({ num, score: of }) => num === group && of > 0) : (score ?? 0) > 0);

/** `data/` with samples, cases and groups. */
export async function putData(
  layout: Layout,
  problem: ProblemPackage,
  flavour: Flavour,
  args: CheckerArguments,
  report: Report,
) {
  const limited = problem.cases.filter(({ limits }) => limits !== null).length;
  if (limited > 0) report.add(WRITE_NOTES.perCaseLimits, null, { count: limited });
  await putSamples(layout, problem, flavour, args, report);
  const secret = problem.cases.filter((one) => !one.isSample || isWorthPoints(problem, one));
  if (secret.some(({ isSample }) => isSample)) report.add(WRITE_NOTES.samplesTwice);
  const inSecret = args.ofFolder(secret);
  if (problem.scoring === 'acm') {
    args.putFolder(layout, 'data/secret', {}, inSecret);
    return putCases(layout, 'data/secret', secret, args, inSecret);
  }
  const folders = foldersOf(problem, secret, report);
  putScoring(layout, secret, folders, args, inSecret);
  if (folders.length === 0) return putCases(layout, 'data/secret', secret, args, inSecret);
  for (const folder of folders) {
    const path = `data/secret/${folder.name}`;
    const { rule, name } = folder.group;
    if (!KEPT_RULES[flavour].includes(rule)) {
      const as = flavour === '2025-09' && rule === 'average' ? 'sum' : 'min';
      report.add(WRITE_NOTES.groupRule, null, { name, rule: SUBTASK_RULE_TEXT[rule], as: SUBTASK_RULE_TEXT[as] });
    }
    const isNew = flavour === '2025-09';
    const inFolder = args.ofFolder(folder.cases);
    const settings = isNew ? newSettings(problem, folder, folders, report) : legacySettings(folder, report);
    if (!isNew && rule === 'average' && args.rowsOf(folder.cases).length > 1) {
      report.add(WRITE_NOTES.averageOfParts, null, { name });
    }
    args.putFolder(layout, path, settings, inFolder);
    putCases(layout, path, folder.cases, args, inFolder);
  }
}
