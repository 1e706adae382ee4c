import { CALLS } from '@assay/contract/calls.ts';
import { cloneContest, deleteContest, updateContest } from '@assay/contract/contests/admin.ts';
import { addProblemFromPublic } from '@assay/contract/contests/admin-problems.ts';
import { saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { type ContestOptions, contestSave } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './testing/asking.ts';
import { HOUR, openLeakStage, SECRET, tellersOf } from './testing/contest-stage.ts';
import { expectSame } from './testing/hearing.ts';
import { pointingAt } from './testing/inputs.ts';

const { site, author, owner, rival, build, submit, ask, everythingFor } = await openLeakStage();
afterAll(() => site.close());

describe('T-IDOR-6 a contest of a group', { timeout: 120_000 }, () => {
  const TITLE = `${SECRET} cup`;
  /** A public contest that runs; nobody is in the group but its author and one member. */
  const buildInGroup = async (
    group: { auth?: 1 | 3; visible?: boolean; members?: { uid: number }[] },
    options: ContestOptions = {},
  ) => {
    const { gid } = await buildGroup(site, { owner: author, members: [{ uid: owner.uid }], ...group });
    return { gid, ...(await build({ gid, title: TITLE, description: SECRET, ...options })) };
  };
  const whoever = () => ({ visitor: null, stranger: rival });

  test.each(['visitor', 'stranger'] as const)('a %s finds nothing of it, as if it did not exist', async (role) => {
    for (const group of [{}, { visible: false }, { auth: 3 as const }]) {
      const contest = await buildInGroup(group);
      const submitId = await submit(owner, contest.cid, 0);
      const who = whoever()[role];
      const answers = new Map();
      const found = await everythingFor(who, contest, submitId, answers);
      const none = await everythingFor(who, { ...contest, cid: 40_000 }, submitId, answers);
      expectSame(none, found);
      expect(tellersOf(found)).toEqual([]);
    }
  });

  test.each(['visitor', 'stranger'] as const)('a %s finds no open board of a hidden or private group', async (role) => {
    for (const group of [{ visible: false }, { auth: 3 as const }]) {
      const contest = await buildInGroup(group, { openRank: true });
      const answers = new Map();
      const found = await everythingFor(whoever()[role], contest, 1, answers);
      const none = await everythingFor(whoever()[role], { ...contest, cid: 40_000 }, 1, answers);
      expectSame(none, found);
    }
  });

  test('before the start a member finds nothing of the problems', async () => {
    // a member of this group alone: home names the contests of all of one's groups
    const member = await buildUser(site);
    const group = { members: [{ uid: member.uid }] };
    const contest = await buildInGroup(group, { title: 'Cup', description: 'Solve.', startsIn: HOUR });
    const submitId = await submit(author, contest.cid);
    expect(tellersOf(await everythingFor(member, contest, submitId))).toEqual([]);
  });

  test('who runs nothing of it writes nothing, and is told no more than of a missing one', async () => {
    const contest = await buildInGroup({});
    const writing = CALLS.filter(
      (op) =>
        op.access === 'user' && op.method !== 'GET' && fieldsOf(op).some((name) => name === 'cid' || name === 'id'),
    ).filter(({ path }) => path.includes('/contest') || path.includes('contest-'));
    expect(writing.length).toBeGreaterThan(25);
    const toldUnknown = new Set<string>();
    for (const op of writing) {
      const form = { ...contestSave(site), version: 0, content: 'x', usernames: ['x'], pids: [1], displayTitle: 'x' };
      const member = { uid: 1, disqualified: false, star: false, rankName: '', name: 'x', school: 'x', color: '' };
      const given = { ...form, ...member, ...pointingAt(contest, 1), id: contest.cid };
      const there = await ask(op, rival, given);
      const missing = await ask(op, rival, { ...given, cid: 40_000, id: 40_000 });
      expect([op.name, there]).toEqual([op.name, missing]);
      expect([op.name, there.status >= 400]).toEqual([op.name, true]);
      if (there.body.includes('contest.unknown')) toldUnknown.add(op.name);
    }
    for (const { name } of [updateContest, deleteContest, cloneContest, addProblemFromPublic, saveContestTeam]) {
      expect([...toldUnknown]).toContain(name);
    }
    expect(toldUnknown.size).toBeGreaterThan(20);
  });
});
