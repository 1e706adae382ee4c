import { getComments } from '@assay/contract/comments/comments.ts';
import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  getContestAnnouncement,
  getContestNotReadAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/contests/talk/announcements.ts';
import {
  answerClarification,
  askClarification,
  getClarifications,
} from '@assay/contract/contests/talk/clarifications.ts';
import { openStream } from '@assay/contract/push.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage();
});
afterAll(() => stage.site.close());

describe('announcements', () => {
  const said = { title: 'Problem A', content: 'n is at least **1**', visible: true };

  test('are told to contestants, listed newest first and unread until read', async () => {
    const { cid, ask, author, anna } = stage;
    const heard = stage.listen(anna);
    const first = (await ask(author)(addContestAnnouncement, { cid, ...said })).data.id;
    const second = (await ask(author)(addContestAnnouncement, { cid, ...said, title: 'Problem B' })).data.id;
    expect(heard).toMatchObject([
      { type: 'contest', cid, news: 'announcement', id: first, title: 'Problem A' },
      { id: second, title: 'Problem B' },
    ]);
    const list = (await ask(anna)(getContestAnnouncement, { cid })).data;
    expect(list.records.map(({ id, content }) => [id, content])).toEqual([
      [second, said.content],
      [first, said.content],
    ]);
    const unread = async (read: number[]) =>
      (await ask(anna)(getContestNotReadAnnouncement, { cid, readAnnouncementList: read })).data.map(({ id }) => id);
    expect(await unread([])).toEqual([second, first]);
    expect(await unread([first])).toEqual([second]);
    expect(await unread([first, second])).toEqual([]);
  });

  test('are not unread for whoever wrote them, but for the others of the jury', async () => {
    const { cid, ask, author, root, listen } = stage;
    const heard = listen(author);
    const { id } = (await ask(author)(addContestAnnouncement, { cid, ...said, title: 'Own' })).data;
    const unread = async (user: typeof author) =>
      (await ask(user)(getContestNotReadAnnouncement, { cid })).data.map((one) => one.id);
    expect(await unread(author)).not.toContain(id);
    expect(await unread(root)).toContain(id);
    expect(heard).toMatchObject([{ id, by: author.uid }]);
    await ask(root)(updateContestAnnouncement, { cid, id, ...said, visible: false });
    await ask(root)(updateContestAnnouncement, { cid, id, ...said });
    expect(await unread(author)).not.toContain(id);
    expect(heard[1]).toMatchObject({ id, by: author.uid });
  });

  test('hidden ones are seen by those who manage the contest only, and told when shown', async () => {
    const { cid, ask, author, anna } = stage;
    const heard = stage.listen(anna);
    const { id } = (await ask(author)(addContestAnnouncement, { cid, ...said, title: 'Later', visible: false })).data;
    expect(heard).toEqual([]);
    const titles = async () =>
      (await ask(anna)(getContestAnnouncement, { cid })).data.records.map(({ title }) => title);
    expect(await titles()).not.toContain('Later');
    const managed = (await ask(author)(getAdminContestAnnouncement, { cid })).data.records;
    expect(managed[0]).toMatchObject({ id, title: 'Later', visible: false, username: 'author' });
    await ask(author)(updateContestAnnouncement, { cid, id, ...said, title: 'Now' });
    expect(heard).toMatchObject([{ id, title: 'Now' }]);
    expect(await titles()).toContain('Now');
    await ask(author)(deleteContestAnnouncement, { cid, id });
    expect(await titles()).not.toContain('Now');
    expect((await ask(author).refused(deleteContestAnnouncement, { cid, id })).data.code).toBe(
      'contest.announcementUnknown',
    );
  });

  test('T-BOLA who manages another contest may not write here, nor reach this one through the own contest', async () => {
    const { cid, ask, author, stranger, site } = stage;
    expect((await ask(stranger).refused(addContestAnnouncement, { cid, ...said })).data.code).toBe('access.denied');
    expect((await ask(stranger).refused(getAdminContestAnnouncement, { cid })).status).toBe(403);
    const own = await buildContest(site, { author: stranger, problems: [] });
    const { id } = (await ask(author)(addContestAnnouncement, { cid, ...said })).data;
    for (const op of [updateContestAnnouncement, deleteContestAnnouncement]) {
      const refused = await ask(stranger).refused(op, { cid: own.cid, id, ...said });
      expect([op.name, refused.data.code]).toEqual([op.name, 'contest.announcementUnknown']);
    }
  });

  test('nothing is read before the start, in a private contest without its password, or followed there', async () => {
    const { ask, anna, author, site } = stage;
    const later = await buildContest(site, { author, startsIn: 3600, problems: [] });
    const secret = await buildContest(site, { author, auth: 1, pwd: 'open', problems: [] });
    for (const [cid, code] of [
      [later.cid, 'contest.notStarted'],
      [secret.cid, 'contest.passwordNeeded'],
    ] as const) {
      for (const op of [getContestAnnouncement, getContestNotReadAnnouncement, getComments, getClarifications]) {
        expect([op.name, (await ask(anna).refused(op, { cid })).data.code]).toEqual([op.name, code]);
      }
      expect((await ask(anna).refused(openStream, { topics: `contest:${cid}` })).data.code).toBe(code);
    }
    expect((await ask(anna).refused(openStream, { topics: 'contest:9999' })).data.code).toBe('contest.unknown');
  });
});

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
