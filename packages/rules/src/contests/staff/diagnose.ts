import { CONTEST_AUTH, CONTEST_STATUS, CONTEST_TYPE, type ContestStatus } from '@assay/contract/contests/contest.ts';
import type { AilmentLevel, ContestAilment, ContestFinding } from '@assay/contract/contests/staff/doctor.ts';

export interface ExaminedProblem {
  displayId: string;
  caseCount: number;
  /** Languages that it allows and that are switched on. */
  languages: readonly string[];
  /** Of the programs that judge it. */
  checkerLanguages: readonly string[];
  /** Found by a judging that failed because of it; `paused`: nothing of it is judged. */
  broken: 'no' | 'once' | 'paused';
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Judged by people or by comparing answers: needs no solution. */
  runsPrograms: boolean;
  solutionCount: number;
  /** The last verification of its solutions; `stale`: problem or solutions were changed since. */
  verified: 'never' | 'running' | 'stale' | 'failed' | 'passed';
  /** Of accepted solutions in it: the slowest case against the limit, 0 to 1 and above; null when unknown. */
  slowestRatio: number | null;
  hasStatement: boolean;
  isPublic: boolean;
  color: string;
}

export interface ExaminedNode {
  name: string;
  works: boolean;
  slots: number;
  languages: readonly string[];
  clockSkewMs: number | null;
}

/** What the doctor looks at. */
export interface ContestExam {
  type: number;
  auth: number;
  status: ContestStatus;
  visible: boolean;
  hasPassword: boolean;
  /** Accounts that the account rule admits and that there are; null without a rule. */
  admittedAccounts: number | null;
  sealed: { autoRealRank: boolean } | null;
  awardCount: number;
  contestants: number;
  problems: readonly ExaminedProblem[];
  nodes: readonly ExaminedNode[];
  /** How far the clock of this server is ahead of the database's. */
  serverSkewMs: number;
  openContestComment: boolean;
}

/** One program at a time serves so many contestants: about one submission per contestant and 10 minutes, 10 s each. */
export const CONTESTANTS_PER_SLOT = 60;
/** Clocks that differ by more show in receipts and countdowns. */
export const SKEW_MAX_MS = 1_000;
const TIME_LIMIT_MS = { least: 100, most: 30_000 };
const MEMORY_LIMIT_MB = { least: 16, most: 2_048 };
/** An accepted solution of the jury should leave half of the time to those of contestants. */
const RATIO_MAX = 0.5;

type Found = Pick<ContestFinding, 'ailment' | 'level'> & Partial<ContestFinding>;

const found = (
  ailment: ContestAilment,
  level: AilmentLevel,
  { at = [], value = null, wanted = null }: Partial<ContestFinding> = {},
): Found & ContestFinding => ({ ailment, level, at, value, wanted });

const idsWhere = (problems: readonly ExaminedProblem[], is: (one: ExaminedProblem) => boolean) =>
  problems.filter(is).map(({ displayId }) => displayId);

/** What is wrong with a contest, the worst first. Looked at before the start; nothing is changed. */
export function diagnoseContest(exam: ContestExam): ContestFinding[] {
  const findings = [...ofSettings(exam), ...ofProblems(exam), ...ofJudges(exam)];
  const order: AilmentLevel[] = ['error', 'warning', 'hint'];
  return findings.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function* ofSettings(exam: ContestExam): Generator<ContestFinding> {
  const { type, auth, visible, sealed, contestants, admittedAccounts } = exam;
  if (exam.problems.length === 0) yield found('noProblems', 'error');
  if (!visible) yield found('hidden', exam.status === CONTEST_STATUS.scheduled ? 'warning' : 'error');
  if (auth !== CONTEST_AUTH.public && !exam.hasPassword) yield found('noPassword', 'error');
  if (admittedAccounts === 0) yield found('noAccounts', 'error');
  // Nobody remembers to lift it: the board would stay sealed after the end until somebody does.
  if (sealed && !sealed.autoRealRank) yield found('sealedForGood', 'hint');
  if (sealed?.autoRealRank && type === CONTEST_TYPE.acm) yield found('sealOpensByItself', 'hint');
  if (exam.awardCount === 0) yield found('noAwards', 'hint');
  if (contestants === 0 && auth !== CONTEST_AUTH.public) yield found('noContestants', 'hint');
  if (!exam.openContestComment) yield found('commentsClosed', 'hint');
  if (Math.abs(exam.serverSkewMs) > SKEW_MAX_MS) yield found('serverClock', 'error', { value: exam.serverSkewMs });
}

function* ofProblems({ type, problems }: ContestExam): Generator<ContestFinding> {
  const at = (ailment: ContestAilment, level: AilmentLevel, is: (one: ExaminedProblem) => boolean) => {
    const ids = idsWhere(problems, is);
    return ids.length > 0 ? [found(ailment, level, { at: ids })] : [];
  };
  yield* at('noData', 'error', ({ caseCount }) => caseCount === 0);
  yield* at('problemsPaused', 'error', ({ broken }) => broken === 'paused');
  yield* at('problemsBroken', 'warning', ({ broken }) => broken === 'once');
  yield* at('noLanguages', 'error', ({ runsPrograms, languages }) => runsPrograms && languages.length === 0);
  yield* at('noStatement', 'error', ({ hasStatement }) => !hasStatement);
  yield* at('limitsOdd', 'warning', (one) => one.runsPrograms && hasOddLimits(one));
  yield* at('limitsTight', 'warning', ({ slowestRatio }) => (slowestRatio ?? 0) > RATIO_MAX);
  const withSolutions = (one: ExaminedProblem) => one.runsPrograms && one.solutionCount > 0;
  yield* at('solutionsFailed', 'error', (one) => withSolutions(one) && one.verified === 'failed');
  yield* at('solutionsStale', 'warning', (one) => withSolutions(one) && one.verified === 'stale');
  yield* at(
    'solutionsUnverified',
    'warning',
    (one) => withSolutions(one) && (one.verified === 'never' || one.verified === 'running'),
  );
  yield* at('noSolutions', 'warning', (one) => one.runsPrograms && one.solutionCount === 0);
  yield* at('publicProblem', 'warning', ({ isPublic }) => isPublic);
  if (type !== CONTEST_TYPE.acm) return;
  yield* at('colorsMissing', 'warning', ({ color }) => color === '');
  const colors = problems.map(({ color }) => color.toLowerCase());
  yield* at(
    'colorsTwice',
    'hint',
    ({ color }) => color !== '' && colors.filter((one) => one === color.toLowerCase()).length > 1,
  );
}

const hasOddLimits = ({ timeLimitMs, memoryLimitMb }: ExaminedProblem) =>
  timeLimitMs < TIME_LIMIT_MS.least ||
  timeLimitMs > TIME_LIMIT_MS.most ||
  memoryLimitMb < MEMORY_LIMIT_MB.least ||
  memoryLimitMb > MEMORY_LIMIT_MB.most;

function* ofJudges({ problems, nodes, contestants, admittedAccounts }: ContestExam): Generator<ContestFinding> {
  const working = nodes.filter(({ works }) => works);
  const slots = working.reduce((sum, node) => sum + node.slots, 0);
  if (slots === 0) yield found('judgesNone', 'error');
  else {
    const wanted = Math.ceil(Math.max(contestants, admittedAccounts ?? 0) / CONTESTANTS_PER_SLOT);
    if (slots < wanted) yield found('judgesFew', 'warning', { value: slots, wanted });
    const offered = new Set(working.flatMap(({ languages }) => languages));
    const needed = new Set(problems.flatMap(({ languages, checkerLanguages }) => [...languages, ...checkerLanguages]));
    const missing = [...needed].filter((name) => !offered.has(name)).sort();
    if (missing.length > 0) yield found('languagesUnoffered', 'warning', { at: missing });
  }
  const late = working.filter(({ clockSkewMs }) => Math.abs(clockSkewMs ?? 0) > SKEW_MAX_MS);
  if (late.length > 0) yield found('nodeClock', 'warning', { at: late.map(({ name }) => name) });
}
