import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDiscussionDetail } from '@assay/contract/discussions/discussions.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IMPLEMENTED } from '../calls.ts';
import { insertDiscussion } from '../domains/discussions/discussions.queries.ts';
import { storeViews } from '../domains/discussions/views/views.ts';
import { type Call, implement } from '../platform/http/call.ts';
import { createPages } from './draw-page.ts';
import { createDrawer } from './drawer.ts';
import { PAGE_CALLS } from './page-calls.ts';

const SHELL =
  '<!doctype html><html lang="zh-CN"><head><title>Assay</title><script src="/boot.js"></script>' +
  '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/parts-2.js">' +
  '<link rel="stylesheet" crossorigin href="/assets/app-3.css"></head><body><div id="root"></div></body></html>';
const BOOT = '// before the first paint';
const STYLES = {
  'app-3.css': 'body{margin:0}',
  'row-clock-6.css': '.row{color:$&red}',
  'whole-7.css': 'main{margin:0}',
  'ended-8.css': '.row::after{content:"</style>"}',
};
const ID = '[1-9]\\d{0,15}';
const screen = (name: string, pattern: string, isPublic = true, joined: string | null = null) => ({
  name,
  pattern: `^${pattern}/?$`,
  title: { zh: `${name} 页`, en: `${name} page` },
  isPublic,
  scripts: [`/assets/${name}.js`],
  styles: joined === null ? [] : ['/assets/row-4.css', '/assets/clock-5.css'],
  joined,
});
const SCREENS = [
  { ...screen('Home', '/home', true, '/assets/whole-7.css'), styles: ['/assets/app-3.css'] },
  screen('ProblemList', '/problem', true, '/assets/row-clock-6.css'),
  screen('ContestList', '/contest'),
  screen('ProblemDetails', '/problem/(?<problemID>[^/]+)', true, '/assets/ended-8.css'),
  screen('ACMScoreBoard', `/contest/acm-scoreboard/(?<contestID>${ID})`),
  screen('SubmissionList', '/status'),
  screen('Introduction', '/introduction'),
  screen('TrainingList', '/training'),
  screen('TimedWorkList', '/timedwork'),
  screen('DiscussionList', '/discussion'),
  screen('ProblemDiscussion', '/discussion/(?<problemID>[^/]+)'),
  screen('DiscussionDetails', `/discussion-detail/(?<discussionID>${ID})`),
  screen('GroupList', '/group'),
  screen('ACMRank', '/acm-rank'),
  screen('OIRank', '/oi-rank'),
  screen('TSRank', '/ts-rank'),
  screen('RatingRank', '/rating'),
  screen('HonorList', '/honor'),
  screen('ExternalNav', '/external-nav'),
  screen('ContestDetails', `/contest/(?<contestID>${ID})`, false),
];
/** Stands in for the program that the web app's build makes: draws what it is given, fails or takes its time on demand. */
const DRAWING_PROGRAM = `
import { parentPort } from 'node:worker_threads';
let drawn = 0;
parentPort.on('message', async ({ input: { href, lang, answers } }) => {
  drawn += 1;
  if (href.includes('contest/')) return parentPort.postMessage({ error: 'no board today' });
  if (lang === 'zh' && href === '/contest') await new Promise((resolve) => setTimeout(resolve, 900));
  const names = JSON.parse(answers).map(([name]) => name);
  parentPort.postMessage({ output: '<p>' + [href, lang, names.length, 'drawing ' + drawn].join(' · ') + '</p>' });
});
parentPort.postMessage('ready');
`;
const SECRET = 'nobody may read this';

const webDir = mkdtempSync(join(tmpdir(), 'assay-pages-'));
let site: TestSite;
let open: string;
let hidden: string;
let cid: number;
let did: number;
let hiddenDid: number;

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), SHELL);
  writeFileSync(join(webDir, 'boot.js'), BOOT);
  writeFileSync(join(webDir, 'screens.json'), JSON.stringify(SCREENS));
  mkdirSync(join(webDir, 'assets'));
  for (const [file, css] of Object.entries(STYLES)) writeFileSync(join(webDir, 'assets', file), css);
  mkdirSync(join(webDir, '.draw'));
  writeFileSync(join(webDir, '.draw/draw.mjs'), DRAWING_PROGRAM);
  site = await openTestSite({ WEB_DIR: webDir, PUBLIC_URL: 'https://judge.example.org' });
  const text = {
    title: 'Sum </script><script>alert(1)</script>',
    description: 'Add **two** numbers & "print" them',
    input: '',
    output: '',
    hint: '',
  };
  open = (await buildProblem(site, { texts: { zh: text, en: text } })).problemId;
  hidden = (await buildProblem(site, { title: SECRET, auth: 2 })).problemId;
  const problems = [{ title: SECRET, auth: 3 as const }];
  const contest = await buildContest(site, { title: 'Winter Cup', openRank: true, problems });
  cid = contest.cid;
  const { uid } = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: { uid }, visible: false });
  const begin = (title: string, gid: number | null) => {
    const texts = { title, description: 'Every *day*', content: 'It **is**.' };
    return insertDiscussion(site.services.db, { uid, pid: null, gid, category_id: null, ...texts });
  };
  did = await begin('Why is the sky blue?', null);
  hiddenDid = await begin(SECRET, gid);
  await drawnAt('/home');
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true, force: true });
});

const KEEPER = { 'service-worker-navigation-preload': 'true' };
const ask = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { 'accept-language': 'en', ...headers } });

/** A drawn page: on a busy machine the bare one may come first. */
const get = (url: string, headers?: Record<string, string>) =>
  vi.waitFor(
    async () => {
      const response = await ask(url, headers);
      expect(response.headers.vary).toContain('Accept-Language');
      return response;
    },
    { timeout: 10_000 },
  );

const sightOf = (body: string) => /<div id="root" data-drawn>(.*?)<\/div>/.exec(body)?.[1];
/** The program starts with the first page that asks for it. */
const drawnAt = (url: string) =>
  vi.waitFor(
    async () => {
      const sight = sightOf((await get(url)).body);
      expect(sight).toBeDefined();
      return sight!;
    },
    { timeout: 10_000, interval: 1_050 },
  );

/** The answers that a page brought, by the call's name. */
function answersIn(html: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1];
  const entries = JSON.parse(json!) as [string, object, unknown][];
  return Object.fromEntries(entries.map(([name, , data]) => [name, data]));
}

it('brings the statement, its title, a description and the one address', async () => {
  const { statusCode, body, headers } = await get(`/problem/${open}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<html lang="en-US">');
  expect(body).toContain(`<title>${open} Sum &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; - `);
  expect(body).toContain('<meta name="description" content="Add two numbers &amp; &quot;print&quot; them" />');
  expect(body).toContain(`<link rel="canonical" href="https://judge.example.org/problem/${open}" />`);
  expect(answersIn(body)).toMatchObject({
    getWebsiteConfig: { name: expect.any(String) },
    getProblemDetail: { rendered: { description: expect.stringContaining('<strong>two</strong>') } },
  });
});

it('says what a site is that says nothing of itself', async () => {
  expect((await get('/problem')).body).toContain('<meta name="description" content="An online judge: problems, ');
});

it('says what a discussion is about, and counts nobody as its reader', async () => {
  const { body } = await get(`/discussion-detail/${did}`);
  expect(body).toContain('<title>Why is the sky blue? - ');
  expect(body).toContain('<meta name="description" content="Every day" />');
  await storeViews(site.services);
  expect((await as(site)(getDiscussionDetail, { did })).data.viewNum).toBe(0);
});

it('lets nothing that people wrote end the script that holds it', async () => {
  const { body } = await get(`/problem/${open}`);
  expect(body.match(/<script/g)).toHaveLength(2);
  expect(body.match(/<\/script>/g)).toHaveLength(2);
});

it('leaves the scripts of what is drawn to come after its first paint, and those of what is not to come at once', async () => {
  await drawnAt('/problem');
  const { body } = await get('/problem', KEEPER);
  expect(body).toContain(
    '<script data-entry="/assets/parts-2.js /assets/index-1.js" data-files="/assets/ProblemList.js" ' +
      `data-styles="/assets/row-4.css /assets/clock-5.css">${BOOT}</script>`,
  );
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/app-3.css">');
  expect(body).not.toMatch(/type="module"|modulepreload/);
  // its styles are one request; the parts that it is of are named for the script alone
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/row-clock-6.css" /></head>');
  // where most visits begin it is one request with what every page has
  const home = (await get('/home', KEEPER)).body;
  expect(home.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/whole-7.css" />',
  ]);
  expect(home).toContain(' data-styles="/assets/app-3.css">');
  const bare = (await get(`/contest/${cid}`)).body;
  expect(bare).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>');
  expect(bare).toContain('<link rel="modulepreload" crossorigin href="/assets/ContestDetails.js" /></head>');
});

it('T-CSP-1 brings the script that runs before the first paint, and lets no other run that is written into a page', async () => {
  await drawnAt('/problem');
  const hash = createHash('sha256').update(BOOT).digest('base64');
  for (const url of ['/problem', '/contest/1', '/nowhere']) {
    const { body, headers } = await get(url);
    expect([...body.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/g)].map(([, text]) => text)).toEqual([
      BOOT,
    ]);
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
});

it('brings the styles of what is drawn in the page, unless the browser keeps files or they would end their element', async () => {
  await drawnAt('/problem');
  const { body, headers } = await get('/problem');
  expect(headers.vary).toContain('Service-Worker-Navigation-Preload');
  expect(body).toContain(
    '<style data-files="/assets/app-3.css /assets/row-clock-6.css">body{margin:0}.row{color:$&red}</style>',
  );
  // named for the script alone: a browser that reads ahead would ask for what it meets in the page, switched off or not
  expect(body).toContain(' data-styles="/assets/app-3.css /assets/row-4.css /assets/clock-5.css">');
  expect(body).not.toContain('rel="stylesheet"');
  const home = (await get('/home')).body;
  expect(home).toContain('<style data-files="/assets/whole-7.css">main{margin:0}</style>');
  expect(home).toContain(' data-styles="/assets/app-3.css">');
  await drawnAt(`/problem/${open}`);
  expect((await get(`/problem/${open}`)).body).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/ended-8.css" />',
  );
});

it('brings what the first calls of every public page answer', async () => {
  const addresses = {
    Home: '/home',
    ProblemList: '/problem',
    ProblemDetails: `/problem/${open}`,
    ContestList: '/contest',
    ACMScoreBoard: `/contest/acm-scoreboard/${cid}`,
    OIScoreBoard: null,
    SubmissionList: '/status',
    Introduction: '/introduction',
    TrainingList: '/training',
    TimedWorkList: '/timedwork',
    DiscussionList: '/discussion',
    ProblemDiscussion: `/discussion/${open}`,
    DiscussionDetails: `/discussion-detail/${did}`,
    GroupList: '/group',
    ACMRank: '/acm-rank',
    OIRank: '/oi-rank',
    TSRank: '/ts-rank',
    RatingRank: '/rating',
    HonorList: '/honor',
    ExternalNav: '/external-nav',
  };
  expect(Object.keys(addresses)).toEqual(Object.keys(PAGE_CALLS));
  for (const [name, url] of Object.entries(addresses)) {
    if (url === null) continue;
    const { statusCode, body } = await get(url);
    expect(statusCode, name).toBe(200);
    const params = { problemID: open, contestID: String(cid), discussionID: String(did) };
    const asked = PAGE_CALLS[name]!.calls(params, 'en').map(({ op }) => op.name);
    expect(Object.keys(answersIn(body)), name).toEqual(['getWebsiteConfig', ...asked]);
  }
});

it('is the same for everybody, and holds nothing that a visitor may not see', async () => {
  const root = await buildUser(site, { role: 'root' });
  const problems = ['/problem', `/problem/${open}`, `/problem/${hidden}`];
  const discussions = ['/discussion', `/discussion-detail/${did}`, `/discussion-detail/${hiddenDid}`];
  for (const url of ['/home', ...problems, '/contest', `/contest/${cid}`, ...discussions, '/group', '/acm-rank']) {
    const visitor = await get(url);
    const administrator = await get(url, { authorization: root.token });
    expect(administrator.body, url).toBe(visitor.body);
    expect(visitor.body, url).not.toContain(SECRET);
  }
});

it.each([
  ['an address that is no screen', () => '/no/such/page', 404],
  ['an id that is none', () => '/contest/abc', 404],
  ['a problem that does not exist', () => '/problem/NONE-1', 404],
  ['a problem that visitors may not see', () => `/problem/${hidden}`, 404],
  ['a discussion that does not exist', () => '/discussion-detail/999999', 404],
  ['a discussion of a hidden group', () => `/discussion-detail/${hiddenDid}`, 404],
  ['the back office, which leads to its login', () => '/admin/whatever', 200],
  ['a screen for which one logs in', () => `/contest/${cid}`, 200],
])('answers %s with its status', async (_what, url, status) => {
  const response = await get(url());
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain('<div id="root"');
});

it('draws home at the root, where most visits begin, and says that its address is another', async () => {
  const atHome = await drawnAt('/home');
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(sightOf(body)).toBe(atHome);
  expect(body).toContain('<link rel="canonical" href="https://judge.example.org/home" />');
  expect(Object.keys(answersIn(body))).toContain('getHome');
});

it('speaks the language of the cookie, and brings no list for an address that asks for another', async () => {
  const chinese = await get('/problem', { cookie: 'web-language=zh-CN' });
  expect(chinese.body).toContain('<html lang="zh-CN">');
  expect(chinese.body).toContain('<title>ProblemList 页 - ');
  expect(chinese.headers.vary).toContain('Accept-Language');
  expect(Object.keys(answersIn((await get('/problem?keyword=x')).body))).toEqual(['getWebsiteConfig']);
  expect(Object.keys(answersIn((await get('/problem?l=en')).body))).toContain('getProblemList');
});

it('answers that a page is the same as before, and packs it for browsers that unpack', async () => {
  const first = await get('/problem');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('/problem', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/problem', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
});

it('sends the bare page while the database is slow', async () => {
  const slow = implement(getWebsiteConfig, () => new Promise<never>(() => {}));
  const others = IMPLEMENTED.filter(({ op }) => op.name !== getWebsiteConfig.name);
  const draw = createPages(site.services, [slow, ...others]);
  const request = { url: '/home', headers: {}, query: {} } as Call['request'];
  expect(await draw(request, {} as Call['reply'])).toBeNull();
});

describe('the first sight', () => {
  it('stands in the page, drawn from its answers, and lets the styles come first', async () => {
    expect(await drawnAt(`/problem/${open}`)).toContain(`<p>/problem/${open} · en · 4 · drawing `);
  });

  it('is drawn once for the same answers, whatever the clock in them says', async () => {
    const drawer = createDrawer(webDir, site.services.log);
    const at = (now: string, href = '/x') =>
      drawer.draw({ href, lang: 'en', answers: JSON.stringify([['call', {}, { now, title: 'Cup' }]]) });
    const first = await at('12:00');
    expect(first).toContain('drawing 1');
    expect(await at('12:01')).toBe(first);
    expect(await at('12:01', '/y')).toContain('drawing 2');
    drawer.close();
  });

  it.each([
    ['is missing where it fails', () => `/contest/acm-scoreboard/${cid}`],
    ['is missing on pages for which one logs in', () => `/contest/${cid}`],
    ['is missing where nothing is', () => `/problem/${hidden}`],
    ['is missing for an address that asks for another list', () => '/problem?keyword=x'],
  ])('%s, and the page goes out without it', async (_what, url) => {
    const { body } = await get(url());
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('id="page-data"');
  });

  it('is missing where it takes too long', async () => {
    const { body } = await get('/contest', { cookie: 'web-language=zh-CN' });
    expect(body).toContain('<div id="root"></div>');
    expect(Object.keys(answersIn(body))).toContain('getContestList');
  });
});
