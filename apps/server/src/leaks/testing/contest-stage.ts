import { getHelpAt } from '@assay/contract/assignments/help.ts';
import { getRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import { getAssignmentTries } from '@assay/contract/assignments/tries.ts';
import { exportProblem, previewProblemPackage } from '@assay/contract/authoring/transfer.ts';
import { getVersionDifference } from '@assay/contract/authoring/versions.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { getCertificate, getCertificatePdf } from '@assay/contract/certificates/certificate.ts';
import { ICPC_ENDPOINTS } from '@assay/contract/contests/icpc.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { getMadeTest } from '@assay/contract/judging/workshop/generation.ts';
import { getProgramTests } from '@assay/contract/judging/workshop/program-tests.ts';
import { getWornMedals } from '@assay/contract/medals/medal.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { getSimilarityReports } from '@assay/contract/similarity/reports.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltContest, buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { type Answers, askAnything, fieldsOf, type Heard } from './asking.ts';

/** Stands in every text of contest problems and in every code that is submitted. */
export const SECRET = 'zqxsecret';
/** Stands in every code that is submitted, and nowhere else. */
export const CODE_SECRET = 'zqxcode';
export const HOUR = 3600;

const text = { title: SECRET, description: SECRET, input: SECRET, output: SECRET, hint: SECRET };
export const SECRET_PROBLEM = {
  texts: { zh: text, en: text },
  source: SECRET,
  author: { uid: null, username: SECRET },
  examples: [{ input: SECRET, output: SECRET }],
  cases: [{ input: SECRET, output: SECRET }],
  codeTemplates: [{ language: 'C', code: SECRET, status: true }],
  title: SECRET,
};

export const SECRET_CODE = `int main() { /* ${SECRET} ${CODE_SECRET} */ }`;

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
const READING_AS_ADMIN: AnyOp[] = CALLS.filter((op) => op.access === 'admin' && isReading(op));

/** A contest of the site unless its group is named. */
type Asked = BuiltContest & { gid?: number };

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
function ownFieldsOf(op: AnyOp): Record<string, unknown> {
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
const formatOf = (op: AnyOp) => (OF_PACKAGES.has(op.name) ? { format: 'hoj' } : {});

/** The same problem by the id of its own, outside of all venues. */
const ownAddressOf = ({ problems: [a] }: Asked): Record<string, unknown> => ({
  problemId: a!.problemId,
  cid: 0,
  gid: undefined,
});

/** Filters and switches by which hidden things might be asked out. */
const QUERIES: Record<string, unknown>[] = [
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
const NARROWED: [endpoint: string, by: Record<string, string>][] = [
  ['judgements', { judgement_type_id: 'AC' }],
  ['judgements', { judgement_type_id: 'WA' }],
  ['submissions', { problem_id: 'A' }],
];

const OBJECTS_ASKED = new Set(['submissions', 'judgements', 'problems', 'teams', 'awards']);

/** Somebody's answers by the name of the call and the query. */
export type Found = Map<string, Heard>;

/** A submission to a contest, and who must not tell whether it is right. */
interface Watched {
  people: (BuiltUser | null)[];
  contest: Asked;
  submitId: number;
  score?: number | undefined;
}

/** What somebody finds out before and after a verdict turned. */
export interface Both {
  wrong: Found;
  right: Found;
}

/** A site with an author of contests, contestants and others, and a judge that says what it is told. */
export async function openLeakStage() {
  const site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  const judge = await openFakeJudge(site);
  const root = await buildUser(site, { role: 'root' });
  const author = await buildUser(site, { role: 'admin' });
  const owner = await buildUser(site, { username: 'ownerofit' });
  const rival = await buildUser(site);
  /** Has a role of the back office and nothing to do with the contests. */
  const otherAdmin = await buildUser(site, { role: 'admin' });

  const build = (options: ContestOptions) =>
    buildContest(site, { author, problems: [SECRET_PROBLEM, SECRET_PROBLEM], ...options });

  const register = (cid: number, { uid }: BuiltUser) =>
    site.services.db.insertInto('contest_registrations').values({ cid, uid }).execute();

  /** Submits to a problem at an address and has it judged. */
  async function submitAt(
    address: { pid: string; cid?: number; tid?: number; gid?: number; qid?: number },
    who: BuiltUser,
    status = -1,
  ): Promise<number> {
    const { data } = await as(site, who)(submitProblemJudge, { ...address, language: 'C++ 17', code: SECRET_CODE });
    const [job] = await judge.claim();
    await judge.report(job!, judged([status]));
    return data.submitId;
  }

  /** To problem A of a contest. */
  const submit = (who: BuiltUser, cid: number, status?: number) => submitAt({ pid: 'A', cid }, who, status);

  const flip = (submitId: number, status: number, score?: number) =>
    as(site, root)(manualJudge, { submitId, status, score, reason: 'test' });

  const ask = (
    op: AnyOp,
    who: BuiltUser | null,
    input: Record<string, unknown>,
    beside?: Record<string, string>,
    answers?: Answers,
  ) => askAnything(site, op, who?.token, { ...ownFieldsOf(op), ...input, ...formatOf(op) }, beside, answers);

  /**
   * What somebody can find out of a contest by all calls together.
   * @param answers what was heard since something changed
   */
  async function everythingFor(
    who: BuiltUser | null,
    contest: Asked,
    submitId: number,
    answers: Answers = new Map(),
  ): Promise<Found> {
    const found: Found = new Map();
    const calls = who === otherAdmin ? [...READING, ...READING_AS_ADMIN] : READING.filter((op) => isOpenTo(op, who));
    const pointing = pointingAt(contest, submitId);
    const note = async (name: string, op: AnyOp, input: Record<string, unknown>, beside?: Record<string, string>) => {
      const answer = await ask(op, who, input, beside, answers);
      expectAnswered(name, answer);
      found.set(name, answer);
    };
    for (const op of calls) {
      const fields = fieldsOf(op);
      // lists of the site or of a group would be refused where there is no such group
      const isOfSite = contest.gid === undefined && !fields.includes('cid');
      const at = isOfSite ? { ...pointing, gid: undefined } : pointing;
      for (const query of QUERIES) {
        if (!Object.keys(query).every((name) => fields.includes(name))) continue;
        // one object is asked for of the collections that it can be in
        if (op.name === 'getIcpcObject' && query.endpoint && !OBJECTS_ASKED.has(String(query.endpoint))) continue;
        await note(`${op.name} ${JSON.stringify(query)}`, op, { ...at, ...query });
      }
      // who manages problems reads all of them by the ids of their own
      if (who !== otherAdmin && fields.includes('problemId')) {
        await note(`${op.name} by the own id`, op, { ...at, ...ownAddressOf(contest) });
      }
      if (op.name !== 'getIcpcObjects') continue;
      for (const [endpoint, by] of NARROWED) {
        await note(`${op.name} ${endpoint} ${JSON.stringify(by)}`, op, { ...at, endpoint }, by);
      }
    }
    return found;
  }

  /**
   * What each of these finds out of contests as long as a submission in each is wrong, and once all are right: by the place of the contest.
   * Who looks at several asks once what looks the same on the line.
   */
  async function hearBothOf(watched: readonly Watched[]): Promise<Both[][]> {
    const hearAll = async () => {
      const answers: Answers = new Map();
      // one after the other: each further connection has to learn all tables and statements first
      const heard: Found[][] = [];
      for (const { people, contest, submitId } of watched) {
        const found: Found[] = [];
        for (const who of people) found.push(await everythingFor(who, contest, submitId, answers));
        heard.push(found);
      }
      return heard;
    };
    const wrong = await hearAll();
    for (const { submitId, score } of watched) await flip(submitId, 0, score);
    const right = await hearAll();
    for (const { submitId } of watched) await flip(submitId, -1);
    return wrong.map((found, at) => found.map((each, who) => ({ wrong: each, right: right[at]![who]! })));
  }

  /** Whether nobody of these can tell that a verdict is another one. */
  async function expectSilence(people: (BuiltUser | null)[], contest: Asked, submitId: number, score?: number) {
    const [heard] = await hearBothOf([{ people, contest, submitId, score }]);
    for (const { wrong, right } of heard!) expectSame(right, wrong);
  }

  return {
    site,
    judge,
    submitAt,
    root,
    author,
    owner,
    rival,
    otherAdmin,
    build,
    register,
    submit,
    ask,
    everythingFor,
    hearBothOf,
    expectSilence,
  };
}

/** Fails at the first call that answered otherwise. Answers are many: each that is right costs a comparison, not an assertion. */
export function expectSame(found: Found, expected: Found): void {
  for (const [name, answer] of expected) {
    const other = found.get(name);
    if (other?.status !== answer.status || other.body !== answer.body) expect([name, other]).toEqual([name, answer]);
  }
}

/** Fails when the server met what it does not know. */
export function expectAnswered(name: string, { status, body }: Heard): void {
  if (status >= 500) throw new Error(`${name} answered ${status}: ${body}`);
}

/** The calls that told a secret. */
export const tellersOf = (found: Found, secret = SECRET) =>
  [...found].filter(([, { body }]) => body.toLowerCase().includes(secret)).map(([name]) => name);
