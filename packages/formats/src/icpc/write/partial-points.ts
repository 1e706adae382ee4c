import type { CaseGroup, JudgeProgram, ProblemPackage } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import type { AdapterUse } from '../adapter/adapter.ts';
import type { Flavour } from './layout.ts';
import { WRITE_NOTES } from './notes.ts';

/** Whether a program of our own convention or testlib's looks as if it called outputs partly right. */
const mayBePartial = ({ convention, code }: JudgeProgram): boolean =>
  convention === 'assay'
    ? /\b99\b|partially|points/.test(code)
    : /quitpi?\b|_pc\b|_points\b|partially|points/.test(code);

const NEW_RULES = { sum: 'sum', min: 'pass-fail', average: 'sum', max: 'pass-fail', mul: 'pass-fail' } as const;

/** How a group of 2025-09 adds up. What others depend on must be passed or not; else the lowest share of a checker counts. */
export function newRuleOf(
  { judging, groups }: Pick<ProblemPackage, 'judging' | 'groups'>,
  { num, rule }: Pick<CaseGroup, 'num' | 'rule'>,
): 'sum' | 'min' | 'pass-fail' {
  const program = judging.interactor ?? judging.checker;
  if (rule !== 'min' || !program || program.convention === 'icpc' || !mayBePartial(program)) return NEW_RULES[rule];
  return groups.some(({ dependsOn }) => dependsOn.includes(num)) ? 'pass-fail' : 'min';
}

/** What becomes of partial points of a program that is written behind an adapter; told where they are lost. */
export function partialUse(
  problem: ProblemPackage,
  program: JudgeProgram,
  flavour: Flavour,
  report: Report,
): AdapterUse['partial'] {
  if (problem.scoring === 'acm') return 'wrong';
  const isPassFail = flavour === '2025-09' && problem.groups.some((group) => newRuleOf(problem, group) === 'pass-fail');
  const isAbsolute = program.convention === 'testlib' && program.points === 'points';
  // a legacy package has no word for a share of the points of a case
  if (!isPassFail && (isAbsolute || flavour === '2025-09')) return isAbsolute ? 'absolute' : 'multiplier';
  if (mayBePartial(program)) report.add(WRITE_NOTES.partialPoints, null, { name: program.name });
  return 'wrong';
}
