import { proposeHints } from '@assay/contract/ai/answers.ts';
import { getAcCoin, getAcCoinRecords } from '@assay/contract/coins/ledger.ts';
import type { WrittenHint } from '@assay/contract/hints/hint.ts';
import { getHintLadder, getHints, openHint, saveHintLadder } from '@assay/contract/hints/hints.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { postEntries } from '../coins/ledger.ts';

let site: TestSite;
let people: Record<'learner' | 'other' | 'setter' | 'admin', BuiltUser>;
type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  people = {
    learner: await buildUser(site),
    other: await buildUser(site),
    setter: await buildUser(site, { role: 'admin' }),
    admin: await buildUser(site, { role: 'admin' }),
  };
});
afterAll(() => site.close());

const written = (zh: string, ways: Partial<WrittenHint> = {}): WrittenHint => ({
  zh,
  en: '',
  tries: null,
  minutes: null,
  coins: null,
  ...ways,
});

/** A problem of the setter with hints. */
async function laddered(hints: WrittenHint[]) {
  const { pid, problemId } = await buildProblem(site, { author: people.setter });
  await asking('setter')(saveHintLadder, { pid, edition: 0, hints });
  const stored = (await asking('setter')(getHintLadder, { pid })).data;
  return { pid, problemId, ids: stored.hints.map(({ id }) => id) };
}

async function submitted(problemId: string, status: number, name: Name = 'learner') {
  const { submitId } = (
    await asking(name)(submitProblemJudge, {
      pid: problemId,
      language: 'C',
      code: `int main(){/* ${Math.random()} */}`,
    })
  ).data;
  await site.services.db.updateTable('submissions').set({ status }).where('id', '=', submitId).execute();
}

const give = (name: Name, coins: number) =>
  site.services.db
    .transaction()
    .execute((tx) =>
      postEntries(tx, [{ uid: people[name].uid, delta: coins, reason: 'correction', subject: String(Math.random()) }]),
    );

const shown = async (pid: number, name: Name = 'learner') => (await asking(name)(getHints, { pid })).data;
const statesOf = async (pid: number, name: Name = 'learner') =>
  (await shown(pid, name)).hints.map(({ state, isEarned, content }) => [state, isEarned, content]);

describe('NOTE-12 the ladder', () => {
  test('is written by those who may change the problem, and read as a whole by nobody else', async () => {
    const { pid } = await laddered([written('第一条', { en: 'First' }), written('第二条')]);
    const { hints, edition } = (await asking('setter')(getHintLadder, { pid })).data;
    expect([edition, hints.map(({ zh, en }) => [zh, en])]).toEqual([
      1,
      [
        ['第一条', 'First'],
        ['第二条', ''],
      ],
    ]);
    for (const name of ['learner', 'admin'] as const) {
      expect((await asking(name).refused(getHintLadder, { pid })).data.code, name).toBe('access.denied');
      const stolen = { pid, edition: 1, hints: [] };
      expect((await asking(name).refused(saveHintLadder, stolen)).data.code, name).toBe('access.denied');
    }
    expect((await as(site).refused(getHints, { pid })).data.code).toBe('access.loginNeeded');
  });

  test('is saved over what was seen, once of two saves at once', async () => {
    const { pid } = await laddered([written('甲')]);
    const saves = await Promise.all(
      ['乙', '丙', '丁'].map((zh) => asking('setter')(saveHintLadder, { pid, edition: 1, hints: [written(zh)] })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await asking('setter')(getHintLadder, { pid })).data.hints).toHaveLength(1);
  });

  test('keeps its order, and a hint without any text is refused with its number', async () => {
    const { pid, ids } = await laddered([written('甲'), written('乙')]);
    const [a, b] = ids as [number, number];
    const hints = [{ ...written('乙'), id: b }, { ...written('甲', { coins: 3 }), id: a }, written('丙')];
    await asking('setter')(saveHintLadder, { pid, edition: 1, hints });
    const stored = (await asking('setter')(getHintLadder, { pid })).data.hints;
    expect(stored.map(({ zh, coins }) => [zh, coins])).toEqual([
      ['乙', null],
      ['甲', 3],
      ['丙', null],
    ]);
    expect(stored.slice(0, 2).map(({ id }) => id)).toEqual([b, a]);
    const refused = await asking('setter').refused(saveHintLadder, { pid, edition: 2, hints: [written(' ')] });
    expect(refused.data.code).toBe('hint.textNeeded');
  });

  test('takes no hint of another problem over', async () => {
    const { ids } = await laddered([written('别的题')]);
    const { pid } = await laddered([]);
    await asking('setter')(saveHintLadder, { pid, edition: 1, hints: [{ ...written('新'), id: ids[0]! }] });
    expect((await asking('setter')(getHintLadder, { pid })).data.hints[0]!.id).not.toBe(ids[0]);
  });

  test('the page of a problem says whether there is one', async () => {
    const { problemId } = await laddered([written('甲')]);
    const without = await buildProblem(site);
    const has = async (id: string) => (await as(site)(getProblemDetail, { problemId: id })).data.hasHints;
    expect([await has(problemId), await has(without.problemId)]).toEqual([true, false]);
  });
});

describe('NOTE-13 opening hints', () => {
  test('one by one; the text is told once it is open, and to nobody else', async () => {
    const { pid, ids } = await laddered([written('第一条', { en: 'First' }), written('第二条')]);
    expect(await statesOf(pid)).toEqual([
      ['next', true, null],
      ['later', false, null],
    ]);
    expect((await asking('learner').refused(openHint, { pid, id: ids[1]! })).data.code).toBe('hint.earlierFirst');
    const opened = await asking('learner')(openHint, { pid, id: ids[0]! });
    expect(opened.data).toEqual({ content: 'First', paid: 0 });
    const inChinese = as(site, { ...people.learner, headers: { 'accept-language': 'zh-CN' } });
    expect((await inChinese(getHints, { pid })).data.hints[0]!.content).toBe('第一条');
    expect((await statesOf(pid)).map(([state]) => state)).toEqual(['open', 'next']);
    expect((await statesOf(pid, 'other')).map(([, , content]) => content)).toEqual([null, null]);
  });

  test('by tries, which submissions that did not compile are none of', async () => {
    const { pid, problemId, ids } = await laddered([written('提示', { tries: 2 })]);
    await submitted(problemId, VERDICT.wrongAnswer);
    await submitted(problemId, VERDICT.compileError);
    expect((await shown(pid)).tries).toBe(1);
    expect((await asking('learner').refused(openHint, { pid, id: ids[0]! })).data.code).toBe('hint.notEarned');
    await submitted(problemId, VERDICT.timeLimit);
    expect((await asking('learner')(openHint, { pid, id: ids[0]! })).data).toEqual({ content: '提示', paid: 0 });
  });

  test('by time, from the first submission on', async () => {
    const { pid, problemId, ids } = await laddered([written('提示', { minutes: 10 })]);
    await submitted(problemId, VERDICT.wrongAnswer);
    const { opensAt } = (await shown(pid)).hints[0]!;
    expect(Date.parse(opensAt!) - site.clock.now().getTime()).toBeGreaterThan(9 * 60_000);
    expect((await asking('learner').refused(openHint, { pid, id: ids[0]! })).data.code).toBe('hint.notEarned');
    const before = new Date(site.clock.now().getTime() - 600_000);
    await site.services.db.updateTable('submissions').set({ received_at: before }).where('pid', '=', pid).execute();
    expect((await asking('learner')(openHint, { pid, id: ids[0]! })).data.paid).toBe(0);
  });

  test('T-RACE-7 for coins: once, however many clicks come at once', async () => {
    const { pid, ids } = await laddered([written('值钱', { coins: 3 })]);
    await give('learner', 5);
    const before = (await asking('learner')(getAcCoin, {})).data;
    const [id] = ids as [number];
    expect((await asking('learner').refused(openHint, { pid, id, price: 2 })).data.code).toBe('hint.priceChanged');
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => asking('learner')(openHint, { pid, id, price: 3 })),
    );
    expect(clicks.map(({ data }) => data.paid).sort()).toEqual([0, 0, 0, 0, 0, 3]);
    expect(new Set(clicks.map(({ data }) => data.content))).toEqual(new Set(['值钱']));
    expect((await asking('learner')(getAcCoin, {})).data).toBe(before - 3);
    const [entry] = (await asking('learner')(getAcCoinRecords, {})).data.records;
    expect(entry).toMatchObject({ reason: 'hint', delta: -3, subject: String(id) });
  });

  test('not without enough coins, and nothing is opened then', async () => {
    const { pid, ids } = await laddered([written('值钱', { coins: 900 })]);
    expect((await asking('other').refused(openHint, { pid, id: ids[0]!, price: 900 })).data.code).toBe('coin.tooFew');
    expect(await statesOf(pid, 'other')).toEqual([['next', false, null]]);
  });

  test('who solved the problem pays nothing', async () => {
    const { pid, problemId, ids } = await laddered([written('值钱', { coins: 900 })]);
    await submitted(problemId, VERDICT.accepted);
    expect((await asking('learner')(openHint, { pid, id: ids[0]!, price: 900 })).data.paid).toBe(0);
  });

  test('one that is taken out stays for those who opened it, and for them alone', async () => {
    const { pid, ids } = await laddered([written('旧'), written('没人看')]);
    await asking('learner')(openHint, { pid, id: ids[0]! });
    await asking('setter')(saveHintLadder, { pid, edition: 1, hints: [written('新')] });
    expect((await shown(pid)).hints.map(({ content, isRemoved }) => [content, isRemoved])).toEqual([
      [null, false],
      ['旧', true],
    ]);
    expect((await shown(pid, 'other')).hints).toHaveLength(1);
    expect((await asking('other').refused(openHint, { pid, id: ids[0]! })).data.code).toBe('hint.unknown');
  });

  test('at a problem that one may see, and at its own', async () => {
    const { pid, ids } = await laddered([written('甲')]);
    const other = await laddered([]);
    expect((await asking('learner').refused(openHint, { pid: other.pid, id: ids[0]! })).data.code).toBe('hint.unknown');
    await site.services.db.updateTable('problems').set({ auth: 2 }).where('id', '=', pid).execute();
    expect((await asking('learner').refused(openHint, { pid, id: ids[0]! })).data.code).toBe('problem.unknown');
    expect((await asking('learner').refused(getHints, { pid })).data.code).toBe('problem.unknown');
  });

  test('NOTE-10 not for who takes part, for himself, in a contest that is over', async () => {
    const { cid, problems } = await buildContest(site, { author: people.setter, startsIn: -7200, lasts: 3600 });
    const { pid } = problems[0]!;
    await site.services.db
      .updateTable('problems')
      .set({ auth: 1, author_uid: people.setter.uid })
      .where('id', '=', pid)
      .execute();
    await asking('setter')(saveHintLadder, { pid, edition: 0, hints: [written('甲')] });
    await site.services.db
      .insertInto('contest_virtuals')
      .values({ cid, uid: people.learner.uid, started_at: site.services.clock.now() })
      .execute();
    expect(await shown(pid)).toMatchObject({ isClosed: true, hints: [] });
    expect((await shown(pid, 'other')).isClosed).toBe(false);
  });
});

test('NOTE-14 without a model nobody is offered proposals, and none are made', async () => {
  const { pid } = await laddered([]);
  expect((await asking('setter')(getHintLadder, { pid })).data.mayPropose).toBe(false);
  expect((await asking('setter').refused(proposeHints, { pid })).data.code).toBe('ai.closed');
  expect((await asking('learner').refused(proposeHints, { pid })).data.code).toBe('access.denied');
});
