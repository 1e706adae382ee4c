import { answerClarification, askClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage();
});
afterAll(() => stage.site.close());

describe('questions to the jury', () => {
  test('are seen by who asked and by admins until they are answered to all, then without who asked', async () => {
    const { cid, ask, author, anna, bela, problems } = stage;
    const [heardAuthor, heardBela, heardAnna] = [stage.listen(author, true), stage.listen(bela), stage.listen(anna)];
    const question = { cid, pid: problems[0]!.pid, question: 'May n be 0?' };
    const { id } = (await ask(anna)(askClarification, question)).data;
    const other = (await ask(anna)(askClarification, { cid, pid: null, question: 'Where is the toilet?' })).data.id;
    expect(heardAuthor).toMatchObject([{ news: 'clarification', id }, { id: other }]);
    expect([heardBela, heardAnna]).toEqual([[], []]);
    const seenBy = async (user: typeof anna) =>
      (await ask(user)(getClarifications, { cid })).data.records.map((one) => [one.id, one.username, one.answer]);
    expect(await seenBy(bela)).toEqual([]);
    expect(await seenBy(author)).toEqual([
      [other, 'anna', null],
      [id, 'anna', null],
    ]);
    await ask(author)(answerClarification, { cid, id: other, answer: 'Left', toAll: false });
    expect(heardAnna).toMatchObject([{ news: 'answer', id: other }]);
    expect(heardAuthor.slice(2)).toMatchObject([{ news: 'answer', id: other }]);
    expect(heardBela).toEqual([]);
    await ask(author)(answerClarification, { cid, id, answer: 'No', toAll: true });
    expect(heardBela).toMatchObject([{ news: 'answer', id }]);
    expect(await seenBy(bela)).toEqual([[id, null, 'No']]);
    expect(await seenBy(anna)).toEqual([
      [other, 'anna', 'Left'],
      [id, 'anna', 'No'],
    ]);
    const { records } = (await ask(bela)(getClarifications, { cid })).data;
    expect(records[0]).toMatchObject({ displayId: 'A', mine: false, toAll: true, answeredBy: null });
  });

  test('T-RACE-10 of two who answer at once one is told; a correction replaces what was read', async () => {
    const { cid, ask, anna, author, root, site } = stage;
    site.clock.advance(61);
    const { id } = (await ask(anna)(askClarification, { cid, pid: null, question: 'Is there tea?' })).data;
    const one = async () =>
      (await ask(anna)(getClarifications, { cid })).data.records.find((record) => record.id === id)!;
    const reply = (by: typeof anna, answer: string, gmtAnswered?: string | null) =>
      ask(by).refused(answerClarification, { cid, id, answer, toAll: false, gmtAnswered });
    const both = await Promise.all([reply(author, 'Yes', null), reply(root, 'No', null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.data.code).toBe('contest.clarificationAnswered');
    const first = await one();
    expect(first.answer).toBe(both[0]!.status === 200 ? 'Yes' : 'No');
    site.clock.advance(1);
    expect((await reply(author, 'Green tea', first.gmtAnswered)).status).toBe(200);
    expect((await reply(root, 'Black tea', first.gmtAnswered)).status).toBe(409);
    expect((await one()).answer).toBe('Green tea');
    expect((await reply(root, 'Any tea')).status).toBe(200);
    expect((await ask(author).refused(answerClarification, { cid, id: 9999, answer: 'x', toAll: true })).status).toBe(
      404,
    );
  });

  test('contestants may not answer, nor may those who manage other contests; foreign problems are unknown', async () => {
    const { cid, ask, anna, stranger, author, site } = stage;
    const { id } = (await ask(anna)(askClarification, { cid, pid: null, question: 'Again?' })).data;
    const answer = { id, answer: 'Yes', toAll: true };
    for (const user of [anna, stranger]) {
      expect((await ask(user).refused(answerClarification, { cid, ...answer })).data.code).toBe('access.denied');
    }
    const own = await buildContest(site, { author: stranger, problems: [{}] });
    expect((await ask(stranger).refused(answerClarification, { cid: own.cid, ...answer })).status).toBe(404);
    const foreign = { cid, pid: own.problems[0]!.pid, question: 'And here?' };
    site.clock.advance(61);
    expect((await ask(anna).refused(askClarification, foreign)).data.code).toBe('problem.unknown');
    expect((await ask(author).refused(askClarification, { cid, pid: null, question: 'I?' })).status).toBe(403);
  });
});
