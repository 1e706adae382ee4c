import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { deleteQSheet, unbindQSheetProblem, updateQSheetGroup } from '@assay/contract/qsheets/admin.ts';
import { getQSheetDetail } from '@assay/contract/qsheets/list.ts';
import { submitQSheet } from '@assay/contract/qsheets/problems.ts';
import { getQSheetRank } from '@assay/contract/qsheets/rank.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltQSheet, buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { insertBound } from '../manage/groups.queries.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

/** Submits to a problem by its place in the sheet, and has it judged. */
async function submit(by: BuiltUser, { qid, problems }: BuiltQSheet, at: number, status = 0): Promise<number> {
  const sent = { qid, qpid: problems[at]!.qpid, language: 'C++ 17', code: 'int main() {}' };
  const { data } = await as(site, by)(submitQSheet, sent);
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

const rejudge = (submitId: number, status: number) =>
  as(site, root)(manualJudge, { submitId, status, score: undefined, reason: 'test' });

const rankOf = async (qid: number, who: BuiltUser = root) => {
  const { data } = await as(site, who)(getQSheetRank, { qid });
  return data.users.map(({ username, rank, total, statistics, isFinished }) => ({
    ...{ username, rank, total, statistics, isFinished },
  }));
};
const figuresOf = async (qid: number, who: BuiltUser = root) => {
  const { data } = await as(site, who)(getQSheetDetail, { id: qid });
  return [data.participantCount, data.finishedCount];
};
const opensOf = async (qid: number, who: BuiltUser) =>
  (await as(site, who)(getQSheetDetail, { id: qid })).data.qsheetGroups.map(({ isOpen }) => isOpen);

/** Counters of a sheet as its submissions add up to. */
async function recounted({ qid }: BuiltQSheet) {
  const { rows } = await sql<{ participants: number; finishers: number; right: boolean }>`
    select q.participants, q.finishers,
      q.participants = (select count(*) from qsheet_participants m where m.qid = q.id)
      and q.finishers = (select count(*) from qsheet_participants m where m.qid = q.id and m.finished_at is not null)
      and not exists (
        select 1 from qsheet_problems qp cross join lateral (
          select count(*) as submitted, count(*) filter (where s.status = 0) as accepted from submissions s
          where s.venue_kind = 'qsheet' and s.venue_id = q.id and s.pid = qp.pid and s.judgement_id is not null) counted
        where qp.qid = q.id and (qp.submitted <> counted.submitted or qp.accepted <> counted.accepted)) as right
    from qsheets q where q.id = ${qid}`.execute(site.services.db);
  return rows[0]!.right;
}

test('SHEET-6 more problems stand first, then who solved the last of them earlier; a column for each group', async () => {
  const [ada, bob, eve] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}, {}] }, { problems: [{}] }] });
  await submit(bob, sheet, 0);
  await submit(ada, sheet, 2);
  await submit(eve, sheet, 0, -1);
  await submit(ada, sheet, 0);
  await submit(root, sheet, 0);
  expect(await rankOf(sheet.qid)).toEqual([
    { username: ada.username, rank: 1, total: 2, statistics: [1, 1], isFinished: false },
    { username: bob.username, rank: 2, total: 1, statistics: [1, 0], isFinished: false },
    { username: eve.username, rank: 3, total: 0, statistics: [0, 0], isFinished: false },
  ]);
  // the own line first
  expect((await rankOf(sheet.qid, eve)).map(({ username }) => username)).toEqual([
    eve.username,
    ada.username,
    bob.username,
  ]);
  const { data } = await as(site, eve)(getQSheetRank, { qid: sheet.qid, keyword: bob.username });
  expect([data.total, data.users.map(({ username }) => username)]).toEqual([1, [bob.username]]);
  expect(data.groups.map(({ pc }) => pc)).toEqual([2, 1]);
  expect(await recounted(sheet)).toBe(true);
});

test('SHEET-6 a problem that stands in two groups is one problem of the total', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}] }, { problems: [{}] }] });
  await insertBound(site.services.db, { qid: sheet.qid, groupId: sheet.groupIds[1]! }, [sheet.problems[0]!.pid]);
  await submit(ada, sheet, 0);
  await expect.poll(() => rankOf(sheet.qid)).toMatchObject([{ total: 1, statistics: [1, 1], isFinished: false }]);
  await submit(ada, sheet, 1);
  await expect.poll(() => rankOf(sheet.qid)).toMatchObject([{ total: 2, statistics: [1, 2], isFinished: true }]);
});

test('SHEET-7 participants and finishers are counted once, and follow rejudging, deleting and leaving problems', async () => {
  const [ada, bob] = [await buildUser(site), await buildUser(site)];
  const sheet = await buildQSheet(site);
  const { qid, groupIds } = sheet;
  const first = await submit(ada, sheet, 0);
  await submit(ada, sheet, 0);
  expect(await figuresOf(qid)).toEqual([1, 0]);
  const last = await submit(ada, sheet, 1);
  expect(await figuresOf(qid)).toEqual([1, 1]);
  // an accepted one that is not the only one takes nothing away
  await rejudge(first, -1);
  expect(await figuresOf(qid)).toEqual([1, 1]);
  await rejudge(last, -1);
  expect(await figuresOf(qid)).toEqual([1, 0]);
  await rejudge(last, 0);
  expect(await figuresOf(qid)).toEqual([1, 1]);
  // who finished stays so when a problem comes later, and another finishes with all of them
  await insertBound(site.services.db, { qid, groupId: groupIds[0]! }, [sheet.problems[0]!.pid]);
  const more = await buildQSheet(site, { groups: [{ problems: [{}] }] });
  const [added] = await insertBound(site.services.db, { qid, groupId: groupIds[0]! }, [more.problems[0]!.pid]);
  await submit(bob, sheet, 0);
  await submit(bob, sheet, 1);
  expect(await figuresOf(qid)).toEqual([2, 1]);
  await as(site, root)(unbindQSheetProblem, { qpid: added!.id });
  expect(await figuresOf(qid)).toEqual([2, 2]);
  await rejudge(last, 0);
  expect(await recounted(sheet)).toBe(true);
});

test('SHEET-7 who has all that is left finishes when a problem leaves', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site);
  await submit(ada, sheet, 0);
  await submit(ada, sheet, 1, -1);
  expect(await figuresOf(sheet.qid)).toEqual([1, 0]);
  await as(site, root)(unbindQSheetProblem, { qpid: sheet.problems[1]!.qpid });
  expect(await rankOf(sheet.qid)).toMatchObject([{ total: 1 }]);
  expect(await figuresOf(sheet.qid)).toEqual([1, 1]);
});

test('SHEET-4 a group that solved problems opened stays open after a rejudge, and when the rule gets stricter', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}, {}] }, { opensAt: 1, problems: [{}] }] });
  const { qid, groupIds } = sheet;
  expect(await opensOf(qid, ada)).toEqual([true, false]);
  const accepted = await submit(ada, sheet, 0);
  expect(await opensOf(qid, ada)).toEqual([true, true]);
  await rejudge(accepted, -1);
  expect(await opensOf(qid, ada)).toEqual([true, true]);
  const stricter = { by: 'solved', groupId: groupIds[0]!, solved: 2 } as const;
  await as(site, root)(updateQSheetGroup, { id: groupIds[1]!, title: 'Next', opens: stricter });
  expect(await opensOf(qid, ada)).toEqual([true, true]);
  expect(await opensOf(qid, await buildUser(site))).toEqual([true, false]);
  await as(site, root)(updateQSheetGroup, { id: groupIds[1]!, title: 'Next', opens: { by: 'hand', isOpen: false } });
  expect(await opensOf(qid, ada)).toEqual([true, false]);
});

test('SHEET-7 a submission that is deleted counts no more', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}] }] });
  const submitId = await submit(ada, sheet, 0);
  await as(site, root)(deleteSubmission, { submitId });
  expect(await rankOf(sheet.qid)).toMatchObject([{ total: 0, isFinished: false }]);
  expect(await figuresOf(sheet.qid)).toEqual([1, 0]);
  expect(await recounted(sheet)).toBe(true);
});

test('T-RACE-7 SHEET-7 first submissions that come at once make one participant', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site);
  const sent = { qid: sheet.qid, qpid: sheet.problems[0]!.qpid, language: 'C++ 17', code: 'int main() {}' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(site, ada)(submitQSheet, sent)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await figuresOf(sheet.qid)).toEqual([1, 0]);
  const jobs = await judge.claim(8);
  await Promise.all(jobs.map((job, at) => judge.report(job, judged([at % 2 ? -1 : 0]))));
  expect(await rankOf(sheet.qid)).toMatchObject([{ total: 1 }]);
  expect(await recounted(sheet)).toBe(true);
});

test('SHEET-4 SHEET-7 the results that finish a sheet and open a group may come at once', async () => {
  const ada = await buildUser(site);
  const sheet = await buildQSheet(site, { groups: [{ problems: [{}, {}, {}] }, { opensAt: 3, problems: [{}] }] });
  const send = (at: number) =>
    as(site, ada)(submitQSheet, {
      ...{ qid: sheet.qid, qpid: sheet.problems[at]!.qpid, language: 'C++ 17', code: 'int main() {}' },
    });
  await Promise.all([0, 1, 2].map(send));
  const jobs = await judge.claim(3);
  await Promise.all(jobs.map((job) => judge.report(job, judged([0]))));
  expect(await opensOf(sheet.qid, ada)).toEqual([true, true]);
  const { rows } = await sql<{ opened: number[] }>`
    select opened from qsheet_participants where qid = ${sheet.qid} and uid = ${ada.uid}`.execute(site.services.db);
  expect(rows[0]!.opened).toEqual([sheet.groupIds[1]]);
  await submit(ada, sheet, 3);
  expect(await figuresOf(sheet.qid)).toEqual([1, 1]);
});

test('T-RACE-10 who submits while the sheet is deleted is told, or keeps what was stored', async () => {
  for (let round = 0; round < 4; round++) {
    const ada = await buildUser(site);
    const sheet = await buildQSheet(site);
    const sent = { qid: sheet.qid, qpid: sheet.problems[0]!.qpid, language: 'C++ 17', code: 'int main() {}' };
    const [answer, gone] = await Promise.all([
      as(site, ada).refused(submitQSheet, sent),
      as(site, root).refused(deleteQSheet, { id: sheet.qid }),
    ]);
    expect(gone.status).toBe(200);
    expect(answer.status === 200 || ['qsheet.unknown', 'problem.unknown'].includes(answer.data.code)).toBe(true);
    const left = await site.services.db.selectFrom('qsheet_participants').where('qid', '=', sheet.qid).execute();
    expect(left).toEqual([]);
    if (answer.status !== 200) continue;
    // its result comes to a sheet that is no more
    const [job] = await judge.claim();
    expect((await judge.report(job!, judged([0]))).status).toBe(200);
  }
});
