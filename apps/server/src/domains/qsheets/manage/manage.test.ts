import {
  addQSheet,
  addQSheetGroup,
  bindQSheetProblem,
  bindQSheetProblems,
  deleteQSheet,
  deleteQSheetGroup,
  getAdminQSheetGroups,
  getAdminQSheetList,
  getProblemsForQSheet,
  orderQSheetGroups,
  orderQSheetProblems,
  unbindQSheetProblem,
  updateQSheet,
  updateQSheetGroup,
} from '@assay/contract/qsheets/admin.ts';
import { getQSheetDetail } from '@assay/contract/qsheets/list.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: Asker;
beforeAll(async () => {
  site = await openTestSite();
  root = as(site, await buildUser(site, { role: 'root' }));
});
afterAll(() => site.close());

const FORM = { title: 'Paths', description: 'Walk.', image: null, rank: 7, status: true };
const groupsOf = async (qid: number) => (await root(getAdminQSheetGroups, { qid })).data.groups;
const codeOf = async (asked: Promise<{ status: number; data: { code?: string } }>) => {
  const { status, data } = await asked;
  return status === 200 ? 'ok' : data.code;
};

test('SHEET-8 a sheet is made, changed over the version that was seen, hidden and deleted; all of it is in the log', async () => {
  const { data } = await root(addQSheet, FORM);
  const listed = async () => (await root(getAdminQSheetList, { keyword: 'paths' })).data.records;
  expect(await listed()).toMatchObject([{ ...FORM, id: data.id, version: 0, problemCount: 0, participantCount: 0 }]);
  const saved = await root(updateQSheet, { ...FORM, id: data.id, version: 0, title: 'Paths 2', status: false });
  expect(saved.data.version).toBe(1);
  expect(await codeOf(root.refused(updateQSheet, { ...FORM, id: data.id, version: 0 }))).toBe('qsheet.changed');
  expect(await listed()).toMatchObject([{ title: 'Paths 2', status: false, version: 1 }]);
  await root(deleteQSheet, { id: data.id });
  expect(await listed()).toEqual([]);
  expect(await codeOf(root.refused(deleteQSheet, { id: data.id }))).toBe('qsheet.unknown');
  const log = await site.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `qsheet ${data.id}`)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['addQSheet', 'updateQSheet', 'deleteQSheet']);
});

test('SHEET-8 a picture is one that was uploaded', async () => {
  for (const image of ['javascript:alert(1)', 'https://elsewhere.example/x.png', '/api/public/img/x.webp']) {
    expect((await root.refused(addQSheet, { ...FORM, image })).status).toBe(400);
  }
});

test('SHEET-4 groups say what opens them, stand in an order, and ask only for what can be', async () => {
  const { qid, groupIds } = await buildQSheet(site, { groups: [{ problems: [{}, {}] }] });
  const [first] = groupIds as [number];
  const add = (opens: object) => root.refused(addQSheetGroup, { qid, title: 'Next', opens });
  expect(await codeOf(add({ by: 'solved', groupId: first, solved: 3 }))).toBe('qsheet.ruleTooMany');
  expect(await codeOf(add({ by: 'solved', groupId: 999_999, solved: 1 }))).toBe('qsheet.ruleAhead');
  const { data } = await root(addQSheetGroup, {
    ...{ qid, title: 'Next' },
    opens: { by: 'solved', groupId: first, solved: 2 },
  });
  expect(await codeOf(root.refused(orderQSheetGroups, { qid, ids: [data.id, first] }))).toBe('qsheet.ruleAhead');
  expect(await codeOf(root.refused(orderQSheetGroups, { qid, ids: [first] }))).toBe('qsheet.changed');
  expect(await codeOf(root.refused(orderQSheetGroups, { qid, ids: [first, first] }))).toBe('qsheet.changed');
  expect(await codeOf(root.refused(deleteQSheetGroup, { id: first }))).toBe('qsheet.groupNeeded');
  await root(updateQSheetGroup, { id: data.id, title: 'Later', opens: { by: 'date', at: '2030-01-01T00:00:00Z' } });
  await root(orderQSheetGroups, { qid, ids: [data.id, first] });
  expect(await groupsOf(qid)).toMatchObject([
    { id: data.id, title: 'Later', opens: { by: 'date' } },
    { id: first, problems: [{}, {}] },
  ]);
  await root(deleteQSheetGroup, { id: first });
  expect((await groupsOf(qid)).map(({ id }) => id)).toEqual([data.id]);
});

test('SHEET-8 problems of the site are bound, public and private ones, and no others', async () => {
  const { groupIds } = await buildQSheet(site, { groups: [{ problems: [] }] });
  const [groupId] = groupIds as [number];
  const owner = await buildUser(site);
  const { gid } = await buildGroup(site, { owner });
  const open = await buildProblem(site);
  const hidden = await buildProblem(site, { auth: 2 });
  const contests = await buildProblem(site, { auth: 3 });
  const groups = await buildProblem(site, { gid });
  const bind = (pid: number) => codeOf(root.refused(bindQSheetProblem, { groupId, pid }));
  expect(await bind(open.pid)).toBe('ok');
  expect(await bind(hidden.pid)).toBe('ok');
  expect(await bind(open.pid)).toBe('qsheet.problemTwice');
  for (const { pid } of [contests, groups, { pid: 999_999 }]) expect(await bind(pid)).toBe('problem.unknown');
  const candidates = await root(getProblemsForQSheet, { groupId, limit: 100 });
  const offered = candidates.data.records.map(({ id }) => id);
  for (const { pid } of [open, hidden, contests, groups]) expect(offered).not.toContain(pid);
  const many = await root(bindQSheetProblems, {
    groupId,
    problemIds: `${open.problemId} ${contests.problemId} NOSUCH`,
  });
  expect(many.data).toMatchObject({
    added: [],
    already: [open.problemId],
    unknown: [contests.problemId, 'NOSUCH'],
  });
});

test('SHEET-8 problems of a group are ordered and taken out', async () => {
  const { qid, groupIds, problems } = await buildQSheet(site);
  const [one, two] = problems.map(({ qpid }) => qpid) as [number, number];
  const [groupId] = groupIds as [number];
  await root(orderQSheetProblems, { groupId, qpids: [two, one] });
  expect((await groupsOf(qid))[0]!.problems.map(({ qpid }) => qpid)).toEqual([two, one]);
  expect(await codeOf(root.refused(orderQSheetProblems, { groupId, qpids: [two] }))).toBe('qsheet.changed');
  await root(unbindQSheetProblem, { qpid: two });
  expect((await groupsOf(qid))[0]!.problems.map(({ qpid }) => qpid)).toEqual([one]);
  expect(await codeOf(root.refused(unbindQSheetProblem, { qpid: two }))).toBe('problem.unknown');
});

test('SHEET-8 a bound problem that a contest takes is not shown any more, and is again when it comes back', async () => {
  const ada = as(site, await buildUser(site));
  const { qid, problems } = await buildQSheet(site);
  const shown = async () => (await ada(getQSheetDetail, { id: qid })).data.problemCount;
  const change = (auth: number) =>
    site.services.db.updateTable('problems').set({ auth }).where('id', '=', problems[0]!.pid).execute();
  expect(await shown()).toBe(2);
  await change(3);
  expect(await shown()).toBe(1);
  await change(2);
  expect(await shown()).toBe(2);
});
