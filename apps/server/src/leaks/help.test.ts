import { CALLS } from '@assay/contract/calls.ts';
import { openHint, saveHintLadder } from '@assay/contract/hints/hints.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { wireOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { type FakeModel, openFakeModel } from '@assay/testkit/fake-model.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertContestProblem } from '../domains/contests/problems/admin-problems.queries.ts';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';
import { type Answers, askAnything, fieldsOf } from './testing/asking.ts';

/** What helps with a problem: stands in its first hint, which the learner has opened, and in the second, which nobody has. */
const OPENED = 'zqxopenedqzx';
const CLOSED = 'zqxclosedqzx';

let site: TestSite;
let model: FakeModel;
let people: Record<'learner' | 'stranger' | 'setter' | 'otherAdmin' | 'root', BuiltUser>;
beforeAll(async () => {
  model = await openFakeModel();
  site = await openTestSite({ AI_URL: model.url, AI_MODEL: 'tiny' });
  const settings = { ...DEFAULT_SETTINGS, submitIntervalSeconds: 0, openAiChat: true, aiPerUser: 1000 };
  await site.services.settings.write(settings, site.services.db);
  people = {
    learner: await buildUser(site),
    stranger: await buildUser(site),
    setter: await buildUser(site, { role: 'admin' }),
    otherAdmin: await buildUser(site, { role: 'admin' }),
    root: await buildUser(site, { role: 'root' }),
  };
});
afterAll(async () => {
  await site.close();
  await model.close();
});

interface Stage {
  problem: BuiltProblem;
  /** By its address in the venue. */
  within: Record<string, unknown>;
  hintIds: number[];
  /** Of the learner, judged wrong. */
  submitId: number;
}

/** A public problem of the setter with hints, of which the learner opened the first, before anything ran with it. */
async function openStage(): Promise<Stage> {
  const problem = await buildProblem(site, { author: people.setter });
  const { pid, problemId } = problem;
  const ways = { en: '', tries: null, minutes: null, coins: null };
  const hints = [OPENED, CLOSED].map((zh) => ({ ...ways, zh }));
  await as(site, people.setter)(saveHintLadder, { pid, edition: 0, hints });
  const rows = await site.services.db.selectFrom('hints').select('id').where('pid', '=', pid).orderBy('id').execute();
  const hintIds = rows.map(({ id }) => id);
  await as(site, people.learner)(openHint, { pid, id: hintIds[0]! });
  const code = 'int main(){}';
  const { submitId } = (await as(site, people.learner)(submitProblemJudge, { pid: problemId, language: 'C', code }))
    .data;
  const wrong = { status: VERDICT.wrongAnswer };
  await site.services.db.updateTable('submissions').set(wrong).where('id', '=', submitId).execute();
  return { problem, within: { problemId }, hintIds, submitId };
}

const addTo = (cid: number, { pid }: BuiltProblem) =>
  insertContestProblem(site.services.db, {
    cid,
    pid,
    displayId: 'Z',
    displayTitle: 'Z',
    color: '',
    offList: false,
  });

/** In which the problem is closed to all help, for the learner at least. */
const RUNNING: Record<
  string,
  { closedTo: 'all' | 'learner'; begin: (stage: Stage) => Promise<Record<string, unknown>> }
> = {
  'a running contest': {
    closedTo: 'all',
    begin: async ({ problem }) => {
      const { cid } = await buildContest(site, { author: people.root, problems: [] });
      await addTo(cid, problem);
      await site.services.db.insertInto('contest_registrations').values({ cid, uid: people.learner.uid }).execute();
      return { problemId: 'Z', cid };
    },
  },
  'a timed work that runs': {
    closedTo: 'all',
    begin: async ({ problem }) => {
      const { wid } = await buildWork(site, { author: people.root, problems: [problem] });
      await startWork(site, wid, people.learner);
      return { problemId: 'A', ...wireOf({ kind: 'timedWork', id: wid }) };
    },
  },
  'the own participation in a contest that is over': {
    closedTo: 'learner',
    begin: async ({ problem }) => {
      const { cid } = await buildContest(site, { author: people.root, problems: [], startsIn: -7200, lasts: 3600 });
      await addTo(cid, problem);
      const started = { cid, uid: people.learner.uid, started_at: site.services.clock.now() };
      await site.services.db.insertInto('contest_virtuals').values(started).execute();
      return { problemId: 'Z', cid };
    },
  },
};

/** Drawn by lot, without end, or the end of the session. */
const NOT_ASKED = new Set(['getSlidePuzzle', 'getCaptcha', 'logout', 'adminLogout', 'openStream']);
const HELPERS = CALLS.filter(({ path, answer }) => path.startsWith('/api/ai/') && answer === 'events');
const READING: AnyOp[] = CALLS.filter(
  (op) =>
    op.access !== 'judge' &&
    op.method === 'GET' &&
    !NOT_ASKED.has(op.name) &&
    !HELPERS.some(({ name }) => name === op.name),
);

/** The calls that tell somebody of the hints. */
async function tellers({ problem: { pid, problemId }, within, submitId }: Stage, who: BuiltUser | null) {
  const told = { opened: new Set<string>(), closed: new Set<string>() };
  const answers: Answers = new Map();
  const at = { pid, pids: [pid], id: submitId, submitId, tagId: [], stream: false };
  for (const op of READING) {
    const places = fieldsOf(op).includes('problemId') ? [{ problemId }, within] : [{ problemId }];
    for (const place of places) {
      const input = { ...at, problemID: problemId, ...place };
      const { body } = await askAnything(site, op, who?.token, input, {}, answers);
      if (body.includes(OPENED)) told.opened.add(op.name);
      if (body.includes(CLOSED)) told.closed.add(op.name);
    }
  }
  return [[...told.opened], [...told.closed]];
}

type Name = keyof typeof people;
const openSecond = ({ problem: { pid }, hintIds }: Stage, name: Name) =>
  as(site, people[name])(openHint, { pid, id: hintIds[1]! });

test('NOTE-13 outside of all that runs, the hints are told to who opened them and who writes them', async () => {
  const stage = await openStage();
  const of = (name: Name | null) => tellers(stage, name && people[name]);
  expect(await of(null)).toEqual([[], []]);
  expect(await of('stranger')).toEqual([[], []]);
  expect(await of('learner')).toEqual([['getHints'], []]);
  expect(await of('otherAdmin')).toEqual([[], []]);
  expect(await of('setter')).toEqual([['getHintLadder'], ['getHintLadder']]);
});

describe.each(Object.entries(RUNNING))('NOTE-10 with the problem in %s', (_venue, { closedTo, begin }) => {
  test('no call tells of the hints or opens one, and no helper answers', async () => {
    const stage = await openStage();
    stage.within = await begin(stage);
    expect(await tellers(stage, people.learner)).toEqual([[], []]);
    const closed: Name[] = closedTo === 'all' ? ['learner', 'stranger', 'root', 'setter'] : ['learner'];
    for (const name of closed) {
      expect([name, (await openSecond(stage, name)).data]).toMatchObject([name, { code: 'hint.problemInUse' }]);
    }
    const before = model.asked.length;
    const { pid } = stage.problem;
    for (const op of HELPERS) {
      for (const name of [...closed, 'root'] as const) {
        if (closedTo === 'learner' && name === 'root') continue;
        const { status, body } = await askAnything(site, op, people[name].token, { pid, submitId: stage.submitId });
        expect([op.name, name, status, body]).toEqual([
          op.name,
          name,
          expect.any(Number),
          expect.stringMatching(/"ai\.|access\.denied/),
        ]);
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    expect(model.asked).toHaveLength(before);
  });
});
