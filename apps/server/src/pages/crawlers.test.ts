import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDiscussion } from '../domains/discussions/discussions.queries.ts';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';

const HOME = 'https://judge.example.org';
const screen = (name: string, path: string) => ({ name, pattern: `^${path}/?$` });
const SCREENS = [
  screen('Home', '/home'),
  screen('ACMRank', '/acm-rank'),
  screen('DiscussionList', '/discussion'),
  screen('ProblemDetails', '/problem/(?<problemID>[^/]+)'),
  screen('AdminLogin', '/admin/login'),
];

const webDir = mkdtempSync(join(tmpdir(), 'assay-crawlers-'));
let site: TestSite;
let open: string;
let about: (pid: number | null, gid?: number) => Promise<number>;

beforeAll(async () => {
  writeFileSync(join(webDir, 'screens.json'), JSON.stringify(SCREENS));
  site = await openTestSite({ WEB_DIR: webDir, PUBLIC_URL: `${HOME}/` });
  const { uid } = await buildUser(site);
  about = (pid, gid) =>
    insertDiscussion(site.services.db, {
      uid,
      pid,
      gid: gid ?? null,
      category_id: null,
      title: 'Why?',
      description: 'Because',
      content: 'It is.',
    });
  open = (await buildProblem(site, {})).problemId;
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true, force: true });
});

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const get = async ({ app }: Pick<TestSite, 'app'>, url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  return { statusCode, type: headers['content-type'], body };
};

it('tells search engines what says nothing to visitors, and where the map is', async () => {
  const { statusCode, type, body } = await get(site, '/robots.txt');
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', `Sitemap: ${HOME}/sitemap.xml`]),
  );
});

it('maps the pages, problems and discussions that every visitor may read, and nothing else', async () => {
  const hidden = await buildProblem(site, { auth: 2 });
  const { gid } = await buildGroup(site, { owner: await buildUser(site) });
  const did = await about(null);
  await about(hidden.pid);
  await about(null, gid);
  const { statusCode, type, body } = await get(site, '/sitemap.xml');
  expect([statusCode, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const paths = ['/home', '/acm-rank', '/discussion', `/problem/${open}`, `/discussion-detail/${did}`];
  expect(locationsOf(body)).toEqual(paths.map((path) => HOME + path));
});

it('maps no discussions while the site has closed them', async () => {
  const { db, settings } = site.services;
  await settings.write({ ...DEFAULT_SETTINGS, openPublicDiscussion: false }, db);
  const node = await openOtherNode(site);
  const { body } = await get(node, '/sitemap.xml');
  expect(locationsOf(body)).toEqual(['/home', '/acm-rank', `/problem/${open}`].map((path) => HOME + path));
  await node.close();
});

it('has no map where the site does not know its own address', async () => {
  const nameless = await openTestSite();
  expect((await get(nameless, '/robots.txt')).body).not.toContain('Sitemap');
  expect((await get(nameless, '/sitemap.xml')).statusCode).toBe(404);
  await nameless.close();
});
