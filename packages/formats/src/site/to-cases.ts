import { evenScores } from '@assay/rules/authoring/even-scores.ts';
import type { PackageCase, ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { SITE_NOTES } from './notes.ts';

const NAME_MAX = 200;

/** Names of the files of each case, plain and distinct: a package may call them anything. */
export function siteCaseNames(cases: readonly PackageCase[]): { input: string; output: string }[] {
  const taken = new Set<string>();
  const free = (name: string) => {
    const plain =
      name
        .replace(/[^\p{L}\p{N}_.()+-]+/gu, '-')
        .replace(/^[.-]+/, '')
        .slice(-NAME_MAX) || 'case';
    let found = plain;
    for (let turn = 2; taken.has(found.toLowerCase()); turn += 1) found = `${turn}-${plain}`;
    taken.add(found.toLowerCase());
    return found;
  };
  return cases.map(({ inputName, outputName }) => ({ input: free(inputName), output: free(outputName) }));
}

export interface CaseSettings {
  score: number;
  groupNum: number;
  timeMs: number | null;
  memoryMb: number | null;
  checkerArguments: string[] | null;
}

/** Points, groups, limits and arguments of the cases. Points that a package leaves out are shared evenly, in each group by itself. */
export function caseSettings(problem: ProblemPackage, report: Report): CaseSettings[] {
  const shares = problem.scoring === 'oi' ? sharedScores(problem, report) : null;
  return problem.cases.map(({ score, group, limits, checkerArguments }, at) => {
    const points = score ?? shares?.[at] ?? 0;
    if (!Number.isInteger(points)) report.add(READER_NOTES.pointsRounded, problem.cases[at]!.inputName, { points });
    return {
      score: Math.round(points),
      groupNum: group ?? 1,
      timeMs: limits?.timeMs ?? null,
      memoryMb: limits?.memoryMb ?? null,
      checkerArguments,
    };
  });
}

function sharedScores({ cases, groups }: ProblemPackage, report: Report): number[] {
  const scores = cases.map(({ score }) => score ?? 0);
  if (groups.length === 0) {
    if (cases.some(({ score }) => score !== null)) return scores;
    report.add(SITE_NOTES.pointsEven);
    return evenScores(cases.length);
  }
  for (const { num, score } of groups) {
    const inside = [...cases.keys()].filter((at) => cases[at]!.group === num);
    if (inside.some((at) => cases[at]!.score !== null)) continue;
    const share = Math.floor(score / Math.max(1, inside.length));
    const larger = Math.round(score) - share * inside.length;
    for (const [place, at] of inside.entries()) scores[at] = share + (place >= inside.length - larger ? 1 : 0);
  }
  return scores;
}
