import { extendAssignment } from '@assay/contract/assignments/extensions.ts';
import { getGroupGrades } from '@assay/contract/assignments/grades.ts';
import { addAssignment } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { getRubric, saveRubric, setRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import { setAssignmentWindow } from '@assay/contract/assignments/windows.ts';
import { labelGroupMember } from '@assay/contract/groups/assistants.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import type { BuiltProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { venueColumns } from '../../venues/venues.queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const DAY = 86_400_000;
const at = (days: number) => new Date(site.clock.now().getTime() + days * DAY);
const inDays = (days: number) => at(days).toISOString();
const LATE = [
  { hours: 0, share: 75 },
  { hours: 24, share: 33 },
];
/** Verdicts and points that are given in turns, and days of each try. */
const TRIES = [
  [0, null, -0.5],
  [-1, 37, -3.2],
  [8, 61, -2.5],
  [-2, 100, -2.4],
  [7, null, -0.1],
  [0, null, -9],
  [-1, 0, -1.2],
] as const;

test('ASG-21 the scores of a term are what the progress of each assignment says', async () => {
  const teacher = await buildUser(site);
  const students: BuiltUser[] = [];
  for (let n = 0; n < 5; n++) students.push(await buildUser(site));
  const { gid } = await buildGroup(site, { owner: teacher, members: students });
  const desk = as(site, teacher);
  let turn = 0;
  const tryAll = async (venue: Venue, problems: readonly BuiltProblem[]) => {
    const rows = students.slice(0, 4).flatMap((who, person) =>
      problems.flatMap(({ pid, problemId }, place) =>
        Array.from({ length: (person + place) % 3 }, () => {
          const [status, score, days] = TRIES[turn++ % TRIES.length]!;
          return {
            ...venueColumns(venue),
            ...{ pid, uid: who.uid, username: who.username, display_id: problemId, display_pid: problemId },
            ...{ language: 'C++ 17', code: 'int x;', length: 6, received_at: at(days), status, score },
          };
        }),
      ),
    );
    await site.services.db.insertInto('submissions').values(rows).execute();
  };
  const set = async (kind: 'training' | 'qsheet' | 'timedWork', targetId: number) => {
    const fields = { title: kind, opensAt: inDays(-4), dueAt: inDays(-2), late: LATE };
    return (await desk(addAssignment, { ...fields, gid, kind, targetId })).data.id;
  };

  const training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}, {}, {}] }] });
  await tryAll({ kind: 'training', id: training.tid, groupId: gid }, training.problems);
  const first = await set('training', training.tid);
  // the same once more, with the dates of another term
  const again = await desk(addAssignment, {
    ...{ title: 'again', opensAt: inDays(-1), dueAt: inDays(1), late: [], gid, kind: 'training' },
    targetId: training.tid,
  });
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}, {}] }, { problems: [{}] }] });
  await tryAll({ kind: 'qsheet', id: sheet.qid }, sheet.problems);
  const second = await set('qsheet', sheet.qid);
  const work = await buildWork(site, { gid, author: teacher, problems: [{}, {}] });
  await startWork(site, work.wid, students[1]!);
  const cells = JSON.stringify({ [await firstOf(work.wid)]: [0, 4200] });
  await site.services.db
    .updateTable('timed_work_sittings')
    .set({ cells, points: 4200 })
    .where('wid', '=', work.wid)
    .execute();
  const third = await set('timedWork', work.wid);

  const [one, two, three] = training.problems as [BuiltProblem, BuiltProblem, BuiltProblem];
  const give = (id: number, who: BuiltUser, pid: number, percent: number) =>
    desk(setAssignmentPoints, { id, uid: who.uid, pid, percent, reason: '' });
  await give(first, students[0]!, one.pid, 17);
  await give(first, students[4]!, three.pid, 83);
  await give(third, students[1]!, work.problems[0]!.pid, 5);
  await give(third, students[2]!, work.problems[1]!.pid, 50);
  const items = [{ name: 'x', points: 45 }];
  const { version } = (await desk(saveRubric, { id: first, pid: two.pid, version: 0, start: 'nothing', items })).data;
  const chosen = (await desk(getRubric, { id: first, pid: two.pid })).data.items.map((item) => item.id);
  const graded = { id: first, pid: two.pid, version, revision: 0, chosen };
  for (const who of [students[1]!, students[3]!]) await desk(setRubricGrading, { ...graded, uid: who.uid });
  await give(first, students[3]!, two.pid, 99);
  await desk(extendAssignment, { id: first, uid: students[2]!.uid, until: inDays(-0.7), reason: 'ill' });
  await desk(labelGroupMember, { gid, uid: students[3]!.uid, label: 'B' });
  const window = { opensAt: inDays(-3), dueAt: inDays(0) };
  await desk(setAssignmentWindow, { id: second, label: 'B', window });

  const { items: shown, people } = (await desk(getGroupGrades, { gid })).data;
  expect(shown.map(({ id, isHidden }) => [id, isHidden]).sort()).toEqual(
    [first, again.data.id, second, third].map((id) => [id, false]).sort(),
  );
  for (const [place, { id }] of shown.entries()) {
    const progress = (await desk(getAssignmentProgress, { id })).data;
    const expected = progress.people.map((_, person) => {
      const own = progress.cells.filter((cell) => cell[0] === person);
      if (own.length === 0) return null;
      return Math.round((own.reduce((sum, cell) => sum + cell[2], 0) / progress.problems.length) * 100) / 100;
    });
    expect([id, people.map(({ scores }) => scores[place])]).toEqual([id, expected]);
    expect(expected.filter((score) => score !== null).length).toBeGreaterThan(0);
  }
});

const firstOf = async (wid: number) =>
  (
    await site.services.db
      .selectFrom('timed_work_problems')
      .select('id')
      .where('wid', '=', wid)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
