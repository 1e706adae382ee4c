import { followIcpcFeed, getIcpcApi, ICPC_ENDPOINTS } from '@assay/contract/contests/icpc.ts';
import { readFeed } from '@assay/formats/contests/clics/read.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openField } from '../boards/testing/field.ts';

let site: TestSite;
let anna: BuiltUser;
let bela: BuiltUser;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  [anna, bela] = [await buildUser(site), await buildUser(site)];
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const HOUR = 3600;

async function stage(options: ContestOptions = {}) {
  const contest = await buildContest(site, {
    author,
    startsIn: -4.5 * HOUR,
    sealsBefore: HOUR,
    openRank: true,
    ...options,
  });
  const field = openField(site, contest);
  for (const { uid } of [anna, bela]) await field.join(uid);
  await field.submit(anna.uid, 0, 0, 600);
  await field.submit(bela.uid, 0, -1, 700);
  const sealed = await field.submit(bela.uid, 0, 0, 4.2 * HOUR);
  return { ...contest, field, sealed: String(sealed) };
}

async function read(path: string, who?: BuiltUser) {
  const basic = who && Buffer.from(`${who.username}:${who.token}`).toString('base64');
  const answer = await site.app.inject({
    url: `${getIcpcApi.path}${path}`,
    headers: basic ? { authorization: `Basic ${basic}` } : {},
  });
  return {
    status: answer.statusCode,
    body: String(answer.headers['content-type']).includes('json;') ? answer.json() : answer.body,
  };
}

test('programs find the version and the contests that they may see', async () => {
  expect((await read('')).body).toMatchObject({ version: '2023-06' });
  const { cid } = await stage();
  const { cid: closed } = await stage({ openRank: false });
  const ids = (await read('/contests')).body.map(({ id }: { id: string }) => id);
  expect(ids).toContain(String(cid));
  expect(ids).not.toContain(String(closed));
  expect((await read(`/contests/${closed}`)).status).toBe(403);
  expect((await read(`/contests/${closed}`, anna)).body).toMatchObject({ id: String(closed), duration: '5:00:00.000' });
});

test('T-IDOR-4 under the seal the public reads no result from behind it, in no endpoint; the jury does', async () => {
  const { cid, sealed, problems } = await stage();
  for (const who of [undefined, anna, bela]) {
    const judgements = (await read(`/contests/${cid}/judgements`, who)).body as { submission_id: string }[];
    expect(judgements.length).toBe(2);
    expect(judgements.some((one) => one.submission_id === sealed)).toBe(false);
    const { rows } = (await read(`/contests/${cid}/scoreboard`, who)).body;
    expect(rows[1]).toMatchObject({
      team_id: String(bela.uid),
      score: { num_solved: 0 },
      problems: [{ problem_id: String(problems[0]!.pid), num_judged: 1, num_pending: 1, solved: false }, {}],
    });
    const feed = (await read(`/contests/${cid}/event-feed?stream=false`, who)).body as string;
    expect(feed).toContain(`"id":"${sealed}"`);
    expect(feed).not.toContain(`"submission_id":"${sealed}"`);
    expect((await read(`/contests/${cid}/submissions/${sealed}/files`, who)).status).toBe(who ? 403 : 401);
  }
  const { rows } = (await read(`/contests/${cid}/scoreboard`, author)).body;
  expect(rows[1]).toMatchObject({ score: { num_solved: 1 } });
  expect((await read(`/contests/${cid}/submissions/${sealed}/files`, author)).status).toBe(200);
});

test.each([
  ['before the start', { startsIn: HOUR }],
  ['without the password', { auth: 1, pwd: 'secret', openRank: false } as ContestOptions],
  ['of a hidden contest', { visible: false }],
])('nobody but its admins reads anything %s', async (_sentence, options) => {
  const stranger = await buildUser(site);
  const { cid } = await buildContest(site, { author, ...options });
  for (const endpoint of ['', ...ICPC_ENDPOINTS.map((name) => `/${name}`), '/event-feed?stream=false']) {
    for (const who of [undefined, stranger]) {
      const { status } = await read(`/contests/${cid}${endpoint}`, who);
      expect([endpoint, [401, 403, 404].includes(status)]).toEqual([endpoint, true]);
    }
    expect([endpoint, (await read(`/contests/${cid}${endpoint}`, author)).status]).toEqual([endpoint, 200]);
  }
});

test('the feed is read back as the contest it is; arrays narrow; objects are found', async () => {
  const { cid, problems } = await stage({ startsIn: -6 * HOUR });
  const feed = (await read(`/contests/${cid}/event-feed?stream=false`)).body as string;
  const log = readFeed(feed);
  expect(log.teams.map(({ id }) => id).sort()).toEqual([String(anna.uid), String(bela.uid)].sort());
  expect(log.submissions.map(({ atMs, judgements }) => [atMs, judgements[0]?.status])).toEqual([
    [600_000, 0],
    [700_000, -1],
    [4.2 * HOUR * 1000, 0],
  ]);
  expect(feed.trimEnd().split('\n').at(-1)).toContain('"end_of_updates":"');
  const submissions = (await read(`/contests/${cid}/submissions?team_id=${bela.uid}`)).body;
  expect(submissions).toHaveLength(2);
  expect((await read(`/contests/${cid}/problems/${problems[1]!.pid}`)).body).toMatchObject({ label: 'B' });
  expect((await read(`/contests/${cid}/problems/nothing`)).status).toBe(404);
  const awards = (await read(`/contests/${cid}/awards`)).body as { id: string; team_ids: string[] }[];
  expect(awards.find(({ id }) => id === 'winner')?.team_ids).toEqual([String(anna.uid)]);
});

test('a feed goes on behind a token with what changed; a foreign token is refused', async () => {
  const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
  const feed = (await read(`/contests/${cid}/event-feed?stream=false`)).body as string;
  const { token } = JSON.parse(feed.trimEnd().split('\n').at(-1)!);
  const id = await field.submit(anna.uid, 1, 0, 5000);
  await expect
    .poll(async () => (await read(`/contests/${cid}/event-feed?stream=false&since_token=${token}`)).body, {
      timeout: 3000,
    })
    .toContain(`"submission_id":"${id}"`);
  const rest = (await read(`/contests/${cid}/event-feed?stream=false&since_token=${token}`)).body as string;
  expect(rest.split('\n').filter((line) => line.includes('"type":"submissions"'))).toHaveLength(1);
  expect(rest).not.toContain('"type":"teams"');
  expect(await read(`/contests/${cid}/event-feed?since_token=old-1`)).toMatchObject({
    status: 400,
    body: { code: 400 },
  });
});

test('the stream stays open and tells what happens', async () => {
  const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}${followIcpcFeed.path.replace(':cid', String(cid))}`);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader.read();
  expect(first.value).toContain('"type":"contest"');
  const id = await field.submit(bela.uid, 1, -2, 6000);
  let told = '';
  while (!told.includes(`"submission_id":"${id}"`)) told += (await reader.read()).value;
  expect(told).toContain('"judgement_type_id":"CE"');
  await reader.cancel();
});

test('persons and accounts: everybody reads who is in the teams, accounts only those who run the contest, and each the own', async () => {
  const { cid } = await stage();
  const account = { id: String(anna.uid), username: anna.username, type: 'team', team_id: String(anna.uid) };
  expect((await read(`/contests/${cid}/persons`)).body).toContainEqual({
    id: `person-${anna.uid}`,
    name: anna.username,
    role: 'contestant',
    team_ids: [String(anna.uid)],
  });
  expect((await read(`/contests/${cid}/accounts`)).body).toEqual([]);
  expect((await read(`/contests/${cid}/account`)).status).toBe(404);
  expect((await read(`/contests/${cid}/accounts`, anna)).body).toMatchObject([account]);
  expect((await read(`/contests/${cid}/account`, anna)).body).toMatchObject(account);
  expect((await read(`/contests/${cid}/accounts/${bela.uid}`, anna)).status).toBe(404);
  expect((await read(`/contests/${cid}/accounts`, author)).body).toHaveLength(2);
  expect((await read(`/contests/${cid}/account`, author)).body).toMatchObject({ type: 'admin' });
  for (const who of [undefined, anna]) {
    const feed = (await read(`/contests/${cid}/event-feed?stream=false`, who)).body as string;
    expect(feed).toContain('"type":"persons"');
    expect(feed).not.toContain('"type":"accounts"');
  }
  expect((await read(`/contests/${cid}/event-feed?stream=false`, author)).body).toContain('"type":"accounts"');
});

test('what `access` promises is what objects have: no property is served that it does not name', async () => {
  const { cid } = await stage();
  const { endpoints } = (await read(`/contests/${cid}/access`, author)).body as {
    endpoints: { type: string; properties: string[] }[];
  };
  expect(endpoints.map(({ type }) => type)).toEqual(expect.arrayContaining(['contest', 'persons', 'accounts']));
  for (const { type, properties } of endpoints) {
    if (type === 'event-feed') continue;
    const { body } = await read(type === 'contest' ? `/contests/${cid}` : `/contests/${cid}/${type}`, author);
    const served = new Set((Array.isArray(body) ? body : [body]).flatMap((object) => Object.keys(object)));
    expect([type, [...served].filter((name) => !properties.includes(name))]).toEqual([type, []]);
  }
  const open = (await read(`/contests/${cid}/access`)).body.endpoints as { type: string }[];
  expect(open.some(({ type }) => type.startsWith('account'))).toBe(false);
});
