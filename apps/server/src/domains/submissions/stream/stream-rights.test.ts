import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { editUser } from '@assay/contract/accounts/users-admin.ts';
import { addContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { askClarification } from '@assay/contract/contests/clarifications.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { removeContestParticipant } from '@assay/contract/contests/staff/participants.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import { afterEach, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../../contests/testing/stage.ts';
import { listen } from '../../judging/testing/listen.ts';
import { openSolvingStage } from '../../judging/testing/solving.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What is remembered of rights is no older than this. */
const REMEMBERED_MS = 1_500;

async function serve<S extends Pick<ContestStage, 'site'>>(stage: S): Promise<S & { base: string }> {
  closing.push(() => stage.site.close());
  await stage.site.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...stage, base: `http://127.0.0.1:${(stage.site.app.server.address() as AddressInfo).port}` };
}

async function announce({ ask, root, cid }: ContestStage, title: string) {
  const sent = { cid, title, content: 'Read it again.', visible: true };
  expect((await ask(root)(addContestAnnouncement, sent)).status).toBe(200);
}

test('T-WS-1 whoever was taken out of a private contest is told no more news of it on a stream that was open', async () => {
  const stage = await serve(await openContestStage());
  const { cid, site, base, anna, bela } = stage;
  const [left, stayed] = [await listen(base, anna, `contest:${cid}`), await listen(base, bela, `contest:${cid}`)];
  await announce(stage, 'first');
  expect(await left.next()).toMatchObject({ title: 'first' });
  expect(await stayed.next()).toMatchObject({ title: 'first' });
  await site.services.db.updateTable('contests').set({ auth: 1 }).where('id', '=', cid).execute();
  await stage.ask(stage.author)(removeContestParticipant, { cid, uid: anna.uid });
  await sleep(REMEMBERED_MS);
  await announce(stage, 'second');
  expect(await stayed.next()).toMatchObject({ title: 'second' });
  const next = left.next();
  // each stream looks up its own rights: the other one may not have done so yet
  expect(await Promise.race([next, sleep(REMEMBERED_MS, 'nothing')])).toBe('nothing');
  await site.services.db.updateTable('contests').set({ auth: 0 }).where('id', '=', cid).execute();
  await sleep(REMEMBERED_MS);
  await announce(stage, 'third');
  expect(await next).toMatchObject({ title: 'third' });
});

test('T-WS-1 whoever runs a contest no more is told no more questions on a stream that was open', async () => {
  const stage = await serve(await openContestStage());
  const { cid, site, base, author, anna } = stage;
  const asked = (question: string) => stage.ask(anna)(askClarification, { cid, pid: null, question });
  const stream = await listen(base, author, `contest:${cid}`);
  await asked('Is n even?');
  expect(await stream.next()).toMatchObject({ news: 'clarification' });
  await site.services.db.updateTable('contests').set({ author_uid: stage.stranger.uid }).execute();
  await sleep(REMEMBERED_MS);
  await asked('Is m even?');
  await announce(stage, 'to all');
  expect(await stream.next()).toMatchObject({ title: 'to all' });
});

test('who wrote an announcement is told to that person alone', async () => {
  const stage = await serve(await openContestStage());
  const { cid, base, root, anna } = stage;
  const [own, other] = [await listen(base, root, `contest:${cid}`), await listen(base, anna, `contest:${cid}`)];
  await announce(stage, 'news');
  expect(await own.next()).toMatchObject({ title: 'news', by: root.uid });
  expect(await other.next()).not.toHaveProperty('by');
});

test('T-LEAK-2 a seal that is set while a submission is judged hides its result on a stream that was open', async () => {
  const stage = await serve(await openContestStage({ type: CONTEST_TYPE.oi }));
  const { cid, site, base, anna, judge } = stage;
  const sent = { cid, pid: 'A', language: 'C++ 17', code: 'int main() {}' };
  const { data } = await stage.ask(anna)(submitProblemJudge, sent);
  const stream = await listen(base, anna, `submission:${data.submitId}`);
  const [job] = await judge.claim();
  const seal = { seal_rank: true, seal_ms: 0 };
  await site.services.db.updateTable('contests').set(seal).where('id', '=', cid).execute();
  await sleep(REMEMBERED_MS);
  await judge.report(job!, judged([-1]));
  const told: unknown[] = [];
  do told.push(await stream.next());
  while (!told.some((event) => (event as { status: number }).status === -5));
  expect(JSON.stringify(told)).not.toContain('"status":-1');
});

test('T-IDOR-1 what became hidden while it was judged is told no more on a stream that was open', async () => {
  const stage = await serve(await openSolvingStage());
  const { site, base, judge, pid } = stage;
  const [owner, other] = [await buildUser(site), await buildUser(site)];
  const id = await stage.submit(owner);
  const topic = `submission:${id}`;
  const [own, others] = [await listen(base, owner, topic), await listen(base, other, topic)];
  for (const stream of [own, others]) expect(await stream.next()).toMatchObject({ status: 5 });
  const [job] = await judge.claim();
  for (const stream of [own, others]) expect(await stream.next()).toMatchObject({ status: 6 });
  await site.services.db.updateTable('problems').set({ auth: 2 }).where('id', '=', pid).execute();
  await sleep(REMEMBERED_MS);
  await judge.report(job!, judged([0, 0, 0]));
  expect(await own.next()).toMatchObject({ status: 0 });
  const more = others.next();
  expect(await Promise.race([more, sleep(500, 'nothing')])).toBe('nothing');
  more.catch(() => {});
  others.close();
});

test('T-WS-1 a stream ends with the role that it was opened by; a ban ends it for good', async () => {
  const stage = await serve(await openContestStage());
  const { base, cid, root } = stage;
  const helper = await buildUser(stage.site, { role: 'root' });
  const demote = (user: BuiltUser, status: 0 | 1) => {
    const fields = { email: `${user.username}@example.org`, realname: '', titleName: null, titleColor: null };
    return stage.ask(root)(editUser, { uid: user.uid, role: ROLE.user, status, ...fields });
  };
  const stream = await listen(base, helper, `contest:${cid}`);
  expect((await demote(helper, 0)).status).toBe(200);
  await expect(stream.next()).rejects.toThrow('the stream ended');
  const again = await listen(base, helper, `contest:${cid}`);
  expect((await demote(helper, 1)).status).toBe(200);
  expect(await again.next()).toEqual({ type: 'session', ended: true });
  await expect(again.next()).rejects.toThrow('the stream ended');
  await expect(listen(base, helper, `contest:${cid}`)).rejects.toThrow('refused');
});
