import { addContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { addComment, addReply, deleteComment, deleteReply, likeComment } from '@assay/contract/comments/comments.ts';
import { askClarification } from '@assay/contract/contests/clarifications.ts';
import { submitPrintText } from '@assay/contract/contests/onsite/prints.ts';
import { saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { as } from '@assay/testkit/ask.ts';
import { contestSave } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './testing/asking.ts';
import { openLeakStage, SECRET, tellersOf } from './testing/contest-stage.ts';
import { expectSame } from './testing/hearing.ts';
import { pointingAt } from './testing/inputs.ts';

const { site, root, author, rival, otherAdmin, build, register, submit, ask, everythingFor } = await openLeakStage();
afterAll(() => site.close());

const people = { visitor: null, stranger: rival, 'admin who does not run it': otherAdmin };
const ROLES = Object.keys(people) as (keyof typeof people)[];
/** What is said, printed and announced inside. */
const TALK = 'zqxtalk';

/** A private contest of teams in which people talk. */
async function buildWithTalk() {
  const contest = await build({ auth: 1, pwd: 'open sesame', openPrint: true, teamSize: 2 });
  const { cid } = contest;
  const inside = await buildUser(site);
  await register(cid, inside);
  const by = as(site, inside);
  await by(addComment, { cid, content: TALK });
  await by(askClarification, { cid, pid: null, question: TALK });
  await by(submitPrintText, { cid, content: TALK.repeat(10) });
  const staff = as(site, author);
  await staff(addContestAnnouncement, { cid, title: TALK, content: TALK, visible: true });
  await staff(saveContestTeam, { cid, name: TALK, school: TALK, usernames: [inside.username] });
  const { db } = site.services;
  const print = await db.selectFrom('contest_prints').select('id').where('cid', '=', cid).executeTakeFirstOrThrow();
  const comment = await db.selectFrom('comments').select('id').where('contest_id', '=', cid).executeTakeFirstOrThrow();
  return { contest, inside, printId: print.id, commentId: comment.id, submitId: await submit(inside, cid) };
}

describe('T-IDOR-6 a private contest', { timeout: 120_000 }, () => {
  test.each(ROLES)('%s: nothing of its inside is found', async (role) => {
    const { contest, printId, commentId, submitId } = await buildWithTalk();
    const found = await everythingFor(people[role], contest, submitId);
    expect(tellersOf(found)).toEqual([]);
    expect(tellersOf(found, TALK)).toEqual([]);
    expect(JSON.stringify([...found])).not.toContain('open sesame');
    // by their own numbers, too
    const numbers = { ...pointingAt(contest, submitId), id: printId, commentId };
    for (const op of CALLS.filter(({ name }) => /^(downloadContestPrintText|getReplies)$/.test(name))) {
      const { status, body } = await ask(op, people[role], numbers);
      expect([op.name, status >= 400, body.includes(TALK)]).toEqual([op.name, true, false]);
    }
  });

  test('the same questions do tell who is in it, and its author', async () => {
    const { contest, inside, printId, submitId } = await buildWithTalk();
    const own = await everythingFor(inside, contest, submitId);
    expect([tellersOf(own).length, tellersOf(own, TALK).length].every((count) => count > 3)).toBe(true);
    const [download] = CALLS.filter(({ name }) => name === 'downloadContestPrintText');
    expect((await ask(download!, root, { id: printId })).body).toContain(TALK);
  });

  test.each(['visitor', 'stranger'] as const)('a %s writes nothing into it', async (role) => {
    const { contest, inside, submitId, commentId } = await buildWithTalk();
    const form = { ...contestSave(site), version: 0, content: 'x'.repeat(60), code: 'int main() {}', language: 'C' };
    const given = {
      ...{ title: 'x', visible: true, question: 'x', answer: 'x', toAll: true, checked: true, reply: 'x' },
      ...{ quoteId: commentId, toLike: true, password: 'wrong', usernames: ['x'], name: 'x' },
      ...{ school: 'x', uid: inside.uid, disqualified: true, star: true, rankName: 'x', color: '', displayTitle: 'x' },
      ...{ mode: 'samples', samples: [], userInput: '1', liveAtEnd: true },
      ...form,
      ...pointingAt(contest, submitId),
      id: contest.cid,
      pid: 'A',
    };
    const writing = CALLS.filter(
      (op) =>
        ['user', 'submitter'].includes(op.access) &&
        (op.method !== 'GET' || op.name === 'likeComment') &&
        !/^(get|check(Contest)?Submissions)/.test(op.name) &&
        fieldsOf(op).includes('cid'),
    );
    expect(writing.length).toBeGreaterThan(30);
    const before = await everythingFor(inside, contest, submitId);
    for (const op of writing) {
      const { status } = await ask(op, people[role], given);
      expect([op.name, status >= 400]).toEqual([op.name, true]);
    }
    // a comment is found by its own number, whatever else is named
    for (const named of [{ cid: contest.cid }, {}]) {
      const source = 'cid' in named ? { sourceId: contest.cid, sourceType: 'Contest' } : {};
      const reply = { id: commentId, commentId, content: 'x' };
      for (const [op, input] of [
        [addReply, { ...named, reply }],
        [deleteReply, { ...named, reply }],
        [deleteComment, { ...named, id: commentId }],
        [likeComment, { cid: commentId, toLike: true, ...source }],
      ] as const) {
        const { status } = await ask(op, people[role], input);
        expect([op.name, status >= 400]).toEqual([op.name, true]);
      }
    }
    expectSame(await everythingFor(inside, contest, submitId), before);
  });

  test('a hidden contest answers like one that does not exist', async () => {
    const hidden = await build({ visible: false });
    const missing = { ...hidden, cid: 40_000 };
    for (const who of [null, rival]) {
      const answers = new Map();
      const ofMissing = await everythingFor(who, missing, 1, answers);
      expectSame(ofMissing, await everythingFor(who, hidden, 1, answers));
    }
  });

  test('of a hidden contest that is over nothing is found', async () => {
    const hidden = await build({ visible: false, startsIn: -36_000, lasts: 3600, openRank: true });
    for (const who of [null, rival]) expect(tellersOf(await everythingFor(who, hidden, 1), SECRET)).toEqual([]);
  });
});
