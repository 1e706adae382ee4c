import type { SubtaskRule } from '@assay/contract/problems/problem.ts';
import type { ArchiveEntry } from '../../archive/archive.ts';
import type { Report } from '../../report.ts';
import { asNumber, asText, asWords, type YamlMap } from '../../yaml.ts';
import { readGroupFile } from './group-file.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';

/** What `testdata.yaml` or `test_group.yaml` says of a folder, with what it inherits. */
export interface GroupSettings {
  rule: SubtaskRule;
  /** Points of one accepted case; null when the group as a whole has points. */
  acceptScore: number | null;
  /** Points of the whole group; null when not bounded. */
  maxScore: number | null;
  requires: string[];
  ignoresSample: boolean;
  /** What is rejected ends the folder: of the cases and folders behind it none is judged. */
  breaks: boolean;
  /** Never counts as rejected. */
  alwaysAccepted: boolean;
}

/** A verdict of a group that follows from one of its cases; points do not depend on it, only what it keeps from being judged. */
const ANY_ACCEPTED = 'accept_if_any_accepted';
const ALWAYS_ACCEPTED = 'always_accept';

const LEGACY_RULES: Record<string, SubtaskRule> = { sum: 'sum', avg: 'average', min: 'min', max: 'max' };

/**
 * Settings of the legacy version; keys that a folder leaves out are those of the folder around it.
 * @param entries the `testdata.yaml` of the folder and of those around it, outermost first
 */
export async function readLegacyGroup(
  entries: readonly (ArchiveEntry | null)[],
  problem: ProblemYaml,
  report: Report,
): Promise<GroupSettings> {
  let yaml: YamlMap = {};
  let ownYaml: YamlMap = {};
  for (const entry of entries) {
    ownYaml = await readGroupFile(entry, problem, report);
    yaml = { ...yaml, ...ownYaml };
  }
  const own = entries.at(-1) ?? null;
  const flags = asWords(yaml.grader_flags);
  const mode = flags.find((flag) => LEGACY_RULES[flag]);
  const range = asWords(problem.hasCustomScore ? yaml.range : ownYaml.range);
  const upper = range.length === 2 && /^\+?inf/i.test(range[1]!) ? null : asNumber(range[1]);
  const reject = asNumber(yaml.reject_score);
  if (reject !== null && reject !== 0) report.add(ICPC_NOTES.rejectScore, own?.path ?? null, { score: reject });
  for (const flag of flags.filter((one) => one === ANY_ACCEPTED || one === ALWAYS_ACCEPTED)) {
    report.add(ICPC_NOTES.graderFlagLost, own?.path ?? null, { flag });
  }
  if (asText(yaml.grading) === 'custom') report.add(ICPC_NOTES.graderLost, own?.path ?? null);
  return {
    rule: LEGACY_RULES[mode ?? 'sum']!,
    acceptScore: asNumber(yaml.accept_score) ?? 1,
    maxScore: upper,
    requires: [],
    ignoresSample: flags.includes('ignore_sample'),
    breaks: asText(yaml.on_reject) !== 'continue',
    alwaysAccepted: flags.includes(ALWAYS_ACCEPTED) || flags.includes(ANY_ACCEPTED),
  };
}

const NEW_RULES: Record<string, SubtaskRule> = { 'pass-fail': 'min', sum: 'sum', min: 'min' };

/** Settings of the 2025-09 version; nothing is inherited. */
export async function readNewGroup(
  entry: ArchiveEntry | null,
  defaults: { rule: SubtaskRule; maxScore: number | null },
  problem: ProblemYaml,
  report: Report,
): Promise<GroupSettings> {
  const yaml = await readGroupFile(entry, problem, report);
  const stated = asText(yaml.max_score);
  return {
    rule: NEW_RULES[asText(yaml.score_aggregation) ?? ''] ?? defaults.rule,
    acceptScore: null,
    maxScore: stated === null ? defaults.maxScore : asNumber(stated),
    requires: asWords(yaml.require_pass),
    ignoresSample: true,
    breaks: false,
    alwaysAccepted: false,
  };
}
