import { addComment } from '@assay/contract/comments/comments.ts';
import { addDiscussion, getDiscussionDetail, likeDiscussion } from '@assay/contract/discussions/discussions.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, expect, test } from 'vitest';
import { insertDiscussion } from '../domains/discussions/discussions.queries.ts';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';
import { fieldsOf } from './testing/asking.ts';
import { HOUR, openLeakStage, SECRET } from './testing/contest-stage.ts';
import { isOpenTo, READING } from './testing/reading.ts';

const { site, root, owner, rival, otherAdmin, ask } = await openLeakStage();
afterAll(() => site.close());
const { db, settings } = site.services;
await settings.write({ ...DEFAULT_SETTINGS, discussionSolvedNeeded: 0, commentSolvedNeeded: 0 }, db);
settings.forget();

/** A discussion of somebody who spoke before it was closed. */
const discussion = (about: { pid?: number; gid?: number }, { uid }: BuiltUser) =>
  insertDiscussion(db, {
    uid,
    pid: about.pid ?? null,
    gid: about.gid ?? null,
    category_id: null,
    title: SECRET,
    description: SECRET,
    content: SECRET,
  });

const NAMING = ['did', 'id', 'pid', 'pids', 'pidList', 'problemId', 'problemID'];

/** The calls that answered with the secret, asked for a discussion and its problem by everything that can name them. */
async function tellers(who: BuiltUser | null, did: number, pid: number, problemId: string, ops = READING) {
  const at = { keyword: SECRET, commentId: 1, concernedList: [], stream: false, format: 'csv', endpoint: 'problems' };
  const named = { did, id: did, pids: [pid], pidList: [pid], problemId, problemID: problemId };
  const found = new Set<string>();
  for (const op of ops.filter((one) => isOpenTo(one, who))) {
    // discussions name a problem by its display id, or not at all
    const asked = fieldsOf(op).includes('pid') ? [{ pid }, { pid: problemId }, { pid: undefined }] : [{}];
    for (const by of asked) {
      const { status, body } = await ask(op, who, { ...at, ...named, ...by });
      expect([op.name, status < 500]).toEqual([op.name, true]);
      if (body.toLowerCase().includes(SECRET)) found.add(op.name);
    }
  }
  return [...found];
}
/** What asks for nothing that a discussion or a problem is named by answers each time the same. */
const POINTING = READING.filter((op) => fieldsOf(op).some((name) => NAMING.includes(name)));

const WRITES: [op: AnyOp, input: object][] = [
  [likeDiscussion, { toLike: true }],
  [addComment, { content: 'x' }],
];

const plain = await buildProblem(site, { problemId: 'OPEN1' });
const inWork = await buildProblem(site, { problemId: 'INWORK1' });
const open = await discussion({ pid: plain.pid }, owner);

test('DISC-9 a discussion of a problem that nothing runs with is there for all', { timeout: 120_000 }, async () => {
  for (const who of [null, rival]) {
    const found = await tellers(who, open, plain.pid, plain.problemId);
    expect(found).toEqual(expect.arrayContaining(['getDiscussionList', 'getDiscussionDetail']));
  }
});

test('DISC-9 what runs closes the discussions of its problems to all but those who edit every problem', {
  timeout: 120_000,
}, async () => {
  await db.updateTable('discussions').set({ status: 1 }).where('id', '=', open).execute();
  const contest = await buildContest(site, { author: root, problems: [{ auth: 1 }] });
  const work = await buildWork(site, { problems: [inWork] });
  const [inContest] = contest.problems;
  const group = await buildGroup(site, { owner, auth: 1 });
  const hidden = await buildProblem(site, { problemId: 'HIDDEN1', auth: 2 });
  const closed = [
    { at: await discussion({ pid: inContest!.pid }, owner), pid: inContest!.pid, problemId: inContest!.problemId },
    { at: await discussion({ pid: inWork.pid }, owner), pid: inWork.pid, problemId: inWork.problemId },
    { at: await discussion({ pid: hidden.pid }, owner), pid: hidden.pid, problemId: hidden.problemId },
    { at: await discussion({ gid: group.gid }, owner), pid: plain.pid, problemId: plain.problemId },
  ];
  for (const [which, { at, pid, problemId }] of closed.entries()) {
    const ops = which === 0 ? READING : POINTING;
    for (const who of [null, rival, otherAdmin]) {
      expect([which, await tellers(who, at, pid, problemId, ops)]).toEqual([which, []]);
    }
    for (const [op, input] of WRITES) {
      const answer = await ask(op, rival, { did: at, ...input });
      expect([op.name, answer.status >= 400]).toEqual([op.name, true]);
    }
  }
  // nor does anybody begin one, nor is what was said before in the author's own reach
  const texts = { title: 'Hint', description: 'Hint', content: 'Hint' };
  for (const { problemId } of [inContest!, inWork]) {
    const { data } = await as(site, rival).refused(addDiscussion, { ...texts, pid: problemId });
    expect(data.code).toBe('discussion.problemInUse');
  }
  for (const { at } of closed.slice(0, 2)) {
    expect((await as(site, owner).refused(getDiscussionDetail, { did: at })).data.code).toBe('discussion.unknown');
    expect((await as(site, root)(getDiscussionDetail, { did: at })).status).toBe(200);
  }
  // what administrators say and like there meanwhile is told to nobody
  for (const { at } of closed.slice(0, 2)) {
    expect((await as(site, root)(addComment, { did: at, content: SECRET })).status).toBe(200);
    expect((await as(site, root)(likeDiscussion, { did: at, toLike: true })).status).toBe(200);
  }
  const told = await db
    .selectFrom('message_events')
    .select('source_title')
    .where('source_title', '=', SECRET)
    .execute();
  const heard = await db.selectFrom('messages').select('source_title').where('source_title', '=', SECRET).execute();
  expect([told, heard]).toEqual([[], []]);
  // when it is over they are open again
  site.clock.advance(6 * HOUR);
  for (const { at } of closed.slice(0, 2)) {
    expect((await as(site, rival)(getDiscussionDetail, { did: at })).status).toBe(200);
  }
  expect(work.wid).toBeGreaterThan(0);
});
