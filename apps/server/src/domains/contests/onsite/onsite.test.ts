import { askClarification } from '@assay/contract/contests/clarifications.ts';
import { checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import {
  checkContestPrintStatus,
  downloadContestPrintText,
  getContestPrint,
  getOwnPrints,
  submitPrintText,
} from '@assay/contract/contests/onsite/prints.ts';
import { getOnsiteState } from '@assay/contract/contests/onsite/state.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage({ openPrint: true });
});
afterAll(() => stage.site.close());

const TEXT = 'int main() { return 0; } // printed \u4e2d\u6587 '.repeat(3);
const { accepted, wrongAnswer } = VERDICT;

describe('printing', () => {
  test('a text waits in the queue, is fetched and marked; who asked sees its state', async () => {
    const { cid, ask, anna, bela, author, site } = stage;
    const heard = stage.listen(author, true);
    const { id } = (await ask(anna)(submitPrintText, { cid, content: TEXT })).data;
    const second = (await ask(bela)(submitPrintText, { cid, content: TEXT })).data.id;
    expect(heard).toMatchObject([{ news: 'print', id }, { id: second }]);
    const queue = async () =>
      (await ask(author)(getContestPrint, { cid })).data.records.map((row) => [row.id, row.username, row.status]);
    expect(await queue()).toEqual([
      [id, 'anna', 0],
      [second, 'bela', 0],
    ]);
    const file = await site.app.inject({
      method: 'GET',
      url: downloadContestPrintText.path,
      query: { id: String(id) },
      headers: { authorization: author.token },
    });
    expect(file.headers['content-disposition']).toContain(`print_${id}_anna.txt`);
    expect(file.body).toContain(TEXT);
    expect(file.body).toMatch(new RegExp(`^#${id}  anna`));
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(author)(checkContestPrintStatus, { cid, id })).status).toBe(200);
    }
    expect(await queue()).toEqual([
      [second, 'bela', 0],
      [id, 'anna', 1],
    ]);
    const own = (await ask(anna)(getOwnPrints, { cid })).data;
    expect(own.records).toMatchObject([{ id, status: 1 }]);
  });

  test('one request in 30 seconds, 50 characters at least, and only where printing is offered', async () => {
    const { cid, ask, anna, author, site } = stage;
    const send = (content: string, where = cid) => ask(anna).refused(submitPrintText, { cid: where, content });
    site.clock.advance(31);
    expect((await send('x'.repeat(49))).msg).toBe('The number of content cannot be less than 50');
    expect((await send('  ')).msg).toBe('Content cannot be empty');
    expect((await send('x'.repeat(40_001))).status).toBe(400);
    expect((await send('x'.repeat(50))).status).toBe(200);
    expect((await send('x'.repeat(50))).data).toMatchObject({ code: 'request.tooMany', seconds: 30 });
    site.clock.advance(31);
    const closed = await buildContest(site, { author, problems: [] });
    expect((await send('x'.repeat(50), closed.cid)).data.code).toBe('contest.printClosed');
    const over = await buildContest(site, { author, problems: [], openPrint: true, startsIn: -7200, lasts: 3600 });
    expect((await send('x'.repeat(50), over.cid)).data.code).toBe('contest.ended');
  });

  test('T-BOLA the queue and its texts are for admins of the contest alone', async () => {
    const { cid, ask, anna, bela, stranger, author, site } = stage;
    const { records } = (await ask(author)(getContestPrint, { cid })).data;
    const { id } = records.find(({ username }) => username === 'anna')!;
    for (const user of [anna, bela, stranger]) {
      expect((await ask(user).refused(getContestPrint, { cid })).status).toBe(403);
      expect((await ask(user).refused(checkContestPrintStatus, { cid, id })).status).toBe(403);
      expect((await ask(user).refused(downloadContestPrintText, { id })).data.code).toBe('contest.printUnknown');
    }
    const own = await buildContest(site, { author: stranger, problems: [] });
    expect((await ask(stranger).refused(checkContestPrintStatus, { cid: own.cid, id })).status).toBe(404);
  });
});

describe('balloons', () => {
  let annaA: number;
  let belaA: number;
  const list = async (input: { checked?: boolean; keyword?: string } = {}) =>
    (await stage.ask(stage.author)(getContestAcInfo, { cid: stage.cid, ...input })).data.records;

  test('one for each first accepted submission; the earliest of a problem is the first blood', async () => {
    const { anna, bela, author, solve, site } = stage;
    await solve(anna, 'A', wrongAnswer);
    annaA = await solve(anna, 'A', accepted);
    site.clock.advance(2);
    await solve(anna, 'A', accepted);
    belaA = await solve(bela, 'A', accepted);
    await solve(author, 'B', accepted);
    expect((await list()).map((row) => [row.id, row.username, row.displayId, row.firstBlood, row.checked])).toEqual([
      [annaA, 'anna', 'A', true, false],
      [belaA, 'bela', 'A', false, false],
    ]);
    expect((await list({ keyword: 'bel' })).map(({ id }) => id)).toEqual([belaA]);
  });

  test('FI checked by many at once it stays as said; checked ones go to the end', async () => {
    const { cid, ask, author, root } = stage;
    const set = (checked: boolean, user = author) => ask(user)(checkContestAcInfo, { cid, id: annaA, checked });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => set(true, at % 2 ? root : author)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await list()).map(({ id, checked }) => [id, checked])).toEqual([
      [belaA, false],
      [annaA, true],
    ]);
    expect((await list({ checked: true })).map(({ id }) => id)).toEqual([annaA]);
    await Promise.all([set(false), set(false)]);
    expect((await list()).map(({ checked }) => checked)).toEqual([false, false]);
  });

  test('only admins of the contest, and only first accepted submissions of it', async () => {
    const { cid, ask, anna, stranger, author, solve } = stage;
    const wrong = await solve(anna, 'B', wrongAnswer);
    expect((await ask(author).refused(checkContestAcInfo, { cid, id: wrong, checked: true })).data.code).toBe(
      'contest.acInfoUnknown',
    );
    for (const user of [anna, stranger]) {
      expect((await ask(user).refused(getContestAcInfo, { cid })).status).toBe(403);
      expect((await ask(user).refused(checkContestAcInfo, { cid, id: annaA, checked: true })).status).toBe(403);
    }
  });
});

describe('CON-25 what needs somebody', () => {
  test('questions, prints, balloons, first accepted, the queue and odd submissions, on one page', async () => {
    const { cid, ask, anna, author, solve, site } = stage;
    const state = async () => (await ask(author)(getOnsiteState, { cid })).data;
    const before = await state();
    expect(before.firsts.map(({ displayId, who }) => [displayId, who])).toEqual([
      ['A', 'anna'],
      ['B', null],
    ]);
    expect(before.nodes[0]).toMatchObject({ busySlots: 0, state: 'idle' });
    await ask(anna)(askClarification, { cid, pid: null, question: 'Is n positive?' });
    await solve(anna, 'B', accepted);
    const failed = await solve(anna, 'A', VERDICT.systemError);
    site.clock.advance(60);
    const late = { pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' };
    const { submitId } = (await ask(anna)(submitProblemJudge, late)).data;
    const now = await state();
    expect(now.open).toEqual({
      questions: before.open.questions + 1,
      prints: before.open.prints,
      balloons: before.open.balloons + 1,
    });
    expect(now.firsts[1]).toMatchObject({ displayId: 'B', who: 'anna' });
    expect(now.queue.ofContest).toBe(1);
    expect(now.odd).toMatchObject([{ submitId: failed, why: 'failed', username: 'anna' }]);
    site.clock.advance(61);
    expect((await state()).odd.map((one) => [one.submitId, one.why])).toEqual([
      [failed, 'failed'],
      [submitId, 'waits'],
    ]);
  });

  test('T-BOLA is told to who runs the contest alone', async () => {
    const { cid, ask, anna, stranger } = stage;
    for (const user of [anna, stranger]) expect((await ask(user).refused(getOnsiteState, { cid })).status).toBe(403);
  });
});
