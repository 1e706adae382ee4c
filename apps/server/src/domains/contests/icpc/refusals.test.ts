import { ICPC_API } from '@assay/contract/contests/icpc.ts';
import { clicsValidator } from '@assay/formats/contests/testing/clics-validator.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

async function read(path: string, who?: BuiltUser) {
  const basic = who && Buffer.from(`x:${who.token}`).toString('base64');
  const headers = basic ? { authorization: `Basic ${basic}` } : {};
  const { statusCode, body } = await site.app.inject({ url: `${ICPC_API}${path}`, headers });
  return { status: statusCode, body };
}

describe('who asks for what is not there', () => {
  let cid: number;
  beforeAll(async () => {
    ({ cid } = await buildContest(site, { author, openRank: true }));
  });

  test.each([
    ['an endpoint that nobody knows', '/nothing'],
    ['one of a later version', '/map-info'],
    ['one of the version that is not served', '/runs'],
    ['an object of an endpoint that nobody knows', '/nothing/1'],
    ['an object of a singleton', '/state/1'],
    ['an id that no object has', '/teams/0'],
    ['an id that none can have', `/teams/${encodeURIComponent('a b/c')}`],
    ['a long id', `/teams/${'x'.repeat(150)}`],
    ['an address too long for any', `/teams/${'x'.repeat(500)}`],
    ['the photo of no team', '/teams/0/photo'],
    ['below an object', '/teams/1/nothing/more'],
    ['a group that is none', '/scoreboard?group_id=none'],
  ])('%s: 404', async (_sentence, path) => {
    const { status, body } = await read(`/contests/${cid}${path}`);
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 404 }]);
    expect(clicsValidator({ scoring: 'pass-fail', hasFreeze: false })('failure', JSON.parse(body))).toEqual([]);
  });

  test.each(['/contests/nothing', '/contests/0', '/contests/99999999999999999999', '/contests/-1/teams', '/nothing'])(
    '%s: 404',
    async (path) => {
      const { status, body } = await read(path);
      expect([status, JSON.parse(body).code]).toEqual([404, 404]);
    },
  );

  test('sources of a submission that is none: 404 for the jury', async () => {
    for (const id of ['0', 'abc', '999999999999']) {
      expect((await read(`/contests/${cid}/submissions/${id}/files`, author)).status).toBe(404);
    }
  });
});

test('who shows a token that nobody has is refused, and never served as a visitor', async () => {
  const { cid } = await buildContest(site, { author, openRank: true });
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  for (const authorization of [
    basic('admin:wrong'),
    basic(`${author.username}:`),
    basic('no colon'),
    basic(''),
    'Basic',
    'Basic ???',
    `Basic ${'A'.repeat(3000)}`,
    'Digest username="x"',
    'some-token',
  ]) {
    for (const path of ['', '/contests', `/contests/${cid}`, `/contests/${cid}/teams`, `/contests/${cid}/event-feed`]) {
      const answer = await site.app.inject({ url: `${ICPC_API}${path}`, headers: { authorization } });
      expect([path, authorization.slice(0, 30), answer.statusCode]).toEqual([path, authorization.slice(0, 30), 401]);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
      expect(answer.json()).toMatchObject({ code: 401 });
    }
  }
  expect((await read('', author)).status).toBe(200);
  // who says nothing of himself is a visitor, and is told how to say it where visitors may not read
  const { cid: closed } = await buildContest(site, { author, auth: 1, pwd: 'secret' });
  const refused = await site.app.inject({ url: `${ICPC_API}/contests/${closed}/submissions/1/files` });
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')]);
});
