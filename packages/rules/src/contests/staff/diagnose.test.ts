import { CONTEST_AUTH, CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { type ContestExam, diagnoseContest, type ExaminedNode, type ExaminedProblem } from './diagnose.ts';

const problem = (displayId: string, color: string, change: Partial<ExaminedProblem> = {}): ExaminedProblem => ({
  displayId,
  caseCount: 10,
  languages: ['C++ 17'],
  checkerLanguages: [],
  broken: 'no',
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  runsPrograms: true,
  solutionCount: 2,
  verified: 'passed',
  slowestRatio: 0.3,
  hasStatement: true,
  isPublic: false,
  color,
  ...change,
});
const node = (change: Partial<ExaminedNode> = {}): ExaminedNode => ({
  name: 'node1',
  works: true,
  slots: 2,
  languages: ['C++ 17'],
  clockSkewMs: 20,
  ...change,
});
const healthy: ContestExam = {
  type: CONTEST_TYPE.acm,
  auth: CONTEST_AUTH.private,
  status: CONTEST_STATUS.scheduled,
  visible: true,
  hasPassword: true,
  admittedAccounts: 100,
  sealed: null,
  awardCount: 3,
  contestants: 100,
  problems: [problem('A', '#ff0000'), problem('B', '#00ff00')],
  nodes: [node()],
  serverSkewMs: 3,
  openContestComment: true,
};

test('a contest with nothing wrong', () => {
  expect(diagnoseContest(healthy)).toEqual([]);
});

const withA = (change: Partial<ExaminedProblem>): Partial<ContestExam> => ({
  problems: [problem('A', '#ff0000', change), healthy.problems[1]!],
});

test.each([
  ['no problems', { problems: [] }, 'error noProblems'],
  ['not shown yet', { visible: false }, 'warning hidden'],
  ['not shown while it runs', { visible: false, status: CONTEST_STATUS.running }, 'error hidden'],
  ['closed without a password', { hasPassword: false }, 'error noPassword'],
  ['a rule that admits nobody there is', { admittedAccounts: 0 }, 'error noAccounts'],
  ['sealed until somebody opens it', { sealed: { autoRealRank: false } }, 'hint sealedForGood'],
  ['the seal lifts at the end, before a ceremony', { sealed: { autoRealRank: true } }, 'hint sealOpensByItself'],
  ['no awards', { awardCount: 0 }, 'hint noAwards'],
  ['nobody takes part', { contestants: 0 }, 'hint noContestants'],
  ['no questions on this site', { openContestComment: false }, 'hint commentsClosed'],
  ['the server is late', { serverSkewMs: -1500 }, 'error serverClock'],
  ['no test data', withA({ caseCount: 0 }), 'error noData A'],
  ['no language', withA({ languages: [] }), 'error noLanguages A'],
  ['no statement', withA({ hasStatement: false }), 'error noStatement A'],
  ['too little time for any program', withA({ timeLimitMs: 10 }), 'warning limitsOdd A'],
  ['a minute of time', withA({ timeLimitMs: 60_000 }), 'warning limitsOdd A'],
  ['too little memory', withA({ memoryLimitMb: 8 }), 'warning limitsOdd A'],
  ['an accepted solution takes most of the time', withA({ slowestRatio: 0.6 }), 'warning limitsTight A'],
  ['a solution broke its promise', withA({ verified: 'failed' }), 'error solutionsFailed A'],
  ['changed since it was verified', withA({ verified: 'stale' }), 'warning solutionsStale A'],
  ['never verified', withA({ verified: 'never' }), 'warning solutionsUnverified A'],
  ['being verified', withA({ verified: 'running' }), 'warning solutionsUnverified A'],
  ['nothing to verify', withA({ solutionCount: 0, verified: 'never' }), 'warning noSolutions A'],
  ['everybody can read it already', withA({ isPublic: true }), 'warning publicProblem A'],
  ['no balloon', withA({ color: '' }), 'warning colorsMissing A'],
  ['the same balloon twice', withA({ color: '#00FF00' }), 'hint colorsTwice A,B'],
  ['no judge works', { nodes: [node({ works: false })] }, 'error judgesNone'],
  ['too few judges', { contestants: 121 }, 'warning judgesFew'],
  ['too few judges for those who may come', { admittedAccounts: 500 }, 'warning judgesFew'],
  ['data that no judge could use', withA({ broken: 'paused' }), 'error problemsPaused A'],
  ['a checker that failed at a submission', withA({ broken: 'once' }), 'warning problemsBroken A'],
  ['a checker in a language that no judge offers', withA({ checkerLanguages: ['C'] }), 'warning languagesUnoffered C'],
  ['a language that no judge offers', withA({ languages: ['C++ 17', 'Rust'] }), 'warning languagesUnoffered Rust'],
  ['a node in another time', { nodes: [node({ clockSkewMs: 5_000 })] }, 'warning nodeClock node1'],
] as [string, Partial<ContestExam>, string][])('%s', (_sentence, change, expected) => {
  const findings = diagnoseContest({ ...healthy, ...change });
  expect(findings.map(({ level, ailment, at }) => [level, ailment, at.join(',')].join(' ').trim())).toEqual([expected]);
});

test.each([
  [
    'a public contest needs no password and no registrations',
    { auth: CONTEST_AUTH.public, hasPassword: false, contestants: 0 },
  ],
  ['without balloons nobody misses a colour', { type: CONTEST_TYPE.oi, ...withA({ color: '' }) }],
  [
    'answers that are compared need neither language nor solution',
    withA({ runsPrograms: false, languages: [], solutionCount: 0, verified: 'never', timeLimitMs: 0 }),
  ],
  ['a node that does no work may be late', { nodes: [node(), node({ works: false, clockSkewMs: 9_000 })] }],
] as [string, Partial<ContestExam>][])('nothing wrong: %s', (_sentence, change) => {
  expect(diagnoseContest({ ...healthy, ...change })).toEqual([]);
});

test('errors come first, and numbers say how many', () => {
  const findings = diagnoseContest({ ...healthy, awardCount: 0, contestants: 300, hasPassword: false });
  expect(findings.map(({ level }) => level)).toEqual(['error', 'warning', 'hint']);
  expect(findings[1]).toEqual({ ailment: 'judgesFew', level: 'warning', at: [], value: 2, wanted: 5 });
});
