import { addAssignment, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { applyRejudgeSet, getRejudgeScores, undoRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../../messages/inbox/deliver.ts';
import { venueColumns } from '../../venues/venues.queries.ts';

let site: TestSite;
let root: BuiltUser;
let teacher: BuiltUser;
let class12: BuiltUser[];
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  teacher = await buildUser(site);
  class12 = [];
  for (let n = 0; n < 14; n++) class12.push(await buildUser(site));
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY);
const db = () => site.services.db;

/** Everybody fails the first of two problems; a set finds that all but the last did not. */
async function judgedAgain(results: 'atOnce' | 'byHand', receivedDays = -0.5) {
  const { gid } = await buildGroup(site, { owner: teacher, members: class12 });
  const { tid, problems } = await buildTraining(site, { gid, author: teacher });
  const fields = { title: 'Week 1', opensAt: inDays(-1).toISOString(), dueAt: inDays(1).toISOString(), results };
  const { data } = await as(site, teacher)(addAssignment, { ...fields, gid, kind: 'training', targetId: tid });
  const [{ pid, problemId }] = problems as [(typeof problems)[number]];
  const { id: setId } = await db()
    .insertInto('rejudge_sets')
    .values({ kind: 'run', filter: '{}', reason: 'weak data', by_uid: root.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, who] of class12.entries()) {
    const { id } = await db()
      .insertInto('submissions')
      .values({
        ...venueColumns({ kind: 'training', id: tid, groupId: gid }),
        ...{ pid, uid: who.uid, username: who.username, display_id: problemId, display_pid: problemId },
        ...{ language: 'C++ 17', code: 'int main() {}', length: 13, received_at: inDays(receivedDays) },
        ...{ status: VERDICT.wrongAnswer },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const judgement = async (status: number) =>
      (
        await db()
          .insertInto('judgements')
          .values({ submission_id: id, source: 'judge', status, score: null, time_ms: 10 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const before_id = await judgement(VERDICT.wrongAnswer);
    await db().updateTable('submissions').set({ judgement_id: before_id }).where('id', '=', id).execute();
    const after_id = await judgement(at === 13 ? VERDICT.timeLimit : VERDICT.accepted);
    await db()
      .insertInto('rejudge_members')
      .values({ set_id: setId, submission_id: id, before_id, after_id })
      .execute();
  }
  // points by hand stay whatever is judged again
  const given = { id: data.id, uid: class12[12]!.uid, pid, percent: 10, reason: 'late' };
  await as(site, teacher)(setAssignmentPoints, given);
  return { id: data.id, gid, setId };
}

const scoresOf = async (setId: number) => (await as(site, root)(getRejudgeScores, { setId })).data;
/** What people were told of other points since the last look. */
async function toldOf({ gid }: { gid: number }) {
  await deliverMessages(site.services);
  const told: string[] = [];
  for (const who of class12) {
    const { data } = await as(site, who)(getMineMessages, {});
    for (const { state, action, url, title } of data.records) {
      if (!state && action === 'assignment.regraded' && url === `/group/${gid}/assignment`) told.push(title);
    }
  }
  return told;
}

test('ASG-20 a preview names the twelve whose points a rejudge set changes; each is told once, with the old and the new', async () => {
  const setting = await judgedAgain('atOnce');
  const [shown, ...more] = await scoresOf(setting.setId);
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ id: setting.id, title: 'Week 1', areTold: true, total: 12 });
  expect(shown!.rows.map(({ uid }) => uid).sort()).toEqual(
    class12
      .slice(0, 12)
      .map(({ uid }) => uid)
      .sort(),
  );
  expect(shown!.rows.every(({ before, after }) => before === 0 && after === 50)).toBe(true);
  await as(site, root)(applyRejudgeSet, { setId: setting.setId });
  expect(await toldOf(setting)).toEqual(Array(12).fill(expect.stringMatching(/from 0 to 50$/)));
  // what happened stays to be seen, and is told again when it is undone
  expect((await scoresOf(setting.setId))[0]).toMatchObject({ total: 12, rows: shown!.rows });
  await as(site, root)(undoRejudgeSet, { setId: setting.setId });
  expect(await toldOf(setting)).toEqual(Array(12).fill(expect.stringMatching(/from 50 to 0$/)));
  expect(await scoresOf(setting.setId)).toEqual([]);
});

test('ASG-20 nobody is told of points that are not shown yet, and the preview says so', async () => {
  const setting = await judgedAgain('byHand');
  expect(await scoresOf(setting.setId)).toMatchObject([{ areTold: false, total: 12 }]);
  await as(site, root)(applyRejudgeSet, { setId: setting.setId });
  expect(await toldOf(setting)).toEqual([]);
  await as(site, teacher)(releaseAssignment, { id: setting.id });
  expect(await toldOf(setting)).toEqual([]);
});

test('ASG-20 what was submitted before the opening changes nothing', async () => {
  expect(await scoresOf((await judgedAgain('atOnce', -2)).setId)).toEqual([]);
});
