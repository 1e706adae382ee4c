import { uploadAvatar } from '@assay/contract/accounts/settings.ts';
import { getIcpcObjects } from '@assay/contract/contests/icpc.ts';
import { removeContestPhoto, uploadContestPhoto } from '@assay/contract/contests/photos.ts';
import { getScrollBoardSubmissions } from '@assay/contract/contests/scroll-board.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { getContestTeams } from '@assay/contract/contests/staff/teams.ts';
import { createContestTeam, getContestTeam, joinContestTeam } from '@assay/contract/contests/teams.ts';
import { readZipTexts } from '@assay/formats/archive/open-archive.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepBlobs } from '../../files/sweep.ts';
import { openField } from '../boards/testing/field.ts';

const HOUR = 3600;

let site: TestSite;
let anna: BuiltUser;
let bela: BuiltUser;
let author: BuiltUser;
let stranger: BuiltUser;
let content: Buffer;
beforeAll(async () => {
  site = await openTestSite();
  [anna, bela] = [await buildUser(site), await buildUser(site)];
  author = await buildUser(site, { role: 'admin' });
  stranger = await buildUser(site, { role: 'admin' });
  content = await photo(400, 300);
});
afterAll(() => site.close());

const photo = (width: number, height: number, background = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const send = (who: BuiltUser, cid: number, line?: number, file = content) =>
  upload(
    site,
    who,
    uploadContestPhoto,
    { cid, ...(line !== undefined && { line }) },
    { content: file, field: 'image' },
  );

async function ended(options = {}) {
  const contest = await buildContest(site, {
    author,
    startsIn: -6 * HOUR,
    sealsBefore: HOUR,
    autoRealRank: false,
    openRank: true,
    ...options,
  });
  return { cid: contest.cid, field: openField(site, contest) };
}

test('a captain gives the team its photo until the start; members and people without a team may not', async () => {
  const { cid } = await buildContest(site, { author, startsIn: HOUR, teamSize: 2 });
  expect((await send(anna, cid)).status).toBe(404);
  await as(site, anna)(createContestTeam, { cid, name: 'The Pair', school: '' });
  const sent = await send(anna, cid);
  expect(sent.status).toBe(200);
  const { team } = (await as(site, anna)(getContestTeam, { cid })).data;
  expect(team?.photo).toBe(sent.data.url);
  await as(site, bela)(joinContestTeam, { cid, code: team!.inviteCode });
  expect((await send(bela, cid)).data).toMatchObject({ code: 'contest.notCaptain' });
  expect((await send(bela, cid, -team!.id)).status).toBe(403);

  await as(site, anna)(removeContestPhoto, { cid });
  expect((await as(site, anna)(getContestTeam, { cid })).data.team?.photo).toBeNull();
  await send(anna, cid);
  site.clock.advance(2 * HOUR);
  expect((await send(anna, cid)).data).toMatchObject({ code: 'contest.teamsFixed' });
  expect((await as(site, anna).refused(removeContestPhoto, { cid })).status).toBe(403);
  expect((await as(site, author)(getContestTeams, { cid })).data.records[0]?.photo).toMatch(/\.webp$/);
});

test('who manages the contest sets the photo of any line at any time; others do not', async () => {
  const { cid, field } = await ended();
  await field.join(anna.uid);
  for (const who of [anna, bela, stranger]) expect((await send(who, cid, anna.uid)).status).toBe(403);
  const { data } = await send(author, cid, anna.uid);
  const { records } = (await as(site, author)(getContestParticipants, { cid })).data;
  expect(records).toMatchObject([{ uid: anna.uid, photo: data.url }]);
  const { contestants } = (await as(site, author)(getScrollBoardSubmissions, { cid })).data;
  expect(contestants).toMatchObject([{ uid: anna.uid, photo: data.url }]);
  expect((await send(author, cid, bela.uid)).data).toMatchObject({ code: 'contest.participantUnknown' });
  expect((await send(author, cid, -1)).data).toMatchObject({ code: 'contest.teamUnknown' });
});

test('a photo of another contest’s team cannot be set', async () => {
  const { cid: other, field } = await ended({ teamSize: 2 });
  await field.join(anna.uid);
  const { id } = await site.services.db
    .insertInto('contest_teams')
    .values({ cid: other, name: 'Elsewhere' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { cid } = await ended();
  expect((await send(author, cid, -id)).data).toMatchObject({ code: 'contest.teamUnknown' });
});

test('what is no picture is refused, a big one becomes smaller and nothing but pixels', async () => {
  const { cid, field } = await ended();
  await field.join(anna.uid);
  expect((await send(author, cid, anna.uid, Buffer.from('<svg onload="x()"/>'))).status).toBe(400);
  const { url } = (await send(author, cid, anna.uid, await photo(3000, 2000))).data;
  const stored = await site.app.inject({ url });
  const { format, width, height } = await sharp(stored.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 1067 });
});

test('the Contest API has it with its size, as JPEG for its readers', async () => {
  const { cid, field } = await ended();
  for (const { uid } of [anna, bela]) await field.join(uid);
  await send(author, cid, anna.uid);
  const path = (rest: string) => `/api/icpc/contests/${cid}/${rest}`;
  const teams = (
    await site.app.inject({ url: getIcpcObjects.path.replace(':cid', String(cid)).replace(':endpoint', 'teams') })
  ).json();
  const [hers, his] = [String(anna.uid), String(bela.uid)].map((id) =>
    teams.find((team: { id: string }) => team.id === id),
  );
  const href = `contests/${cid}/teams/${anna.uid}/photo`;
  expect(hers.photo).toEqual([{ href, filename: 'photo.jpg', mime: 'image/jpeg', width: 400, height: 300 }]);
  expect(his).not.toHaveProperty('photo');
  const answer = await site.app.inject({ url: `/api/icpc/${href}` });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
  for (const rest of [`teams/${bela.uid}/photo`, 'teams/none/photo']) {
    expect((await site.app.inject({ url: path(rest) })).statusCode).toBe(404);
  }
});

test('a contestant without a photo has the own avatar, in the Contest API and in an XCPCIO board', async () => {
  const { cid, field } = await ended();
  const carl = await buildUser(site);
  for (const { uid } of [anna, bela, carl]) await field.join(uid);
  await send(author, cid, anna.uid);
  await upload(site, carl, uploadAvatar, {}, { content: await photo(300, 200), field: 'image' });
  const href = `contests/${cid}/teams/${carl.uid}/photo`;
  const team = (await site.app.inject({ url: `/api/icpc/contests/${cid}/teams/${carl.uid}` })).json();
  expect(team.photo).toMatchObject([{ href, width: 256, height: 256 }]);
  const avatar = await sharp((await site.app.inject({ url: `/api/icpc/${href}` })).rawPayload).metadata();
  expect([avatar.format, avatar.width, avatar.height]).toEqual(['jpeg', 256, 256]);

  const zip = await site.app.inject({
    url: `/api/file/download-contest-xcpcio?cid=${cid}`,
    headers: { authorization: author.token },
  });
  const files = await readZipTexts(zip.rawPayload, { entries: 20, bytes: 4 * 1024 ** 2 });
  const photos = [anna.uid, carl.uid].map((uid) => `photos/${uid}.jpg`);
  expect(files.map(({ path }) => path).sort()).toEqual(['config.json', ...photos, 'run.json', 'team.json'].sort());
  const teams: { team_id: string; photo?: object }[] = JSON.parse(files.find(({ path }) => path === 'team.json')!.text);
  const shown = teams.filter((one) => one.photo).map((one) => [one.team_id, one.photo]);
  expect(shown).toEqual([anna, carl].map(({ uid }, at) => [String(uid), { url: photos[at], type: 'jpg' }]));
});

test('the photo of a contestant outlives the sweep, one that was replaced does not', async () => {
  const { cid, field } = await ended();
  await field.join(anna.uid);
  const { url: first } = (await send(author, cid, anna.uid, await photo(40, 30, '#112233'))).data;
  const { url: second } = (await send(author, cid, anna.uid, await photo(40, 30, '#332211'))).data;
  site.clock.advance(49 * HOUR);
  await sweepBlobs(site.services);
  expect((await site.app.inject({ url: first })).statusCode).toBe(404);
  expect((await site.app.inject({ url: second })).statusCode).toBe(200);
});
