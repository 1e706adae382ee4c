import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { updateProblem } from '@assay/contract/authoring/editor.ts';
import { uploadTestcaseZip } from '@assay/contract/authoring/testdata.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { buildZip } from '@assay/testkit/build/zip.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTestdata } from '../authoring/sweep.ts';
import { uploadFolder } from '../authoring/testdata/upload.ts';
import { venueColumns } from '../venues/venues.queries.ts';
import { storeBlob } from './blobs.ts';
import { sweepBlobs } from './sweep.ts';

const HOUR = 3600;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Files are stamped by the machine's clock, so the site starts with the same time.
  site.clock.advance(Math.max(0, (Date.now() - site.clock.now().getTime()) / 1000));
});
afterAll(() => site.close());

const store = (text: string) => storeBlob(site.services, () => Buffer.from(text));
const isThere = async (hash: string) => (await site.services.blobs.size(hash)) !== null;
const casesOf = async (pid: number) =>
  (
    await site.services.db.selectFrom('problem_data').select('cases').where('pid', '=', pid).orderBy('id').execute()
  ).flatMap((row) => row.cases as JudgeCase[]);

test('files that nothing refers to go after two days, and not before', async () => {
  const { hash } = await store('nobody wants me');
  site.clock.advance(47 * HOUR);
  await sweepBlobs(site.services);
  expect(await isThere(hash)).toBe(true);
  site.clock.advance(2 * HOUR);
  expect(await sweepBlobs(site.services)).toBeGreaterThan(0);
  expect(await isThere(hash)).toBe(false);
});

test('test data stays, whatever its age; storing again starts the two days anew', async () => {
  const { pid } = await buildProblem(site, { cases: [{ input: 'kept input', output: 'kept output' }] });
  const { hash } = await store('wanted twice');
  site.clock.advance(40 * HOUR);
  await store('wanted twice');
  site.clock.advance(40 * HOUR);
  await sweepBlobs(site.services);
  const [one] = await casesOf(pid);
  expect(await isThere(one!.input.hash)).toBe(true);
  expect(await isThere(one!.output.hash)).toBe(true);
  expect(await isThere(hash)).toBe(true);
});

test('files that lie in the store without a row are found, too', async () => {
  const { hash } = await site.services.blobs.put(Buffer.from('left by a process that died'));
  const folder = join(site.services.config.dataDir, 'blobs');
  await writeFile(join(folder, 'staging/half-written'), 'x');
  const old = new Date(site.clock.now().getTime() - 50 * HOUR * 1000);
  await utimes(join(folder, hash.slice(0, 2), hash.slice(2)), old, old);
  await utimes(join(folder, 'staging/half-written'), old, old);
  await sweepBlobs(site.services);
  expect(await isThere(hash)).toBe(false);
  expect(await readdir(join(folder, 'staging'))).toEqual([]);
});

test('storing while a sweep removes the same content never loses it', async () => {
  const another = await openTestSite();
  try {
    const { services, clock } = another;
    clock.advance((Date.now() - clock.now().getTime()) / 1000);
    const old = new Date(Date.now() - 49 * HOUR * 1000);
    for (let turn = 0; turn < 40; turn += 1) {
      const storeIt = () => storeBlob(services, () => Buffer.from(`contested ${turn}`));
      const { hash } = await storeIt();
      await services.db.updateTable('blobs').set({ gmt_create: old }).where('hash', '=', hash).execute();
      await Promise.all([sweepBlobs(services), storeIt(), storeIt()]);
      expect(await services.blobs.size(hash)).not.toBeNull();
    }
  } finally {
    await another.close();
  }
});

test('an upload that nobody saves in time is forgotten, and its files with it', async () => {
  const root = await buildUser(site, { role: 'root' });
  const content = buildZip([
    { name: '1.in', content: 'staged input' },
    { name: '1.out', content: 'staged output' },
  ]);
  const { status } = await upload(site, root, uploadTestcaseZip, {} as never, { content });
  expect(status).toBe(200);
  const { hash } = await store('staged input');
  const left = () => site.services.db.selectFrom('testdata_uploads').select('upload_key').execute();
  site.clock.advance(23 * HOUR);
  await sweepTestdata(site.services);
  expect(await left()).toHaveLength(1);
  site.clock.advance(2 * HOUR);
  await sweepTestdata(site.services);
  expect(await left()).toHaveLength(0);
  site.clock.advance(48 * HOUR);
  await sweepBlobs(site.services);
  expect(await isThere(hash)).toBe(false);
});

test('what a cut-off upload left goes after a day', async () => {
  const path = join(uploadFolder(site.services.config.dataDir), 'abandoned.zip');
  await sweepTestdata(site.services);
  await writeFile(path, 'x');
  const old = new Date(site.clock.now().getTime() - 25 * HOUR * 1000);
  await utimes(path, old, old);
  await sweepTestdata(site.services);
  expect(await readdir(uploadFolder(site.services.config.dataDir))).toEqual([]);
});

test('an old data version stays while a judgement, a job or a version of the problem refers to it, then goes', async () => {
  const root = await buildUser(site, { role: 'root' });
  const { pid } = await buildProblem(site);
  const [first] = await site.services.db.selectFrom('problem_data').select('id').where('pid', '=', pid).execute();
  const changed = problemSave({ cases: [{ input: '2 2\n', output: '4\n' }] });
  const save = { ...changed, pid, version: 0 };
  expect((await as(site, root)(updateProblem, save)).status).toBe(200);
  const { id } = await site.services.db
    .insertInto('submissions')
    .values({
      pid,
      uid: root.uid,
      username: root.username,
      ...venueColumns(PUBLIC),
      display_id: 'X',
      display_pid: 'X',
      language: 'C',
      code: '',
      length: 0,
      listed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.services.db
    .insertInto('judgements')
    .values({ submission_id: id, source: 'judge', status: 0, data_version: first!.id })
    .execute();
  const versions = () => site.services.db.selectFrom('problem_data').select('id').where('pid', '=', pid).execute();
  await sweepTestdata(site.services);
  site.clock.advance(25 * HOUR);
  await sweepTestdata(site.services);
  expect(await versions()).toHaveLength(2);
  await site.services.db.deleteFrom('judgements').where('submission_id', '=', id).execute();
  await sweepTestdata(site.services);
  expect(await versions()).toHaveLength(2);
  await site.services.db.deleteFrom('problem_versions').where('data_version', '=', first!.id).execute();
  await sweepTestdata(site.services);
  expect(await versions()).toHaveLength(1);
});
