import { getHelpAt } from '@assay/contract/assignments/help.ts';
import { getRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import { getAssignmentTries } from '@assay/contract/assignments/tries.ts';
import { exportProblem, previewProblemPackage } from '@assay/contract/authoring/transfer.ts';
import { getVersionDifference } from '@assay/contract/authoring/versions.ts';
import { getCertificate, getCertificatePdf } from '@assay/contract/certificates/certificate.ts';
import { ICPC_ENDPOINTS } from '@assay/contract/contests/icpc.ts';
import { getMadeTest } from '@assay/contract/judging/workshop/generation.ts';
import { getProgramTests } from '@assay/contract/judging/workshop/program-tests.ts';
import { getWornMedals } from '@assay/contract/medals/medal.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { getSimilarityReports } from '@assay/contract/similarity/reports.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import type { BuiltContest } from '@assay/testkit/build/contest.ts';
import { fieldsOf } from './asking.ts';

/** A contest of the site unless its group is named. */
export type Asked = BuiltContest & { gid?: number };

/** Everything by which an input can point into a contest, and what makes inputs right. */
export const pointingAt = ({ cid, gid, problems: [a] }: Asked, submitId: number): Record<string, unknown> => ({
  cid,
  contestID: cid,
  pid: a!.pid,
  pids: [a!.pid],
  pidList: [a!.pid],
  problemId: 'A',
  problemID: 'A',
  displayId: 'A',
  id: submitId,
  submitId,
  submit_id: submitId,
  submitIds: [submitId],
  endpoint: 'submissions',
  name: '1.in',
  commentId: 1,
  verificationId: 1,
  trialId: 1,
  t: 'none',
  uids: '1',
  reportId: 1,
  pairId: 1,
  targetId: cid,
  gid: gid ?? 999_999,
  testJudgeKey: 'none',
  packageKey: 'none',
  key: 'none',
  format: 'csv',
  splitType: 'user',
  // boards are posted and take whole lists
  concernedList: [],
  rows: [['nobody']],
  // what would follow the contest for as long as it lasts
  stream: false,
});

/** They ask for what belongs to a person. */
const OF_SOMEBODY = new Set<string>([
  getAssignmentTries.name,
  getRubricGrading.name,
  getTrainingProgress.name,
  getWornMedals.name,
]);

/** They ask for what a code names. */
const OF_A_CODE = new Set<string>([getCertificate.name, getCertificatePdf.name]);

/** What calls must be sent that do not point into contests, unless it is named. */
export function ownFieldsOf(op: AnyOp): Record<string, unknown> {
  if (OF_SOMEBODY.has(op.name)) return { uid: 1 };
  if (OF_A_CODE.has(op.name)) return { code: 'none' };
  if (op.name === getVersionDifference.name) return { from: 1, to: 1 };
  if (op.name === getMadeTest.name) return { number: 1 };
  if (op.name === getProgramTests.name) return { program: 'checker' };
  if (op.name === getSimilarityReports.name) return { kind: 'contest' };
  if (op.name === getHelpAt.name) return { kind: 'training' };
  const fields = fieldsOf(op);
  if (fields.includes('cid')) return {};
  const elsewhere = { tid: 1, qid: 1, qpid: 1, groupId: 1, did: 1 };
  return Object.fromEntries(Object.entries(elsewhere).filter(([name]) => fields.includes(name)));
}

/** Packages of problems have formats of their own. */
const OF_PACKAGES = new Set<string>([exportProblem.name, previewProblemPackage.name]);
export const formatOf = (op: AnyOp) => (OF_PACKAGES.has(op.name) ? { format: 'hoj' } : {});

/** The same problem by the id of its own, outside of all venues. */
export const ownAddressOf = ({ problems: [a] }: Asked): Record<string, unknown> => ({
  problemId: a!.problemId,
  cid: 0,
  gid: undefined,
});

/** Filters and switches by which hidden things might be asked out. */
export const QUERIES: Record<string, unknown>[] = [
  {},
  ...[0, -1, -5].map((status) => ({ status })),
  { problemID: '' },
  { onlyMine: true },
  { username: 'ownerofit' },
  { keyword: 'ownerofit' },
  { currentPage: 2, limit: 1 },
  { containsEnd: true, beforeContestSubmit: true },
  { containsEnd: true },
  { containEnd: true, format: 'xlsx' },
  { forceRefresh: true, removeStar: true, containsEnd: true },
  { showVirtual: true },
  { virtual: true },
  { splitType: 'problem' },
  ...ICPC_ENDPOINTS.map((endpoint) => ({ endpoint })),
];

/** What the Contest API takes beside what it names: any field of an object to narrow by. */
export const NARROWED: [endpoint: string, by: Record<string, string>][] = [
  ['judgements', { judgement_type_id: 'AC' }],
  ['judgements', { judgement_type_id: 'WA' }],
  ['submissions', { problem_id: 'A' }],
];

export const OBJECTS_ASKED = new Set(['submissions', 'judgements', 'problems', 'teams', 'awards']);
