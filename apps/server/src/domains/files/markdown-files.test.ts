import { addAnnouncement } from '@assay/contract/announcements/site.ts';
import { deleteMarkdownImage, uploadMarkdownFile, uploadMarkdownImage } from '@assay/contract/files/markdown-files.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { uploadGroupAvatar } from '@assay/contract/groups/groups.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMarkdownFiles } from './markdown-files.ts';
import { sweepBlobs } from './sweep.ts';

const DAY = 24 * 3600;

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
let groupAdmin: BuiltUser;
let gid: number;
let picture: Buffer;
beforeAll(async () => {
  site = await openTestSite();
  const build = (role: RoleName = 'user') => buildUser(site, { role });
  [root, admin, groupAdmin] = [await build('root'), await build('admin'), await build()];
  const members = [{ uid: groupAdmin.uid, auth: GROUP_LEVEL.admin }];
  gid = (await buildGroup(site, { owner: await build(), members })).gid;
  picture = await draw(200, 100, '#336699');
});
afterAll(() => site.close());

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const sendImage = (who: { token?: string }, content: Buffer, query = {}, fields = {}) =>
  upload(site, who, uploadMarkdownImage, query, { content, field: 'image', name: 'p.png' }, fields);
const sendFile = (who: { token?: string }, content: string | Buffer, name: string) =>
  upload(site, who, uploadMarkdownFile, {}, { content: Buffer.from(content), name });

describe('DISC-6 who uploads', () => {
  test('administrators, and admins of the group that is named: by the address or by a field on either side of the file', async () => {
    expect((await sendImage(admin, picture)).status).toBe(200);
    expect((await sendImage(groupAdmin, picture)).data).toMatchObject({ code: 'file.mayNotUpload' });
    expect((await sendImage(groupAdmin, picture, { gid })).status).toBe(200);
    expect((await sendImage(groupAdmin, picture, {}, { before: { gid: String(gid) } })).status).toBe(200);
    const behind = await sendImage(groupAdmin, picture, {}, { behind: { gid: String(gid) } });
    expect(behind.status).toBe(200);
    const row = await site.services.db
      .selectFrom('markdown_files')
      .selectAll()
      .where('id', '=', behind.data.fileId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ uid: groupAdmin.uid, group_id: gid, kind: 'image' });
  });

  test('T-BOLA nobody by a group that is not theirs, nor by one that does not exist', async () => {
    const stranger = await buildUser(site);
    const member = await buildUser(site);
    await site.services.db.insertInto('group_members').values({ gid, uid: member.uid, auth: 3 }).execute();
    const code = async (who: BuiltUser, at: number) => (await sendImage(who, picture, { gid: at })).data;
    expect(await code(stranger, gid)).toMatchObject({ code: 'group.membersOnly' });
    expect(await code(member, gid)).toMatchObject({ code: 'file.mayNotUpload' });
    expect(await code(groupAdmin, 999_999)).toMatchObject({ code: 'group.unknown' });
    expect((await sendFile(groupAdmin, 'x', 'x.txt')).data).toMatchObject({ code: 'access.denied' });
    expect((await sendImage({}, picture)).status).toBe(401);
  });

  test('a picture of a group is set by a form alone, as clients of old send it', async () => {
    const owner = { ...(await buildUser(site)) };
    const own = await buildGroup(site, { owner });
    const answer = await upload(
      site,
      owner,
      uploadGroupAvatar,
      {} as never,
      { content: picture, field: 'image' },
      { behind: { gid: String(own.gid) } },
    );
    expect(answer.status).toBe(200);
  });
});

test('T-UP-1 a picture is stored anew, frames and all, and what is none is refused', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((color) => draw(20, 20, color)));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const { data } = await sendImage(admin, gif);
  const stored = await site.app.inject(data.link);
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', pages: 3, width: 20 });
  for (const bad of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a=1;alert(1)', '']) {
    expect((await sendImage(admin, Buffer.from(bad))).data).toMatchObject({ code: 'account.badImage' });
  }
  const heavy = await sendImage(admin, Buffer.alloc(4 * 1024 * 1024 + 1, 'x'));
  expect(heavy).toMatchObject({ status: 413, data: { code: 'account.imageTooLarge' } });
});

test.each([
  ['notes.pdf', '%PDF-1.7 …', 'application/pdf', 'inline'],
  ['evil.pdf', '<script>alert(1)</script>', 'application/octet-stream', 'attachment'],
  ['page.html', '<!doctype html><script>alert(1)</script>', 'application/octet-stream', 'attachment'],
  [
    'drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'application/octet-stream',
    'attachment',
  ],
  ['data.zip', 'PK\x03\x04', 'application/zip', 'attachment'],
  ['讲义', 'words', 'application/octet-stream', 'attachment'],
])('T-UP-1 %s with %j is served as %s, %s', async (name, content, type, disposition) => {
  const { status, data } = await sendFile(admin, content, name);
  expect(status).toBe(200);
  const served = await site.app.inject(data.link);
  expect(served.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  expect(String(served.headers['content-disposition']).split(';')[0]).toBe(disposition);
  expect(String(served.headers['content-security-policy'])).toContain("default-src 'none'");
  expect(served.body).toBe(content);
});

test('T-TRAV-1 nothing but uploaded files is served under their address', async () => {
  const secret = await site.services.blobs.put(Buffer.from('test data of a problem'));
  const { data } = await sendImage(admin, picture);
  const imageKey = /([0-9a-f]{64})/.exec(data.link)![1]!;
  for (const name of [
    secret.hash,
    imageKey,
    imageKey.slice(0, 32),
    '..%2f..%2fetc%2fpasswd',
    `${'0'.repeat(32)}.pdf`,
  ]) {
    expect([name, (await site.app.inject(`/api/public/file/${name}`)).statusCode]).toEqual([name, 404]);
  }
  expect((await sendFile(admin, '', 'x.txt')).data).toMatchObject({ code: 'file.empty' });
});

test('a picture is deleted by whoever uploaded it, and by super admins', async () => {
  const [one, two] = [(await sendImage(admin, picture)).data.fileId, (await sendImage(admin, picture)).data.fileId];
  const other = await buildUser(site, { role: 'admin' });
  expect((await as(site, other).refused(deleteMarkdownImage, { fileId: one })).data.code).toBe('file.unknown');
  expect((await as(site, admin)(deleteMarkdownImage, { fileId: one })).status).toBe(200);
  expect((await as(site, admin).refused(deleteMarkdownImage, { fileId: one })).data.code).toBe('file.unknown');
  expect((await as(site, root)(deleteMarkdownImage, { fileId: two })).status).toBe(200);
});

test('DISC-6 nobody stores more than the quota, not by uploading at once either', async () => {
  const one = await buildUser(site);
  await site.services.db.insertInto('group_members').values({ gid, uid: one.uid, auth: 4 }).execute();
  const first = await sendImage(one, picture, { gid });
  const fill = (bytes: number) =>
    site.services.db.updateTable('markdown_files').set({ bytes }).where('id', '=', first.data.fileId).execute();
  const { bytes } = await site.services.db
    .selectFrom('markdown_files')
    .select('bytes')
    .where('id', '=', first.data.fileId)
    .executeTakeFirstOrThrow();
  await fill(100 * 1024 * 1024 - Math.floor(bytes * 1.5));
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendImage(one, picture, { gid })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await fill(100 * 1024 * 1024);
  expect((await sendImage(one, picture, { gid })).data).toMatchObject({ code: 'file.quotaFull' });
});

test('DISC-6 what no text names goes after seven days; what one names stays, wherever it stands', async () => {
  const image = (await sendImage(admin, await draw(9, 9, '#111111'))).data;
  const file = (await sendFile(admin, '%PDF-1 named', 'a.pdf')).data;
  const inGroup = (await sendImage(admin, await draw(9, 9, '#222222'))).data;
  const unused = (await sendFile(admin, '%PDF-1 not named', 'b.pdf')).data;
  const content = `See ![p](${image.link}) and [notes](https://judge.example.org${file.link})`;
  const { data: added } = await as(site, root)(addAnnouncement, { title: 'With files', content, visible: false });
  const description = `Our logo: ![](${inGroup.link})`;
  await site.services.db.updateTable('groups').set({ description }).where('id', '=', gid).execute();
  const isThere = async ({ link }: { link: string }) => (await site.app.inject(link)).statusCode === 200;
  const sweep = async (days: number) => {
    site.clock.advance(days * DAY);
    await sweepMarkdownFiles(site.services);
    site.clock.advance(3 * DAY);
    await sweepBlobs(site.services);
  };
  await sweep(0);
  expect(await Promise.all([image, file, inGroup, unused].map(isThere))).toEqual([true, true, true, true]);
  await sweep(8);
  expect(await Promise.all([image, file, inGroup, unused].map(isThere))).toEqual([true, true, true, false]);
  await site.services.db.deleteFrom('announcements').where('id', '=', added.id).execute();
  await sweep(1);
  expect(await isThere(file)).toBe(true);
  await sweep(8);
  expect(await Promise.all([image, file, inGroup].map(isThere))).toEqual([false, false, true]);
});
