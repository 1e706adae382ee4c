import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { as } from '@assay/testkit/ask.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './testing/asking.ts';
import { HOUR, openLeakStage, tellersOf } from './testing/contest-stage.ts';
import { expectSame } from './testing/hearing.ts';
import { pointingAt } from './testing/inputs.ts';
import { READING } from './testing/reading.ts';

const { site, root, author, owner, rival, otherAdmin, build, register, submit, ask, everythingFor } =
  await openLeakStage();
afterAll(() => site.close());

describe('what is asked', { timeout: 120_000 }, () => {
  test('is much, and nothing of it is refused because it makes no sense', async () => {
    expect(READING.length).toBeGreaterThan(60);
    const contest = await build({ openRank: true });
    const submitId = await submit(owner, contest.cid);
    for (const op of READING) {
      const { body } = await ask(op, root, pointingAt(contest, submitId));
      expect([op.name, body.includes('request.invalid')]).toEqual([op.name, false]);
    }
    // and what takes more than it names is known
    expect(READING.filter((op) => op.path.includes(':')).every((op) => fieldsOf(op).includes('cid'))).toBe(true);
  });

  test('is the Contest API, too', async () => {
    const contest = await build({ openRank: true });
    const found = await everythingFor(null, contest, await submit(owner, contest.cid));
    for (const name of ['getIcpcObjects {"endpoint":"judgements"}', 'getIcpcContest {}', 'followIcpcFeed {}']) {
      expect([name, found.get(name)]).toMatchObject([name, { status: 200 }]);
    }
    const judgements = (by: string) => found.get(`getIcpcObjects judgements {"judgement_type_id":"${by}"}`)!.body;
    expect([judgements('AC'), judgements('WA') === '[]']).toEqual(['[]', false]);
  });
});

describe('T-IDOR-7 before the start', { timeout: 120_000 }, () => {
  const people = { visitor: null, stranger: rival, 'registered user': owner };
  test.each(Object.keys(people) as (keyof typeof people)[])('a %s finds nothing of the problems', async (role) => {
    const contest = await build({ startsIn: HOUR });
    await register(contest.cid, owner);
    const submitId = await submit(author, contest.cid);
    expect(tellersOf(await everythingFor(people[role], contest, submitId))).toEqual([]);
  });

  test('an admin who does not run it finds its problems nowhere', async () => {
    const contest = await build({ startsIn: HOUR });
    const submitId = await submit(author, contest.cid);
    expect(tellersOf(await everythingFor(otherAdmin, contest, submitId))).toEqual([]);
  });

  test('nobody finds out how many there are', async () => {
    const contest = await build({ startsIn: HOUR });
    await register(contest.cid, owner);
    const none = await build({ startsIn: HOUR, problems: [] });
    await register(none.cid, owner);
    for (const who of [null, owner]) {
      const answers = new Map();
      const many = await everythingFor(who, contest, 1, answers);
      const empty = await everythingFor(who, { ...none, problems: contest.problems }, 1, answers);
      for (const [name, { status, body }] of many) {
        // both contests differ in number, title and times alone
        const blank = (text: string) => text.replaceAll(/\d+/g, '0');
        if (name.includes('List')) continue;
        expect([name, status, blank(body)]).toEqual([name, empty.get(name)!.status, blank(empty.get(name)!.body)]);
      }
    }
  });

  test('display ids that exist and others answer alike', async () => {
    const contest = await build({ startsIn: HOUR });
    const answers = new Map();
    const real = await everythingFor(rival, contest, 1, answers);
    const problems = [{ pid: 99_999, problemId: 'NO', displayId: 'A' }];
    const guessed = await everythingFor(rival, { ...contest, problems }, 1, answers);
    const pid = String(contest.problems[0]!.pid);
    expectSame(
      new Map([...real].map(([name, { status, body }]) => [name, { status, body: body.replaceAll(pid, '99999') }])),
      guessed,
    );
  });

  test('the same questions do tell its author', async () => {
    const contest = await build({ startsIn: HOUR });
    expect((await as(site, author)(getContestProblem, { cid: contest.cid })).data).toHaveLength(2);
    expect(tellersOf(await everythingFor(author, contest, await submit(author, contest.cid))).length).toBeGreaterThan(
      5,
    );
  });
});
