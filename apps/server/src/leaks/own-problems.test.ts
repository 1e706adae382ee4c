import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { applyPublic, decideUserProblem } from '@assay/contract/reviews/problems.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';
import { type Answers, askAnything, fieldsOf } from './testing/asking.ts';

/** What a person's own problem may be in, and who of those who ask below may know of it then. */
const STATES = {
  private: { review: null, knows: ['author'] },
  applying: { review: 'applying', knows: ['author', 'problemAdmin'] },
  withdrawn: { review: 'withdrawn', knows: ['author'] },
  refused: { review: 'refused', knows: ['author'] },
} as const satisfies Record<string, { review: string | null; knows: readonly Who[] }>;
type State = keyof typeof STATES;
type Who = 'visitor' | 'stranger' | 'siteAdmin' | 'problemAdmin' | 'author';

let site: TestSite;
let people: Record<Exclude<Who, 'visitor'>, BuiltUser>;
let problems: Record<State, { pid: number; problemId: string; submitId: number }>;

/** Stands in every text of the problem and of what was submitted to it; no name begins another. */
const nameOf = (state: State) => `zqx${state.toLowerCase()}qzx`;

beforeAll(async () => {
  site = await openTestSite();
  const reviewer = await buildUser(site, { role: 'root' });
  people = {
    stranger: await buildUser(site),
    siteAdmin: await buildUser(site, { role: 'admin' }),
    problemAdmin: await buildUser(site, { role: 'problemAdmin' }),
    author: await buildUser(site),
  };
  const { author } = people;
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  await buildProblem(site, { title: 'Open to all' });
  const made: [State, (typeof problems)[State]][] = [];
  for (const state of Object.keys(STATES) as State[]) {
    const words = nameOf(state);
    const text = { title: words, description: words, input: words, output: words, hint: words };
    const problem = await buildProblem(site, {
      ofUid: author.uid,
      author,
      problemId: words,
      texts: { zh: text, en: text },
      source: words,
      auth: 2,
      examples: [{ input: words, output: words }],
      cases: [{ input: words, output: words }],
      userExtraFile: [{ name: words, content: words }],
      codeTemplates: [{ language: 'C', code: words, status: true }],
    });
    const { pid } = problem;
    const { review } = STATES[state];
    if (review) await as(site, author)(applyPublic, { pid, isApplied: true, message: words });
    if (review === 'withdrawn') await as(site, author)(applyPublic, { pid, isApplied: false });
    if (review === 'refused') await as(site, reviewer)(decideUserProblem, { pid, progress: 3, reason: words });
    const { submitId } = (
      await as(site, author)(submitProblemJudge, { pid: problem.problemId, language: 'C', code: words })
    ).data;
    made.push([state, { ...problem, submitId }]);
  }
  problems = Object.fromEntries(made) as typeof problems;
});
afterAll(() => site.close());

/** Pictures that are drawn by lot. */
const PICTURES = new Set(['getSlidePuzzle', 'getCaptcha']);
const READING: AnyOp[] = CALLS.filter(
  ({ access, method, name }) =>
    !PICTURES.has(name) &&
    access !== 'root' &&
    access !== 'judge' &&
    (method === 'GET' || name === 'checkSubmissionsStatus') &&
    !name.toLowerCase().includes('logout'),
);

/** Everything by which an input can point at a problem of a person, or at a submission to it. */
const pointingAt = ({ pid, problemId, submitId }: (typeof problems)[State]) => ({
  pid,
  pidList: [pid],
  pids: [pid],
  problemId,
  problemID: problemId,
  keyword: problemId.toLowerCase(),
  search: problemId.toLowerCase(),
  username: people.author.username,
  uid: people.author.uid,
  submitId,
  submit_id: submitId,
  submitIds: [submitId],
  topics: `submission:${submitId}`,
  tagId: [],
  program: 'checker',
});

const QUEUE = 'getUserProblemReviews';
/** Nothing changes any more: what does not point at a problem is the same whichever it is. */
const answers: Answers = new Map();

describe.each(['visitor', 'stranger', 'siteAdmin', 'problemAdmin', 'author'] as const)(
  'T-IDOR-7 NOTE-4 a problem of a person, for: %s',
  (who) => {
    test.each(Object.keys(STATES) as State[])('%s', async (state) => {
      const knows = (STATES[state].knows as readonly Who[]).includes(who);
      const at = pointingAt(problems[state]);
      const token = who === 'visitor' ? undefined : people[who].token;
      const told = new Set<string>();
      // what the author follows would never end
      const asked = who === 'author' ? READING.filter(({ name }) => name !== 'openStream') : READING;
      for (const op of asked) {
        const named = fieldsOf(op).some((field) => field === 'username' || field === 'uid');
        const inputs = named ? [at, { ...at, username: undefined }, { ...at, uid: undefined }] : [at];
        for (const input of inputs) {
          const { body } = await askAnything(site, op, token, input, {}, answers);
          if (body.toLowerCase().includes(nameOf(state))) told.add(op.name);
        }
      }
      // the queue shows reviewers what they refused, by its title alone
      const others = [...told].filter((name) => !(name === QUEUE && who === 'problemAdmin'));
      if (knows) expect(others.length).toBeGreaterThan(0);
      else expect(others).toEqual([]);
    });
  },
);
