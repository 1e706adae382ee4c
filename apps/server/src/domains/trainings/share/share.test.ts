import { getProblemImport, uploadProblemPackage } from '@assay/contract/authoring/transfer.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { getTrainingOutline } from '@assay/contract/trainings/outline.ts';
import { exportTraining, importTraining, previewTrainingImport } from '@assay/contract/trainings/share.ts';
import { zipFiles } from '@assay/formats/testing/packages.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { countWaiting } from '@assay/testkit/db.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../../platform/db/database.ts';
import { deleteGroupRow, disband } from '../../groups/lives/bin.queries.ts';

let site: TestSite;
let root: BuiltUser;
let author: BuiltUser;
let teacher: BuiltUser;
let member: BuiltUser;
let gid: number;
let tid: number;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  teacher = await buildUser(site);
  member = await buildUser(site);
  const members = [{ uid: teacher.uid, auth: GROUP_LEVEL.admin }, { uid: member.uid }];
  ({ gid } = await buildGroup(site, { owner: await buildUser(site), members, shortName: 'CLASS' }));
  const own = { author: { uid: author.uid, username: author.username } };
  const strangers = await buildProblem(site, { problemId: 'OTHERS' });
  ({ tid } = await buildTraining(site, {
    author,
    title: 'Loops',
    auth: 'Private',
    privatePwd: 'secret-password',
    sections: [
      { title: 'First', problems: [{ ...own, problemId: 'ONE' }, strangers] },
      { title: 'Then', opensAt: 2, problems: [{ ...own, problemId: 'TWO' }] },
    ],
  }));
});
afterAll(() => site.close());

async function fileOf(who: BuiltUser): Promise<Buffer> {
  const { path: url } = exportTraining;
  const answer = await site.app.inject({ url, query: { tid: String(tid) }, headers: { authorization: who.token! } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function staged(who: BuiltUser, content: Buffer, where: { gid?: number } = {}) {
  const { data } = await upload(site, who, uploadProblemPackage, where, { content, name: 'loops.zip' });
  return { packageKey: data.packageKey, ...where };
}

async function imported(who: BuiltUser, at: { packageKey: string; gid?: number }) {
  expect(await as(site, who)(importTraining, at)).toMatchObject({ status: 200 });
  return ended(who, at.packageKey);
}

/** How an import ended. */
async function ended(who: BuiltUser, packageKey: string) {
  for (let turn = 0; turn < 200; turn += 1) {
    const { data } = await as(site, who)(getProblemImport, { packageKey });
    if (data.state !== 'importing') return data;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the import does not end');
}

const fatesIn = async (who: BuiltUser, at: { packageKey: string; gid?: number }) =>
  (await as(site, who)(previewTrainingImport, at)).data.sections.map(({ title, problems }) => ({
    title,
    problems: problems.map(({ fate, becomes }) => [fate, becomes]),
  }));

test('TRAIN-13 a training goes out with the problems of who asks, without its password, and only to who changes it', async () => {
  const text = (await fileOf(author)).toString('latin1');
  expect(text).toContain('training.json');
  expect(text).not.toContain('secret-password');
  for (const who of [teacher, member]) {
    expect(await as(site, who).refused(exportTraining, { tid })).toMatchObject({ status: 403 });
  }
});

test('TRAIN-13 on the same site its problems are used again', async () => {
  const at = await staged(root, await fileOf(root));
  expect(await fatesIn(root, at)).toEqual([
    {
      title: 'First',
      problems: [
        ['reused', 'ONE'],
        ['reused', 'OTHERS'],
      ],
    },
    { title: 'Then', problems: [['reused', 'TWO']] },
  ]);
  const done = await imported(root, at);
  expect(done).toMatchObject({ state: 'imported', problems: [] });
  const { data } = await as(site, root)(getTrainingOutline, { tid: done.trainingId! });
  expect(data.sections.map(({ title, requires, problems }) => [title, requires, problems.length])).toEqual([
    ['First', [], 2],
    ['Then', [{ section: 0, solved: 2 }], 1],
  ]);
});

test('TRAIN-13 EDIT-11 where they are not, they come in: into a group under its prefix, others are named and left out', async () => {
  const content = await fileOf(author);
  await site.services.db
    .updateTable('problems')
    .set({ problem_id: 'MOVED', auth: 2 })
    .where('problem_id', '=', 'OTHERS')
    .execute();
  await site.services.db.updateTable('problem_texts').set({ title: 'Changed' }).execute();
  const at = await staged(teacher, content, { gid });
  expect(await fatesIn(teacher, at)).toEqual([
    {
      title: 'First',
      problems: [
        ['new', 'CLASS-ONE'],
        ['missing', null],
      ],
    },
    { title: 'Then', problems: [['new', 'CLASS-TWO']] },
  ]);
  const done = await imported(teacher, at);
  expect(done.problems.map(({ problemId }) => problemId)).toEqual(['CLASS-ONE', 'CLASS-TWO']);
  const { data } = await as(site, teacher)(getTrainingOutline, { tid: done.trainingId! });
  // a section asks for no more than there is
  expect(data.sections[1]!.requires).toEqual([{ section: 0, solved: 1 }]);
  expect(data.sections[0]!.problems).toMatchObject([{ problemId: 'CLASS-ONE', auth: 2, mayEdit: true }]);
  // once more: what came in is used
  expect((await fatesIn(teacher, await staged(teacher, content, { gid }))).flatMap(({ problems }) => problems)).toEqual(
    [
      ['reused', 'CLASS-ONE'],
      ['missing', null],
      ['reused', 'CLASS-TWO'],
    ],
  );
});

test('GRP-12 members, strangers and those without a group import nothing', async () => {
  const content = await fileOf(author);
  for (const [who, where, status] of [
    [member, { gid }, 403],
    [await buildUser(site), { gid }, 403],
    [teacher, {}, 403],
    [teacher, { gid: 999_999 }, 404],
  ] as const) {
    const answer = await upload(site, who, uploadProblemPackage, where, { content, name: 'x.zip' });
    expect(answer.status).toBe(status);
  }
  const { packageKey } = await staged(teacher, content, { gid });
  expect(await as(site, teacher).refused(importTraining, { packageKey })).toMatchObject({ status: 403 });
  expect(await as(site, author).refused(importTraining, { packageKey })).toMatchObject({ status: 404 });
});

test.each([
  ['disbanded', (tx: Queryable, id: number) => disband(tx, id, { uid: teacher.uid, now: site.clock.now() })],
  ['deleted', (tx: Queryable, id: number) => deleteGroupRow(tx, id)],
])('TRAIN-13 GRP-15 into a group that is %s while it comes in, nothing comes', async (_what, end) => {
  const { gid: ending } = await buildGroup(site, { owner: teacher });
  const at = await staged(teacher, await fileOf(author), { gid: ending });
  await site.services.db.transaction().execute(async (tx) => {
    await end(tx, ending);
    expect(await as(site, teacher)(importTraining, at)).toMatchObject({ status: 200 });
    // it was let in and waits for what is not committed yet
    await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBeGreaterThan(0);
  });
  const done = await ended(teacher, at.packageKey);
  expect(done).toMatchObject({ state: 'failed', problems: [], failure: { en: expect.stringMatching(/group/i) } });
  expect(done.trainingId).toBeUndefined();
  const { db } = site.services;
  expect(await db.selectFrom('trainings').select('id').where('group_id', '=', ending).execute()).toEqual([]);
  expect(
    await db
      .selectFrom('problems')
      .select('id')
      .where('owner_kind', '=', 'group')
      .where('owner_id', '=', ending)
      .execute(),
  ).toEqual([]);
});

const HEAD = { format: 'assay-training', version: 1, title: 'T', description: '', auth: 'Public', category: null };
const none = { problemId: 'NONE', title: '', digest: null, package: null };

test.each([
  ['no training', { 'assay.json': '{}' }],
  ['no JSON', { 'training.json': '{' }],
  ['another shape', { 'training.json': JSON.stringify({ ...HEAD, sections: 'x', problems: [] }) }],
  [
    'a place beyond the list',
    {
      'training.json': JSON.stringify({
        ...HEAD,
        sections: [{ title: '', requires: [], problems: [7] }],
        problems: [none],
      }),
    },
  ],
  [
    'a problem twice',
    {
      'training.json': JSON.stringify({
        ...HEAD,
        sections: [{ title: '', requires: [], problems: [0, 0] }],
        problems: [none],
      }),
    },
  ],
  [
    'a rule about itself',
    {
      'training.json': JSON.stringify({
        ...HEAD,
        sections: [{ title: '', requires: [{ section: 0, solved: 1 }], problems: [0] }],
        problems: [none],
      }),
    },
  ],
  [
    'a text that is too long',
    { 'training.json': JSON.stringify({ ...HEAD, description: 'x'.repeat(2_000_000), sections: [], problems: [] }) },
  ],
])('a file with %s is refused', async (_what, files) => {
  const at = await staged(root, await zipFiles(files));
  for (const op of [previewTrainingImport, importTraining]) {
    expect((await as(site, root).refused(op, at)).status).toBe(400);
  }
});
