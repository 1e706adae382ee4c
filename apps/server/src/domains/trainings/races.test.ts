import { deleteGroup } from '@assay/contract/groups/groups.ts';
import { addJoinLink, joinByLink } from '@assay/contract/groups/join-links.ts';
import { restoreGroup } from '@assay/contract/groups/lives.ts';
import { exitGroup, getGroupMembers, joinGroup } from '@assay/contract/groups/members.ts';
import { getGroupAdminProblemList } from '@assay/contract/groups/problems.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { changeTrainingStatus, deleteTraining, updateTraining } from '@assay/contract/trainings/admin.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { addTrainingProblem, getTrainingOutline, saveTrainingOutline } from '@assay/contract/trainings/outline.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining, buildTrainingCategory, trainingForm } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { countWaiting } from '@assay/testkit/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/db/database.ts';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const registrations = (tid: number) =>
  site.services.db.selectFrom('training_registrations').selectAll().where('tid', '=', tid).execute();

/** How often each answer came: codes of refusals, `ok` for the others. */
async function outcomes(asked: Promise<{ status: number; data: { code?: string } }>[]) {
  const counts: Record<string, number> = {};
  for (const { status, data } of await Promise.all(asked)) {
    const name = status === 200 ? 'ok' : (data.code ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('T-RACE-7 of twenty who start a training at once as one person one does', async () => {
  const who = await buildUser(site);
  const { tid } = await buildTraining(site);
  const asked = Array.from({ length: 20 }, () => as(site, who).refused(registerTraining, { tid }));
  expect(await outcomes(asked)).toEqual({ ok: 1, 'training.alreadyRegistered': 19 });
  expect(await registrations(tid)).toHaveLength(1);
});

test('T-RACE-7 first submissions that come at once start it once', async () => {
  const who = await buildUser(site);
  const { tid, problems } = await buildTraining(site);
  const sent = { pid: problems[0]!.problemId, tid, language: 'C++ 17', code: 'int main() {}' };
  const asked = Array.from({ length: 8 }, () => as(site, who).refused(submitProblemJudge, sent));
  expect(await outcomes(asked as never)).toEqual({ ok: 8 });
  expect(await registrations(tid)).toHaveLength(1);
});

test('T-RACE-10 who starts a training while it is deleted or hidden is told, and nothing is left', async () => {
  for (let round = 0; round < 5; round++) {
    const who = await buildUser(site);
    const { tid } = await buildTraining(site);
    const [started, deleted] = await Promise.all([
      as(site, who).refused(registerTraining, { tid }),
      as(site, root).refused(deleteTraining, { tid }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(started.status);
    expect(await registrations(tid)).toEqual([]);
    const closing = await buildTraining(site);
    const [late] = await Promise.all([
      as(site, who).refused(registerTraining, { tid: closing.tid }),
      as(site, root)(changeTrainingStatus, { tid: closing.tid, status: false }),
    ]);
    expect([200, 404]).toContain(late.status);
  }
});

test('T-RACE-10 who submits while the training is deleted leaves a submission that somebody can see', async () => {
  for (let round = 0; round < 5; round++) {
    const who = await buildUser(site);
    const { tid, problems } = await buildTraining(site);
    const sent = { pid: problems[0]!.problemId, tid, language: 'C++ 17', code: 'int main() {}' };
    const [submitted] = await Promise.all([
      as(site, who).refused(submitProblemJudge, sent),
      as(site, root)(deleteTraining, { tid }),
    ]);
    expect([200, 404]).toContain(submitted.status);
    const left = await site.services.db
      .selectFrom('submissions')
      .select(['venue_kind', 'is_practice'])
      .where('uid', '=', who.uid)
      .execute();
    expect(left).toEqual(submitted.status === 200 ? [{ venue_kind: 'public', is_practice: true }] : []);
  }
});

test('T-RACE-10 of two who order problems, and of two who save a form, at once one is told', async () => {
  const { id: categoryId } = await buildTrainingCategory(site, 'Races');
  const { tid } = await buildTraining(site);
  const boss = as(site, root);
  const { version, sections } = (await boss(getTrainingOutline, { tid })).data;
  const pids = sections[0]!.problems.map(({ pid }) => pid);
  const outline = (ids: number[]) => ({
    tid,
    version,
    sections: [{ id: sections[0]!.id, title: '', requires: [], pids: ids }],
  });
  const ordered = [pids, pids.toReversed()].map((ids) => boss.refused(saveTrainingOutline, outline(ids)));
  expect(await outcomes(ordered as never)).toEqual({ ok: 1, 'training.changed': 1 });
  const form = { ...trainingForm({ categoryId }), id: tid, version: version + 1 };
  const saved = ['a', 'b'].map((title) => boss.refused(updateTraining, { ...form, title }));
  expect(await outcomes(saved as never)).toEqual({ ok: 1, 'training.changed': 1 });
});

test('of ten who add the same problem at once one does', async () => {
  const { tid } = await buildTraining(site);
  const { pid } = await buildProblem(site);
  const asked = Array.from({ length: 10 }, () => as(site, root).refused(addTrainingProblem, { tid, pid }));
  expect(await outcomes(asked)).toEqual({ ok: 1, 'training.problemTwice': 9 });
});

test('T-RACE-10 of two admins of a group who order the problems of a training at once one is told', async () => {
  const [owner, one, other] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const { gid } = await buildGroup(site, { owner, members: [one, other].map(({ uid }) => ({ uid, auth: 5 })) });
  const { tid } = await buildTraining(site, { gid });
  for (let round = 0; round < 3; round++) {
    const { version, sections } = (await as(site, owner)(getTrainingOutline, { tid })).data;
    const [section] = sections;
    const pids = section!.problems.map(({ pid }) => pid);
    const orders = [pids, pids.toReversed()];
    const saved = [one, other].map((who, at) =>
      as(site, who).refused(saveTrainingOutline, {
        ...{ tid, version },
        sections: [{ id: section!.id, title: '', requires: [], pids: orders[at]! }],
      }),
    );
    const answers = await Promise.all(saved);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = (await as(site, owner)(getTrainingOutline, { tid })).data;
    const won = answers.findIndex(({ status }) => status === 200);
    expect(after.sections[0]!.problems.map(({ pid }) => pid)).toEqual(orders[won]);
    expect(after.version).toBe(version + 1);
  }
});

test('T-RACE-10 who leaves a group while submitting in its training leaves what was taken, and nothing after', async () => {
  const owner = await buildUser(site);
  const { gid } = await buildGroup(site, { owner });
  const { tid, problems } = await buildTraining(site, { gid });
  const sent = { pid: problems[0]!.problemId, tid, language: 'C++ 17', code: 'int main() {}' };
  for (let round = 0; round < 4; round++) {
    const who = await buildUser(site);
    await as(site, who)(joinGroup, { gid });
    const submits = Array.from({ length: 4 }, () => as(site, who).refused(submitProblemJudge, sent));
    const [left, ...answers] = await Promise.all([as(site, who).refused(exitGroup, { gid }), ...submits]);
    expect(left.status).toBe(200);
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { data } of refused) {
      expect(['group.membersOnly', 'training.unknown']).toContain((data as { code: string }).code);
    }
    const stored = await site.services.db.selectFrom('submissions').select('id').where('uid', '=', who.uid).execute();
    expect(stored).toHaveLength(taken.length);
    const lines = (await registrations(tid)).filter(({ uid }) => uid === who.uid);
    expect(lines).toHaveLength(taken.length > 0 ? 1 : 0);
    expect((await as(site, who).refused(submitProblemJudge, sent)).data.code).toBe('training.unknown');
  }
});

test.each([
  [
    'is taken out of',
    (tx: Queryable, gid: number, uid: number) =>
      tx.deleteFrom('group_members').where('gid', '=', gid).where('uid', '=', uid).execute(),
  ],
  [
    'finds disbanded',
    (tx: Queryable, gid: number) =>
      tx.updateTable('groups').set({ disbanded_at: new Date() }).where('id', '=', gid).execute(),
  ],
])('GRP-15 GRP-18 a training of a group that somebody %s at that moment takes nothing more', async (_what, close) => {
  const who = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: await buildUser(site), members: [who] });
  const { tid, problems } = await buildTraining(site, { gid });
  const sent = { pid: problems[0]!.problemId, tid, language: 'C++ 17', code: 'int main() {}' };
  let asked: Promise<{ status: number; data: unknown }[]> = Promise.resolve([]);
  await site.services.db.transaction().execute(async (tx) => {
    await close(tx, gid, who.uid);
    asked = Promise.all([
      as(site, who).refused(submitProblemJudge, sent),
      as(site, who).refused(registerTraining, { tid }),
    ]);
    // both have been let in and wait for what is not committed yet
    await expect.poll(() => countWaiting(tx), { timeout: 5_000 }).toBe(2);
  });
  for (const { data } of await asked) expect(data).toMatchObject({ code: 'training.unknown' });
  expect(await registrations(tid)).toEqual([]);
});

test('T-RACE-10 who joins a group while it is disbanded is told, or is a member when it comes back', async () => {
  const boss = await buildUser(site);
  for (let round = 0; round < 5; round++) {
    const { gid } = await buildGroup(site, { owner: boss });
    const comers = await Promise.all(Array.from({ length: 4 }, () => buildUser(site)));
    const { token } = (await as(site, boss)(addJoinLink, { gid, days: 1, needsApproval: false })).data;
    const joins = comers.map((who, at) =>
      at % 2 ? as(site, who).refused(joinGroup, { gid }) : as(site, who).refused(joinByLink, { key: token }),
    );
    const [disbanded, ...answers] = await Promise.all([as(site, boss).refused(deleteGroup, { gid }), ...joins]);
    expect(disbanded.status).toBe(200);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const joined = comers.filter((_, at) => answers[at]!.status === 200).map(({ uid }) => uid);
    await as(site, boss)(restoreGroup, { gid });
    const { records } = (await as(site, boss)(getGroupMembers, { gid })).data;
    expect(records.map(({ uid }) => uid).sort()).toEqual([boss.uid, ...joined].sort());
  }
});

test('T-RACE-10 an application to make a problem public that is made and cancelled at once is open or gone, never both', async () => {
  const owner = await buildUser(site);
  const { gid } = await buildGroup(site, { owner });
  const ask = (pid: number, isApplied: boolean) =>
    as(site, owner).refused(applyPublic, { pid, isApplied, message: 'For everybody' });
  for (let round = 0; round < 5; round++) {
    const { pid } = await buildProblem(site, { gid, author: owner });
    const asked = [true, false, true, false].map(async (isApplied) => {
      const { status } = await ask(pid, isApplied);
      return status === 200 ? Number(isApplied) * 2 - 1 : 0;
    });
    const balance = (await Promise.all(asked)).reduce((sum, one) => sum + one, 0);
    const open = await site.services.db
      .selectFrom('reviews')
      .select('id')
      .where('kind', '=', 'groupProblem')
      .where('subject_id', '=', pid)
      .where('state', '=', REVIEW_STATE.applying)
      .execute();
    expect(open).toHaveLength(balance);
    const { records } = (await as(site, owner)(getGroupAdminProblemList, { gid, limit: 100 })).data;
    const progress = records.find(({ id }) => id === pid)!.applyPublicProgress;
    expect(progress).toBe(balance === 1 ? REVIEW_STATE.applying : null);
  }
});
