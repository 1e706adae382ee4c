import { CALLS } from '@assay/contract/calls.ts';
import { cloneContest, deleteContest, updateContest } from '@assay/contract/contests/admin.ts';
import { addProblemFromPublic } from '@assay/contract/contests/admin-problems.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { startContestVirtual } from '@assay/contract/contests/virtual.ts';
import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { manualJudge } from '@assay/contract/submissions/judgements.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltContest, buildContest, type ContestWishes, contestSave } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './platform/settings/settings.ts';

/** Stands in every text of contest problems and in every code that is submitted. */
const SECRET = 'zqxsecret';
const HOUR = 3600;

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
let author: BuiltUser;
let owner: BuiltUser;
let rival: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  owner = await buildUser(site, { username: 'ownerofit' });
  rival = await buildUser(site);
});
afterAll(() => site.close());

const text = { title: SECRET, description: SECRET, input: SECRET, output: SECRET, hint: SECRET };
const SECRET_PROBLEM = {
  texts: { zh: text, en: text },
  source: SECRET,
  author: { uid: null, username: SECRET },
  examples: [{ input: SECRET, output: SECRET }],
  cases: [{ input: SECRET, output: SECRET }],
  codeTemplates: [{ language: 'C', code: SECRET, status: true }],
  title: SECRET,
};

const build = (wishes: ContestWishes) =>
  buildContest(site, { author, problems: [SECRET_PROBLEM, SECRET_PROBLEM], ...wishes });

/** Submits to problem A and has it judged. */
async function submit(who: BuiltUser, cid: number, status = -1): Promise<number> {
  const body = { pid: 'A', cid, language: 'C++ 17', code: `int main() { /* ${SECRET} */ }` };
  const { data } = await as(site, who)(submitProblemJudge, body);
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

const flip = (submitId: number, status: number) => as(site, root)(manualJudge, { submitId, status, reason: 'test' });

/** The stream never ends; it has a test of its own. Logging out would end the session. The rest is drawn by lot. */
const NOT_ASKED = new Set(['openStream', 'logout', 'adminLogout', 'getSlidePuzzle', 'getCaptcha', 'getRandomProblem']);
/** Everything by which people who do not run the contest read: lists, details, polls, boards, files. */
const READING: AnyOp[] = CALLS.filter(
  ({ access, method, name }) =>
    ['anyone', 'user', 'submitter'].includes(access) &&
    (method === 'GET' || /^(get|check)/.test(name)) &&
    !NOT_ASKED.has(name),
);

const fieldsOf = (op: AnyOp) => Object.keys(jsonSchemaOf(op.input, 'draft-7').properties ?? {});

/** Everything by which an input can point into a contest. */
const pointingAt = ({ cid, problems: [a] }: BuiltContest, submitId: number): Record<string, unknown> => ({
  cid,
  contestID: cid,
  pid: a!.pid,
  pidList: [a!.pid],
  problemId: a!.problemId,
  problemID: 'A',
  displayId: 'A',
  submitId,
  submit_id: submitId,
  submitIds: [submitId],
  // boards are posted and take whole lists
  concernedList: [],
  // what would follow the contest for as long as it lasts
  stream: false,
});

/** Filters and switches by which hidden things might be asked out. */
const WISHES: Record<string, unknown>[] = [
  {},
  { status: 0 },
  { status: -1 },
  { status: -5 },
  { username: 'ownerofit' },
  { containsEnd: true, beforeContestSubmit: true },
  { containsEnd: true },
  { forceRefresh: true, removeStar: true, containsEnd: true },
  ...['problems', 'state', 'submissions', 'judgements', 'awards', 'scoreboard'].map((endpoint) => ({ endpoint })),
];

async function ask(op: AnyOp, who: BuiltUser | null, input: Record<string, unknown>) {
  const fields = new Set(fieldsOf(op));
  // what the address names, and what goes beside it
  const named = new Set([...op.path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  const url = op.path.replace(/:(\w+)/g, (_, name: string) => String(input[name] ?? input.submitId));
  const given = Object.fromEntries(Object.entries(input).filter(([name]) => fields.has(name) && !named.has(name)));
  const query = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const answer = await site.app.inject({
    method: op.method,
    url,
    headers: { 'accept-language': 'en', ...(who ? { authorization: who.token } : {}) },
    ...(op.via === 'body' ? { payload: given } : { query }),
  });
  return { status: answer.statusCode, body: answer.body };
}

/** What somebody can find out of a contest by all calls together, by name and wish. */
async function everythingFor(who: BuiltUser | null, contest: BuiltContest, submitId: number) {
  const found = new Map<string, unknown>();
  for (const op of READING) {
    for (const wish of WISHES) {
      const fits = Object.keys(wish).every((name) => fieldsOf(op).includes(name));
      if (!fits) continue;
      const answer = await ask(op, who, { ...pointingAt(contest, submitId), ...wish });
      expect([op.name, answer.status < 500]).toEqual([op.name, true]);
      found.set(`${op.name} ${JSON.stringify(wish)}`, answer);
    }
  }
  return found;
}

/** Whether nobody of these can tell that a verdict is another one. */
async function expectSilence(people: (BuiltUser | null)[], contest: BuiltContest, submitId: number) {
  const wrong = await Promise.all(people.map((who) => everythingFor(who, contest, submitId)));
  await flip(submitId, 0);
  const right = await Promise.all(people.map((who) => everythingFor(who, contest, submitId)));
  for (const [at, before] of wrong.entries()) {
    for (const [name, answer] of before) expect([name, right[at]!.get(name)]).toEqual([name, answer]);
  }
  await flip(submitId, -1);
}

const hasSecret = (found: Map<string, unknown>) =>
  [...found].filter(([, answer]) => JSON.stringify(answer).toLowerCase().includes(SECRET)).map(([name]) => name);

test('there is much to ask', () => {
  expect(READING.length).toBeGreaterThan(30);
});

test('the Contest API is asked, too', async () => {
  const contest = await build({ openRank: true });
  const found = await everythingFor(null, contest, await submit(owner, contest.cid));
  for (const name of ['getIcpcObjects {"endpoint":"judgements"}', 'getIcpcContest {}', 'followIcpcFeed {}']) {
    expect([name, found.get(name)]).toMatchObject([name, { status: 200 }]);
  }
});

describe('T-IDOR-7 before the start', () => {
  test.each(['visitor', 'stranger', 'registered'])('a %s finds nothing of the problems', async (role) => {
    const contest = await build({ startsIn: HOUR });
    await site.services.db.insertInto('contest_registrations').values({ cid: contest.cid, uid: owner.uid }).execute();
    const submitId = await submit(author, contest.cid);
    const who = { visitor: null, stranger: rival, registered: owner }[role]!;
    expect(hasSecret(await everythingFor(who, contest, submitId))).toEqual([]);
  });

  test('display ids that exist and others answer alike', async () => {
    const contest = await build({ startsIn: HOUR });
    const real = await everythingFor(rival, contest, 1);
    const guessed = await everythingFor(
      rival,
      { ...contest, problems: [{ pid: 99_999, problemId: 'NO', displayId: 'A' }] },
      1,
    );
    for (const [name, answer] of real) {
      const shown = JSON.stringify(answer).replaceAll(String(contest.problems[0]!.pid), '99999');
      expect([name, shown]).toEqual([name, JSON.stringify(guessed.get(name))]);
    }
  });
});

describe('T-IDOR-6 a private contest', () => {
  test.each(['visitor', 'stranger'])('a %s finds nothing of its inside', async (role) => {
    const contest = await build({ auth: 1, pwd: 'open sesame' });
    const submitId = await submit(author, contest.cid);
    const found = await everythingFor(role === 'visitor' ? null : rival, contest, submitId);
    expect(hasSecret(found)).toEqual([]);
    expect(JSON.stringify([...found])).not.toContain('open sesame');
  });

  test('a hidden contest answers like one that does not exist', async () => {
    const hidden = await build({ visible: false });
    const missing = { ...hidden, cid: 40_000 };
    const [real, none] = [await everythingFor(rival, hidden, 1), await everythingFor(rival, missing, 1)];
    for (const [name, answer] of real) expect([name, none.get(name)]).toEqual([name, answer]);
  });
});

describe('T-IDOR-6 a contest of a group', () => {
  const TITLE = `${SECRET} cup`;
  /** A public contest that runs; nobody is in the group but its author and one member. */
  const buildInGroup = async (group: { auth?: 1 | 3; visible?: boolean }, wishes: ContestWishes = {}) => {
    const { gid } = await buildGroup(site, { owner: author, members: [{ uid: owner.uid }], ...group });
    return build({ gid, title: TITLE, description: SECRET, ...wishes });
  };
  const whoever = () => ({ visitor: null, stranger: rival });
  // the first look of a day checks in
  beforeAll(async () => void (await everythingFor(rival, await build({}), 1)));

  test.each(['visitor', 'stranger'] as const)(
    'a %s finds nothing of it, as if it did not exist',
    { timeout: 60_000 },
    async (role) => {
      for (const group of [{}, { visible: false }, { auth: 3 as const }]) {
        const contest = await buildInGroup(group);
        const submitId = await submit(owner, contest.cid, 0);
        const who = whoever()[role];
        const found = await everythingFor(who, contest, submitId);
        const none = await everythingFor(who, { ...contest, cid: 40_000 }, submitId);
        for (const [name, answer] of found) expect([name, none.get(name)]).toEqual([name, answer]);
        expect(hasSecret(found)).toEqual([]);
      }
    },
  );

  test.each(['visitor', 'stranger'] as const)(
    'a %s finds no open board of a hidden or private group',
    { timeout: 60_000 },
    async (role) => {
      for (const group of [{ visible: false }, { auth: 3 as const }]) {
        const contest = await buildInGroup(group, { openRank: true });
        const found = await everythingFor(whoever()[role], contest, 1);
        const none = await everythingFor(whoever()[role], { ...contest, cid: 40_000 }, 1);
        for (const [name, answer] of found) expect([name, none.get(name)]).toEqual([name, answer]);
      }
    },
  );

  test('before the start a member finds nothing of the problems', async () => {
    const contest = await buildInGroup({}, { title: 'Cup', description: 'Solve.', startsIn: HOUR });
    const submitId = await submit(author, contest.cid);
    expect(hasSecret(await everythingFor(owner, contest, submitId))).toEqual([]);
  });

  test('who runs nothing of it writes nothing, and is told no more than of a missing one', async () => {
    const contest = await buildInGroup({});
    const writing = CALLS.filter(
      (op) =>
        op.access === 'user' && op.method !== 'GET' && fieldsOf(op).some((name) => name === 'cid' || name === 'id'),
    ).filter(({ path }) => path.includes('/contest') || path.includes('contest-'));
    expect(writing.length).toBeGreaterThan(25);
    const toldUnknown = new Set<string>();
    for (const op of writing) {
      const form = { ...contestSave(site), version: 0, content: 'x', usernames: ['x'], pids: [1], displayTitle: 'x' };
      const member = { uid: 1, disqualified: false, star: false, rankName: '', name: 'x', school: 'x', color: '' };
      const given = { ...form, ...member, ...pointingAt(contest, 1), id: contest.cid };
      const there = await ask(op, rival, given);
      const missing = await ask(op, rival, { ...given, cid: 40_000, id: 40_000 });
      expect([op.name, there]).toEqual([op.name, missing]);
      expect([op.name, there.status >= 400]).toEqual([op.name, true]);
      if (there.body.includes('contest.unknown')) toldUnknown.add(op.name);
    }
    for (const { name } of [updateContest, deleteContest, cloneContest, addProblemFromPublic, saveContestTeam]) {
      expect([...toldUnknown]).toContain(name);
    }
    expect(toldUnknown.size).toBeGreaterThan(20);
  });
});

describe('T-IDOR-2 while a contest runs', () => {
  test('nobody reads the code of another, nor opens the submission', async () => {
    const contest = await buildContest(site, { author });
    const submitId = await submit(owner, contest.cid, 0);
    for (const who of [null, rival]) expect(hasSecret(await everythingFor(who, contest, submitId))).toEqual([]);
    // the owner does
    expect(hasSecret(await everythingFor(owner, contest, submitId))).not.toEqual([]);
  });

  test('T-LEAK-2 the owner learns nothing of the cases under ACM rules', async () => {
    const contest = await build({});
    const submitId = await submit(owner, contest.cid);
    const found = await everythingFor(owner, contest, submitId);
    for (const name of ['getAllCaseResult {}', 'getFirstFailCase {}', 'downloadFirstFailTestcase {}']) {
      expect([name, (found.get(name) as { status: number }).status >= 400]).toEqual([name, true]);
    }
  });

  test('its results stand in no figure outside', async () => {
    const contest = await build({ sealsBefore: 5 * HOUR });
    const submitId = await submit(owner, contest.cid);
    await expectSilence([null, rival], contest, submitId);
  });
});

describe('T-IDOR-4 under the seal', () => {
  test.each([true, false])('nobody tells a verdict of others; the board opens by itself: %s', async (autoRealRank) => {
    const contest = await build({ startsIn: -4.5 * HOUR, sealsBefore: HOUR, autoRealRank, openRank: true });
    const submitId = await submit(owner, contest.cid);
    await expectSilence([null, rival], contest, submitId);
  });

  test('after the end while it stays sealed', async () => {
    const contest = await build({
      startsIn: -4.5 * HOUR,
      sealsBefore: HOUR,
      autoRealRank: false,
      allowEndSubmit: true,
    });
    const submitId = await submit(owner, contest.cid);
    site.clock.advance(HOUR);
    await expectSilence([null, rival], contest, submitId);
  });
});

describe('T-IDOR-3 in an OI contest without live results', () => {
  test('not even the owner tells the verdict', async () => {
    const contest = await build({ type: CONTEST_TYPE.oi, startsIn: -4.5 * HOUR, sealsBefore: 5 * HOUR });
    const submitId = await submit(owner, contest.cid);
    await expectSilence([null, rival, owner], contest, submitId);
  });
});

describe('when it is over', () => {
  test('results are there for all, code and the data for their owner alone', async () => {
    const contest = await buildContest(site, { author, startsIn: -4.5 * HOUR, sealsBefore: HOUR });
    const submitId = await submit(owner, contest.cid);
    site.clock.advance(HOUR);
    const found = await everythingFor(rival, contest, submitId);
    expect(hasSecret(found)).toEqual([]);
    expect(found.get('getSubmissionDetail {}')).toMatchObject({ status: 200 });
    expect((found.get('getContestSubmissions {"status":-1}') as { body: string }).body).toContain('"ownerofit"');
  });
});

describe('in a virtual participation that runs', () => {
  test.each([
    ['ACM', CONTEST_TYPE.acm],
    ['OI', CONTEST_TYPE.oi],
  ] as const)(
    'nobody else tells a verdict, under OI rules not even its owner: %s',
    async (_, type) => {
      const contest = await build({ type, startsIn: -6 * HOUR, sealsBefore: 5 * HOUR, openRank: true });
      const who = await buildUser(site);
      const { status } = await as(site, who)(startContestVirtual, { cid: contest.cid });
      expect(status).toBe(200);
      const submitId = await submit(who, contest.cid);
      const watching = await buildUser(site);
      // the first look of a day checks in
      for (const one of [who, watching]) await everythingFor(one, contest, submitId);
      await expectSilence(type === CONTEST_TYPE.oi ? [null, watching, who] : [null, watching], contest, submitId);
    },
    60_000,
  );
});

test('T-ID-1 a contest never gets a number that means a timed work', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'contests'::regclass and contype = 'c'`.execute(site.services.db);
  expect(rows.map(({ rule }) => rule)).toContain(`CHECK ((id <= 50000))`);
  expect(venueOf({ cid: 50_000 })).toEqual({ kind: 'contest', id: 50_000 });
  expect(venueOf({ cid: 50_001 })).toEqual({ kind: 'timedWork', id: 1 });
});
