import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, askAnything, fieldsOf } from './testing/asking.ts';

/** Stands in every text of the hidden problem and of what was submitted to it. */
const SECRET = 'zqxsecret';
const MISSING = 999_999;

let site: TestSite;
let user: BuiltUser;
let otherAdmin: BuiltUser;
let hidden: { pid: number; problemId: string; submitId: number };

beforeAll(async () => {
  site = await openTestSite();
  user = await buildUser(site);
  const admin = await buildUser(site, { role: 'admin' });
  otherAdmin = await buildUser(site, { role: 'admin' });
  await buildProblem(site, { title: 'Open to all' });
  const text = { title: SECRET, description: SECRET, input: SECRET, output: SECRET, hint: SECRET };
  const problem = await buildProblem(site, {
    problemId: SECRET,
    texts: { zh: text, en: text },
    source: SECRET,
    auth: 2,
    examples: [{ input: SECRET, output: SECRET }],
    cases: [{ input: SECRET, output: SECRET }],
    userExtraFile: [{ name: SECRET, content: SECRET }],
    codeTemplates: [{ language: 'C', code: SECRET, status: true }],
    author: { uid: admin.uid, username: `${SECRET}author` },
  });
  const body = { pid: problem.problemId, language: 'C', code: SECRET };
  const { data } = await as(site, admin)(submitProblemJudge, body);
  hidden = { ...problem, submitId: data.submitId };
  // Marked while the problem was public.
  await site.services.db.insertInto('problem_favorites').values({ uid: user.uid, pid: hidden.pid }).execute();
});
afterAll(() => site.close());

/** Everything by which an input can point at a problem or at a submission to it. */
const pointingAt = (pid: number, problemId: string, submitId: number): Record<string, unknown> => ({
  pid,
  pidList: [pid],
  problemId,
  problemID: problemId,
  keyword: problemId,
  submitId,
  submit_id: submitId,
  submitIds: [submitId],
  topics: `submission:${submitId}`,
  program: 'checker',
});

const WITHIN_REACH: AnyOp[] = CALLS.filter(({ access }) => ['anyone', 'user', 'submitter', 'admin'].includes(access));
const READING = WITHIN_REACH.filter((op) => op.method === 'GET' || op.name === 'checkSubmissionsStatus').filter(
  ({ name }) => !name.toLowerCase().includes('logout'),
);
const POINTING = WITHIN_REACH.filter((op) => fieldsOf(op).some((name) => name in pointingAt(0, '', 0)));

type Who = 'visitor' | 'user' | 'another admin';

const tokenOf = (who: Who) => ({ visitor: undefined, user: user.token, 'another admin': otherAdmin.token })[who];

/** The whole answer to a call that is given what it takes of `input`, as it comes over the line. */
async function ask(op: AnyOp, who: Who, input: Record<string, unknown>, answers?: Answers) {
  const { status, body } = await askAnything(site, op, tokenOf(who), input, {}, answers);
  return { status, body: body.toLowerCase() };
}

const atHidden = () => pointingAt(hidden.pid, hidden.problemId, hidden.submitId);

describe.each(['visitor', 'user', 'another admin'] as const)('T-IDOR-7 a private problem, for a %s', (who) => {
  test('stands in no answer, asked for or not', async () => {
    expect(READING.length).toBeGreaterThan(20);
    const answers: Answers = new Map();
    for (const op of READING) {
      for (const input of [{}, atHidden()]) {
        expect((await ask(op, who, input, answers)).body, op.name).not.toContain(SECRET);
      }
    }
  });

  test('answers every call as if it did not exist', async () => {
    expect(POINTING.length).toBeGreaterThan(12);
    const code = { language: 'C', code: 'int main;' };
    for (const op of POINTING) {
      const { body, ...rest } = await ask(op, who, { ...code, ...atHidden() });
      const missing = await ask(op, who, { ...code, ...pointingAt(MISSING, 'NO-SUCH', MISSING) });
      // The status per problem names the problems that were asked about.
      const echoed = op.name === 'getUserProblemStatus' ? body.replace(`"${hidden.pid}"`, `"${MISSING}"`) : body;
      expect({ op: op.name, body: echoed, ...rest }).toEqual({ op: op.name, ...missing });
    }
  });
});
