import { getFullScreenProblemList } from '@assay/contract/problems/list.ts';
import { getQSheetDetail, getQSheetList } from '@assay/contract/qsheets/list.ts';
import { getQSheetProblem, getQSheetSubmissions, submitQSheet } from '@assay/contract/qsheets/problems.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

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

const SENT = { language: 'C++ 17', code: 'int main() {}' };

/** Submits by the sheet's own call, and has it judged. */
async function submit(by: BuiltUser, where: { qid: number; qpid: number }, status = 0): Promise<number> {
  const { data } = await as(site, by)(submitQSheet, { ...where, ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

const detailOf = async (who: BuiltUser, qid: number) => (await as(site, who)(getQSheetDetail, { id: qid })).data;

test('SHEET-1 the list has sheets in their order, found by words, with the own progress; hidden ones are nobody’s', async () => {
  const ada = await buildUser(site);
  const last = await buildQSheet(site, { title: 'Zebra paths', rank: 3000 });
  const first = await buildQSheet(site, { title: 'Zebra basics', rank: 1 });
  await buildQSheet(site, { title: 'Zebra hidden', visible: false });
  await submit(ada, { qid: first.qid, qpid: first.problems[0]!.qpid });
  const { data } = await as(site, ada)(getQSheetList, { keyword: 'zebra' });
  expect(data).toMatchObject({ total: 2, size: 24 });
  expect(data.records.map(({ qsheet }) => qsheet.id)).toEqual([first.qid, last.qid]);
  expect(data.records[0]).toMatchObject({ problemCount: 2, participantCount: 1, finishedCount: 0, acceptedCount: 1 });
  expect(data.records[1]).toMatchObject({ problemCount: 2, participantCount: 0, finishedCount: 0, acceptedCount: 0 });
});

test('SHEET-3 SHEET-5 the page tells what is open, and of a locked group what opens it', async () => {
  const ada = await buildUser(site);
  const groups = [
    { title: 'Basics', problems: [{ title: 'One' }, { title: 'Two' }] },
    { title: 'Paths', opensAt: 1, problems: [{ title: 'Secret' }] },
  ];
  const { qid, problems, groupIds } = await buildQSheet(site, { groups });
  await submit(ada, { qid, qpid: problems[0]!.qpid }, -1);
  const before = await detailOf(ada, qid);
  expect(before.qsheetGroups).toMatchObject([
    {
      group: { id: groupIds[0], title: 'Basics' },
      isOpen: true,
      opensBy: null,
      problems: [
        { qpid: problems[0]!.qpid, title: 'One', status: 1, accepted: 0, submitted: 1 },
        { qpid: problems[1]!.qpid, title: 'Two', status: null, accepted: 0, submitted: 0 },
      ],
    },
    {
      group: { title: 'Paths' },
      isOpen: false,
      opensBy: { by: 'solved', title: 'Basics', place: 1, solved: 0, needed: 1 },
      problemCount: 1,
      problems: [],
    },
  ]);
  await submit(ada, { qid, qpid: problems[0]!.qpid });
  const after = await detailOf(ada, qid);
  expect(after.qsheetGroups[0]!.problems[0]).toMatchObject({ status: 0, accepted: 1, submitted: 2 });
  expect(after.qsheetGroups[1]).toMatchObject({ isOpen: true, opensBy: null, problems: [{ title: 'Secret' }] });
});

test('SHEET-5 a problem of a locked group is submitted to by no call, and shown by none', async () => {
  const ada = await buildUser(site);
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [{}] }, { opensAt: 1, problems: [{}] }] });
  const { qpid, problemId } = problems[1]!;
  const refused = async (asked: Promise<{ data: { code: string } }>) => (await asked).data.code;
  const ask = as(site, ada).refused;
  expect(await refused(ask(getQSheetProblem, { qpid }))).toBe('problem.unknown');
  expect(await refused(ask(submitQSheet, { qid, qpid, ...SENT }))).toBe('problem.unknown');
  expect(await refused(ask(submitProblemJudge, { qid, pid: problemId, ...SENT }))).toBe('problem.unknown');
  expect(await refused(ask(getQSheetSubmissions, { qpid }))).toBe('problem.unknown');
  const line = await as(site, ada)(getFullScreenProblemList, { qid });
  expect(line.data.map((one) => one.problemId)).toEqual([problems[0]!.problemId]);
});

test('SHEET-9 the own submissions of a sheet are listed in it and nowhere else', async () => {
  const [ada, bob] = [await buildUser(site), await buildUser(site)];
  const { qid, problems } = await buildQSheet(site);
  const { qpid } = problems[0]!;
  const own = await submit(ada, { qid, qpid }, -1);
  const other = await submit(bob, { qid, qpid });
  const listed = async (who: BuiltUser, query: object) =>
    (await as(site, who)(getQSheetSubmissions, query)).data.records.map(({ submitId }) => submitId);
  expect(await listed(ada, { qpid })).toEqual([own]);
  expect(await listed(ada, { qid })).toEqual([own]);
  expect(await listed(ada, { qid, status: 0 })).toEqual([]);
  expect(await listed(ada, { qpid: problems[1]!.qpid })).toEqual([]);
  expect(await listed(root, { qpid })).toEqual([other, own]);
  expect(await listed(root, { qid, username: bob.username })).toEqual([other]);
  const practice = await as(site, ada)(getSubmissionList, { onlyMine: true });
  expect(practice.data.records).toEqual([]);
});

test('SHEET-8 a private problem is open in the sheet, and shown as its page shows it', async () => {
  const ada = await buildUser(site);
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [{ title: 'Inside', auth: 2 }] }] });
  const { qpid, groupId } = problems[0]!;
  const { data } = await as(site, ada)(getQSheetProblem, { qpid });
  expect(data).toMatchObject({ qid, qpid, groupId, problem: { title: 'Inside' }, myStatus: -10 });
  await submit(ada, { qid, qpid });
  expect((await as(site, ada)(getQSheetProblem, { qpid })).data.myStatus).toBe(0);
});
