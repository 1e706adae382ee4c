import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  getContestAnnouncement,
  getContestNotReadAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import { getComments } from '@assay/contract/comments/comments.ts';
import { getClarifications } from '@assay/contract/contests/clarifications.ts';
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
      {
        type: 'news',
        owner: { kind: 'contest', id: cid },
        news: 'announcement',
        id: first,
        title: 'Problem A',
      },
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
    const none = (await ask(anna)(getContestNotReadAnnouncement, { cid, readAnnouncementList: null })).data;
    expect(none.map(({ id }) => id)).toEqual([second, first]);
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
    expect((await ask(author).refused(deleteContestAnnouncement, { cid, id })).data.code).toBe('announcement.unknown');
  });

  test('T-BOLA who manages another contest may not write here, nor reach this one through the own contest', async () => {
    const { cid, ask, author, stranger, site } = stage;
    expect((await ask(stranger).refused(addContestAnnouncement, { cid, ...said })).data.code).toBe('access.denied');
    expect((await ask(stranger).refused(getAdminContestAnnouncement, { cid })).status).toBe(403);
    const own = await buildContest(site, { author: stranger, problems: [] });
    const { id } = (await ask(author)(addContestAnnouncement, { cid, ...said })).data;
    for (const op of [updateContestAnnouncement, deleteContestAnnouncement]) {
      const refused = await ask(stranger).refused(op, { cid: own.cid, id, ...said });
      expect([op.name, refused.data.code]).toEqual([op.name, 'announcement.unknown']);
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
