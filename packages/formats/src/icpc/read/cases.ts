import { type ArchiveEntry, baseName } from '../../archive/archive.ts';
import { readText } from '../../file-ref.ts';
import type { PackageCase, ProblemPackage, Sample } from '../../problem-package.ts';
import { readTextFile } from '../../reading/read-file.ts';
import type { Report } from '../../report.ts';
import { asText } from '../../yaml.ts';
import { readGroupFile } from './group-file.ts';
import { type Grouped, groupCases, type RawCase } from './groups.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Takes } from './take.ts';

const SAMPLE_BYTES_MAX = 60_000;

/** The order in which the format runs cases: by name, byte by byte, folders among files (10 before 2). */
const inOrder = (a: ArchiveEntry, b: ArchiveEntry) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** Files whose names begin with a dot or a dash are to be taken for absent. */
const dataFiles = (takes: Takes, name: string) =>
  takes
    .seeBelow(`data/${name}`)
    .filter(({ path }) => !/^[-.]/.test(baseName(path)))
    .sort(inOrder);

/** What `01.yaml` or the legacy `01.desc` says of a case. */
async function describe(takes: Takes, problem: ProblemYaml, stem: string, report: Report): Promise<string> {
  const config = takes.take(`${stem}.yaml`);
  const desc = takes.take(`${stem}.desc`);
  const text = desc ? ((await readTextFile(desc, desc.path, report)) ?? '').trim() : '';
  const yaml = await readGroupFile(config, problem, report);
  return asText(yaml.description) ?? text;
}

async function readFolder(takes: Takes, yaml: ProblemYaml, name: string, report: Report) {
  const cases: RawCase[] = [];
  const entries = dataFiles(takes, name);
  const beside = entries.filter(({ path }) => /\.files\//.test(path)).length;
  if (beside > 0) report.add(ICPC_NOTES.caseFiles, `data/${name}`, { count: beside });
  for (const entry of entries) {
    const stem = /^(data\/.+)\.in$/.exec(entry.path)?.[1];
    if (stem === undefined) continue;
    takes.mark(entry);
    const output = takes.take(`${stem}.ans`);
    if (!output && name === 'secret') {
      const judged = yaml.hasCustomValidator || yaml.isInteractive || yaml.isMultiPass;
      report.add(judged ? ICPC_NOTES.answerEmpty : ICPC_NOTES.answerMissing, entry.path);
    }
    const description = await describe(takes, yaml, stem, report);
    const path = stem.slice('data/'.length);
    const folder = path.slice(0, path.lastIndexOf('/'));
    cases.push({ path, folder, input: entry, output, description });
  }
  for (const { path } of entries) {
    const stem = /^(data\/.+)\.ans$/.exec(path)?.[1];
    if (stem !== undefined && !takes.archive.find(`${stem}.in`)) report.add(ICPC_NOTES.inputMissing, path);
  }
  return cases;
}

/** A text file of a sample, when there is one that can be shown. */
async function sampleText(entry: ArchiveEntry | null, report: Report): Promise<string | null> {
  if (!entry) return null;
  if (entry.bytes <= SAMPLE_BYTES_MAX) return readText(entry, SAMPLE_BYTES_MAX);
  report.add(ICPC_NOTES.sampleTooLarge, entry.path);
  return null;
}

async function readSamples(takes: Takes, yaml: ProblemYaml, report: Report): Promise<Sample[]> {
  const files = dataFiles(takes, 'sample');
  const stems = files.flatMap(
    ({ path }) => /^(data\/sample\/.+)\.(?:in|interaction|in\.statement)$/.exec(path)?.[1] ?? [],
  );
  const samples: Sample[] = [];
  for (const stem of new Set(stems.map((one) => one.replace(/\.in$/, '')))) {
    const shown = async (...endings: string[]) => {
      const entries = endings.map((ending) => takes.take(stem + ending));
      return sampleText(entries.find((entry) => entry !== null) ?? null, report);
    };
    takes.take(`${stem}.in.download`);
    takes.take(`${stem}.ans.download`);
    const interaction = await shown('.interaction');
    const hint = await shown('.hint');
    const input = await shown('.in.statement', '.in');
    const output = await shown('.ans.statement', '.out', '.ans');
    // the files of an interactive case are for the validator, not for people
    const isHidden = interaction === null && yaml.isInteractive;
    if (isHidden || (interaction === null && input === null)) continue;
    samples.push({
      input: interaction === null ? (input ?? '') : '',
      output: interaction === null ? (output ?? '') : '',
      notes: hint ? { en: hint.trim() } : {},
      interaction,
    });
  }
  if (samples.length === 0) report.add(ICPC_NOTES.noSample, null);
  return samples;
}

/** The name of a case here, from its path below `data/`. */
export const flatName = (path: string): string =>
  path.replace(/^(sample|secret)\//, (folder) => (folder === 'sample/' ? 'sample-' : '')).replaceAll('/', '-');

/**
 * Samples, cases and subtasks. Cases keep the order of the format. A pass-fail problem has no subtasks here: its groups
 * order the cases.
 * @returns the paths of the cases below `data/` without their ending, in the order of the cases
 */
export async function readCases(
  takes: Takes,
  yaml: ProblemYaml,
  report: Report,
  problem: ProblemPackage,
): Promise<string[]> {
  const sample = await readFolder(takes, yaml, 'sample', report);
  const secret = await readFolder(takes, yaml, 'secret', report);
  problem.samples = await readSamples(takes, yaml, report);
  if (secret.length === 0) report.add(sample.length > 0 ? ICPC_NOTES.samplesOnly : ICPC_NOTES.noCases, 'data/secret');
  const isSample = new Set(sample);
  const needsAnswer = !(yaml.hasCustomValidator || yaml.isInteractive);
  const judged = [...sample.filter(({ output }) => output !== null || !needsAnswer), ...secret];
  const folders = new Set(secret.map(({ folder }) => folder));
  let grouped: Grouped = { groups: [], groupOf: new Map(), scoreOf: new Map() };
  if (yaml.isScoring) grouped = await groupCases(takes, yaml, judged, report);
  else if (folders.size > 1) report.add(ICPC_NOTES.groupsFlat, 'data/secret', { count: folders.size });
  problem.groups = grouped.groups;
  problem.cases = judged.map((one): PackageCase => {
    const flat = flatName(one.path);
    return {
      name: flat,
      inputName: `${flat}.in`,
      outputName: `${flat}.ans`,
      input: one.input,
      output: one.output,
      score: grouped.scoreOf.get(one) ?? null,
      group: grouped.groupOf.get(one) ?? null,
      limits: null,
      checkerArguments: null,
      isSample: isSample.has(one),
      description: one.description,
    };
  });
  return judged.map(({ path }) => path);
}
