import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';

const NOT_ASKED = new Set([
  // never ends, and has tests of its own
  'openStream',
  // would end the session
  'logout',
  'adminLogout',
  // drawn by lot
  'getSlidePuzzle',
  'getCaptcha',
  'getRandomProblem',
  // tell how the judge nodes are at the moment
  'getDashboardInfo',
  'getJudgeNodes',
  'getJudgeServiceInfo',
  // and how busy the server is
  'getServiceInfo',
]);
/** They sound like reading and write: a mail, a like, a tick. */
const WRITES = new Set([
  'getRegisterCode',
  'getChangeEmailCode',
  'getChangeMobileCode',
  'likeComment',
  'likeDiscussion',
  'deleteMarkdownImage',
  'checkIn',
  'checkContestAcInfo',
  'checkContestPrintStatus',
]);
const isReading = ({ method, name }: AnyOp) =>
  (method === 'GET' || /^(get|check|preview)/.test(name)) && !NOT_ASKED.has(name) && !WRITES.has(name);

/** Everything by which people who do not run the contest read: lists, details, polls, boards, files. */
export const READING: AnyOp[] = CALLS.filter(
  (op) => ['anyone', 'user', 'submitter'].includes(op.access) && isReading(op),
);
/** Visitors are turned away from the others before those look at anything, which the test of access holds for every call. */
export const isOpenTo = ({ access }: AnyOp, who: BuiltUser | null) => who !== null || access === 'anyone';
/** And by which those read who have a role of the back office. */
export const READING_AS_ADMIN: AnyOp[] = CALLS.filter((op) => op.access === 'admin' && isReading(op));
