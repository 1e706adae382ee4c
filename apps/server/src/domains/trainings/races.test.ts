import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { changeTrainingStatus, deleteTraining, updateTraining } from '@assay/contract/trainings/admin.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { addTrainingProblem, getTrainingOutline, saveTrainingOutline } from '@assay/contract/trainings/outline.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining, buildTrainingCategory, trainingForm } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
