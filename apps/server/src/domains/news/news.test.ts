import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getContestNotReadAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import { askClarification } from '@assay/contract/contests/clarifications.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import { openOtherNode } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../contests/testing/stage.ts';
import { newsTopics } from './news.ts';

let stage: ContestStage;
/** A second web node on the same database. */
let other: Awaited<ReturnType<typeof openOtherNode>>;
beforeAll(async () => {
  stage = await openContestStage();
  other = await openOtherNode(stage.site);
});
afterAll(async () => {
  await other.close();
  await stage.site.close();
});

/** What somebody who listens at the other node is told. */
function listenThere(uid: number, isAdmin = false): PushEvent[] {
  const heard: PushEvent[] = [];
  for (const topic of newsTopics({ kind: 'contest', id: stage.cid }, uid, { isStaff: isAdmin })) {
    other.services.push.subscribe(topic, (event) => heard.push(event));
  }
  return heard;
}

const soon = { timeout: 10_000 };

describe('several web nodes', () => {
  test('an announcement reaches listeners at all of them, once', async () => {
    const { cid, author, anna } = stage;
    const here = stage.listen(anna);
    const there = listenThere(anna.uid);
    const sent = { cid, title: 'Problem B', content: 'n is at most 10', visible: true };
    const { data } = await stage.ask(author)(addContestAnnouncement, sent);
    const told = expect.objectContaining({
      type: 'news',
      owner: { kind: 'contest', id: cid },
      news: 'announcement',
      id: data.id,
      title: 'Problem B',
    });
    expect(here).toEqual([told]);
    await expect.poll(() => there, soon).toEqual([told]);
    // the word to the others came back here by now, and told nobody a second time
    expect(here).toEqual([told]);
  });

  test('whoever was told of it there finds it there', async () => {
    const { cid, author, bela } = stage;
    const askThere = as(other, { token: bela.token });
    const unread = async () => (await askThere(getContestNotReadAnnouncement, { cid })).data.map(({ title }) => title);
    const there = listenThere(bela.uid);
    const before = await unread();
    const sent = { cid, title: 'Five minutes more', content: 'The end is later.', visible: true };
    const { data } = await stage.ask(author)(addContestAnnouncement, sent);
    await expect.poll(() => there.length, soon).toBe(1);
    expect(await unread()).toEqual(['Five minutes more', ...before]);
    await stage.ask(author)(deleteContestAnnouncement, { cid, id: data.id });
    await expect.poll(unread, soon).toEqual(before);
  });

  test('a question reaches the staff alone', async () => {
    const { cid, author, anna, bela } = stage;
    const staff = listenThere(author.uid, true);
    const contestant = listenThere(bela.uid);
    await stage.ask(anna)(askClarification, { cid, pid: null, question: 'Is n even?' });
    await expect.poll(() => staff, soon).toEqual([expect.objectContaining({ news: 'clarification' })]);
    expect(contestant).toEqual([]);
  });
});
