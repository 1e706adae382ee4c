import { CALLS } from '@assay/contract/calls.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { applyPublic, decideGroupProblem } from '@assay/contract/reviews/problems.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, askAnything, fieldsOf } from './testing/asking.ts';

/** What a problem of a group may be in, and who of those who ask below may know of it then. */
const STATES = {
  open: { auth: 1, review: null, knows: ['member'] },
  private: { auth: 2, review: null, knows: [] },
  contest: { auth: 3, review: null, knows: [] },
  applying: { auth: 1, review: 'applying', knows: ['member', 'problemAdmin'] },
  applyingPrivate: { auth: 2, review: 'applying', knows: ['problemAdmin'] },
  // what was refused stands in the queue of reviewers, with its title
  refused: { auth: 2, review: 'refused', knows: [] },
} as const satisfies Record<string, { auth: 1 | 2 | 3; review: string | null; knows: readonly Who[] }>;
type State = keyof typeof STATES;
type Who = 'visitor' | 'stranger' | 'otherGroup' | 'siteAdmin' | 'problemAdmin' | 'member';

let site: TestSite;
let gid: number;
let people: Record<Exclude<Who, 'visitor'>, BuiltUser>;
let problems: Record<State, { pid: number; problemId: string }>;

/** Stands in every text of the problem; no name begins another. */
const nameOf = (state: State) => `zqx${state.toLowerCase()}qzx`;

beforeAll(async () => {
  site = await openTestSite();
  const [owner, author, reviewer] = [
    await buildUser(site),
    await buildUser(site),
    await buildUser(site, { role: 'root' }),
  ];
  people = {
    stranger: await buildUser(site),
    otherGroup: await buildUser(site),
    siteAdmin: await buildUser(site, { role: 'admin' }),
    problemAdmin: await buildUser(site, { role: 'problemAdmin' }),
    member: await buildUser(site),
  };
  const members = [{ uid: author.uid, auth: GROUP_LEVEL.admin }, { uid: people.member.uid }];
  ({ gid } = await buildGroup(site, { owner, members }));
  await buildGroup(site, { owner: people.otherGroup });
  await buildProblem(site, { title: 'Open to all' });
  const made = Object.keys(STATES).map(async (name) => {
    const state = name as State;
    const { auth, review } = STATES[state];
    const words = nameOf(state);
    const text = { title: words, description: words, input: words, output: words, hint: words };
    const problem = await buildProblem(site, {
      gid,
      author,
      problemId: words,
      texts: { zh: text, en: text },
      source: words,
      auth,
      examples: [{ input: words, output: words }],
      cases: [{ input: words, output: words }],
      userExtraFile: [{ name: words, content: words }],
      codeTemplates: [{ language: 'C', code: words, status: true }],
    });
    if (review) await as(site, author)(applyPublic, { pid: problem.pid, isApplied: true, message: words });
    if (review === 'refused') {
      await as(site, reviewer)(decideGroupProblem, { pid: problem.pid, progress: 3, reason: words });
    }
    return [state, problem] as const;
  });
  problems = Object.fromEntries(await Promise.all(made)) as typeof problems;
});
afterAll(() => site.close());

/** Pictures that are drawn by lot; to draw them took a tenth of the time. */
const PICTURES = new Set(['getSlidePuzzle', 'getCaptcha']);
const READING: AnyOp[] = CALLS.filter(
  ({ access, method, name }) =>
    !PICTURES.has(name) &&
    access !== 'root' &&
    access !== 'judge' &&
    (method === 'GET' || name === 'checkSubmissionsStatus') &&
    !name.toLowerCase().includes('logout'),
);

/** Everything by which an input can point at a problem of the group. */
const pointingAt = ({ pid, problemId }: { pid: number; problemId: string }) => ({
  pid,
  pidList: [pid],
  pids: [pid],
  problemId,
  problemID: problemId,
  keyword: problemId.toLowerCase(),
  gid,
  tagId: [],
});

const QUEUE = 'getGroupProblemReviews';
/** Nothing changes any more: what does not point at a problem is the same whichever it is. */
const answers: Answers = new Map();

describe.each(['visitor', 'stranger', 'otherGroup', 'siteAdmin', 'problemAdmin', 'member'] as const)(
  'T-IDOR-7 problems of a group, for: %s',
  (who) => {
    test.each(Object.keys(STATES) as State[])('%s', async (state) => {
      const knows = (STATES[state].knows as readonly Who[]).includes(who);
      const told: string[] = [];
      for (const op of READING) {
        const at = pointingAt(problems[state]);
        const inputs = fieldsOf(op).includes('gid') ? [{ gid, tagId: [] }, at, { ...at, gid: undefined }] : [at];
        for (const input of inputs) {
          const token = who === 'visitor' ? undefined : people[who].token;
          const { body } = await askAnything(site, op, token, input, {}, answers);
          if (body.toLowerCase().includes(nameOf(state))) told.push(op.name);
        }
      }
      // the queue shows reviewers what they refused, by its title alone
      const others = [...new Set(told)].filter((name) => !(name === QUEUE && who === 'problemAdmin'));
      if (knows) expect(others.length).toBeGreaterThan(0);
      else expect(others).toEqual([]);
    });
  },
);
