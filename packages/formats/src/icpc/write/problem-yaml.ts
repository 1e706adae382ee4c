import { createHash } from 'node:crypto';
import type { JsonValue, ProblemPackage } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { icpcOfLanguage } from '../../source-language.ts';
import type { Flavour } from './layout.ts';
import { WRITE_NOTES } from './notes.ts';
import { flagsFor } from './programs.ts';

export const asRecord = (value: JsonValue | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** The same problem is the same to whoever keeps packages by this id. */
function uuidOf({ origin, key, titles }: ProblemPackage): string {
  if (origin.uuid) return origin.uuid;
  const hex = createHash('sha256')
    .update(JSON.stringify([key, titles]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Languages of statements; a statement without a title, or the reverse, is still one. */
const languagesOf = ({ titles, statements }: ProblemPackage) => [
  ...new Set([...Object.keys(statements), ...Object.keys(titles)]),
];

/** The language that formats with one statement get. */
export const mainLanguage = (problem: ProblemPackage) => {
  const written = Object.keys(problem.statements);
  // a title alone is no statement when there is one in another language
  const among = written.length > 0 ? written : languagesOf(problem);
  return among.includes('en') ? 'en' : (among[0] ?? 'en');
};

/** Arguments for the output validator, the standard one or the problem's own. */
export function validatorArguments({ judging }: ProblemPackage, report: Report): string[] {
  const { comparison, checker, interactor } = judging;
  return (interactor ?? checker)?.arguments ?? flagsFor(comparison, report);
}

const isMultiPass = ({ judging: { mode, passes } }: ProblemPackage) => mode === 'multi_pass' || (passes ?? 1) > 1;

/** How the legacy version says what judges; 2025-09 has types and `test_group.yaml` for it. */
function describeValidation(problem: ProblemPackage, flags: readonly string[]) {
  const { mode, checker, interactor } = problem.judging;
  const isDefault = checker === null && interactor === null;
  const words = [isDefault ? 'default' : 'custom'];
  if (mode === 'interactive') words.push('interactive');
  if (isMultiPass(problem)) words.push('multi-pass');
  if (!isDefault && problem.scoring === 'oi') words.push('score');
  return { validation: words.join(' '), ...(flags.length > 0 ? { validator_flags: flags.join(' ') } : {}) };
}

function typesOf(problem: ProblemPackage): string[] {
  const { mode } = problem.judging;
  const types = [problem.scoring === 'oi' ? 'scoring' : 'pass-fail'];
  if (mode === 'interactive') types.push('interactive');
  if (isMultiPass(problem)) types.push('multi-pass');
  if (mode === 'submit_answer') types.push('submit-answer');
  return types;
}

function languagesLine({ languages }: ProblemPackage, report: Report): string[] | null {
  if (languages === null) return null;
  const codes = languages.flatMap((language) => {
    const code = icpcOfLanguage(language);
    if (code === null) report.add(WRITE_NOTES.language, null, { language });
    return code ?? [];
  });
  return [...new Set(codes)];
}

/** `problem.yaml` in the order in which people write it. */
export function problemYaml(
  problem: ProblemPackage,
  flavour: Flavour,
  flags: readonly string[],
  report: Report,
): object {
  const { limits, passes } = problem.judging;
  const isNew = flavour === '2025-09';
  const kept = asRecord(problem.extra.icpc);
  const languages = languagesLine(problem, report);
  const types = typesOf(problem);
  const named = languagesOf(problem).map((language) => [language, problem.titles[language] ?? problem.key]);
  const name =
    flavour === 'domjudge'
      ? (problem.titles[mainLanguage(problem)] ?? Object.values(problem.titles)[0] ?? problem.key)
      : Object.fromEntries(named);
  const whole = (value: number | null, key: string, divisor = 1) => (value === null ? {} : { [key]: value / divisor });
  return {
    problem_format_version: isNew ? '2025-09' : 'legacy',
    type: isNew ? (types.length === 1 ? types[0] : types) : types[0],
    name,
    uuid: uuidOf(problem),
    ...(isNew && problem.origin.revision ? { version: problem.origin.revision } : {}),
    ...(problem.author ? (isNew ? { credits: { authors: problem.author } } : { author: problem.author }) : {}),
    ...(problem.source
      ? { source: isNew && problem.sourceUrl ? { name: problem.source, url: problem.sourceUrl } : problem.source }
      : {}),
    ...(problem.source && problem.sourceUrl && !isNew ? { source_url: problem.sourceUrl } : {}),
    ...(problem.licence ? { license: problem.licence } : {}),
    ...(problem.rightsOwner ? { rights_owner: problem.rightsOwner } : {}),
    limits: {
      ...asRecord(kept.limits),
      ...whole(limits.timeMs, 'time_limit', 1000),
      ...(isNew && limits.timeMs !== null && limits.timeMs % 1000 !== 0 ? { time_resolution: 0.001 } : {}),
      ...whole(limits.memoryMb, 'memory'),
      ...whole(limits.outputKb, 'output', 1024),
      ...whole(limits.codeKb, 'code'),
      ...(passes === null ? {} : { validation_passes: passes }),
    },
    ...(isNew ? {} : describeValidation(problem, flags)),
    ...(problem.tags.length > 0 ? { keywords: isNew ? problem.tags : problem.tags.join(' ') } : {}),
    ...(languages ? { languages: isNew ? languages : languages.join(' ') } : {}),
    ...Object.fromEntries(Object.entries(kept).filter(([key]) => key !== 'limits')),
  };
}
