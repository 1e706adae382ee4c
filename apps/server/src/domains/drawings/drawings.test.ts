import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAWINGS_MAX } from '@assay/contract/drawings/drawing.ts';
import { deleteDrawing, getDrawing, getDrawings, saveDrawing } from '@assay/contract/drawings/drawings.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDrawings } from './drawings.ts';

let site: TestSite;
let folder: string;
let anna: BuiltUser;
let bela: BuiltUser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-drawing-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'main-AB12.js'), 'export {};');
  site = await openTestSite({ DRAWING_DIR: folder });
  anna = await buildUser(site);
  bela = await buildUser(site);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const drawn = (text: string, link: string | null = null) => ({
  elements: [{ type: 'text', text, link }],
  background: '#ffffff',
  files: {},
});
const save = (who: BuiltUser, pid: number, rev: number, scene: object = drawn('graph')) =>
  as(site, who).refused(saveDrawing, { pid, rev, scene } as never);
const seen = async (who: BuiltUser, pid: number) => (await as(site, who)(getDrawing, { pid })).data;

test('DRAW-1 a drawing is kept per person and problem, and nobody else finds it', async () => {
  const { pid, problemId } = await buildProblem(site);
  expect(await seen(anna, pid)).toBeNull();
  expect((await save(anna, pid, 0, drawn('路径'))).data).toEqual({ rev: 1 });
  expect((await save(anna, 0, 0, drawn('free'))).data).toEqual({ rev: 1 });
  expect(await seen(anna, pid)).toMatchObject({ rev: 1, scene: drawn('路径') });
  expect(await seen(anna, 0)).toMatchObject({ scene: drawn('free') });
  expect(await seen(bela, pid)).toBeNull();
  expect((await as(site, bela)(getDrawings, {})).data).toEqual([]);
  expect((await as(site, bela).refused(deleteDrawing, { pid })).data.code).toBe('drawing.unknown');
  const { data } = await as(site, anna)(getDrawings, {});
  expect(data.map((one) => [one.pid, one.problemId])).toEqual(
    expect.arrayContaining([
      [pid, problemId],
      [0, null],
    ]),
  );
  await as(site, anna)(deleteDrawing, { pid });
  expect(await seen(anna, pid)).toBeNull();
});

test('DRAW-1 T-IDOR-7 drawing at a problem tells nothing of it', async () => {
  const { pid } = await buildProblem(site, { auth: 2, title: 'zqxsecret' });
  const [there, nowhere] = [await save(bela, pid, 0), await save(bela, 987_654, 0)];
  expect([there.status, there.data]).toEqual([nowhere.status, nowhere.data]);
  const listed = (await as(site, bela)(getDrawings, {})).data;
  expect(listed.map(({ problemId, problemTitle }) => [problemId, problemTitle])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('DRAW-3 of two windows the later one is told, and of ten at once one is stored', async () => {
  const person = await buildUser(site);
  const first = await Promise.all(Array.from({ length: 10 }, (_, at) => save(person, 7, 0, drawn(`first ${at}`))));
  expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(first.filter(({ data }) => data.code === 'drawing.changed')).toHaveLength(9);
  const then = await Promise.all(Array.from({ length: 10 }, (_, at) => save(person, 7, 1, drawn(`then ${at}`))));
  expect(then.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await seen(person, 7))?.rev).toBe(2);
});

test('DRAW-3 one has so many drawings and no more, also of those that begin at once', async () => {
  const person = await buildUser(site);
  const answers = await Promise.all(Array.from({ length: DRAWINGS_MAX + 5 }, (_, pid) => save(person, pid, 0)));
  expect(answers.filter(({ data }) => data.code === 'drawing.tooMany')).toHaveLength(5);
  expect((await as(site, person)(getDrawings, {})).data).toHaveLength(DRAWINGS_MAX);
});

test.each([
  { elements: 'none' },
  { elements: [{}] },
  { elements: Array.from({ length: 5001 }, () => ({ type: 'line' })) },
  { ...drawn('x'), background: 'red;}' },
  drawn('a'.repeat(2_000_001)),
])('DRAW-3 what is no drawing, or too large, is not kept: %#', async (scene) => {
  expect((await save(anna, 99, 0, scene)).status).toBeGreaterThanOrEqual(400);
  expect(await seen(anna, 99)).toBeNull();
});

test.each([
  ['lists', '['.repeat(900_000), ']'.repeat(900_000)],
  ['objects', '{"a":'.repeat(300_000), '}'.repeat(300_000)],
  ['lists that are short', '['.repeat(30), ']'.repeat(30)],
])('DRAW-3 %s that nest without end are no drawing', async (_what, opened, closed) => {
  const payload = `{"pid":98,"rev":0,"scene":{"elements":[{"type":"line","points":${opened}1${closed}}],"files":{}}}`;
  const headers = { authorization: anna.token, 'content-type': 'application/json', 'accept-language': 'en' };
  const answer = await site.app.inject({ method: saveDrawing.method, url: saveDrawing.path, headers, payload });
  expect([answer.statusCode, answer.json().data]).toMatchObject([
    400,
    { fields: { 'scene.elements': 'nests too deep' } },
  ]);
  expect(await seen(anna, 98)).toBeNull();
});

test('DRAW-4 T-XSS-1 what could run is not kept', async () => {
  await save(anna, 5, 0, drawn('go', 'javascript:alert(1)'));
  expect((await seen(anna, 5))?.scene.elements).toEqual([{ type: 'text', text: 'go', link: null }]);
});

test('DRAW-1 drawings go when their person is erased', async () => {
  const person = await buildUser(site);
  await save(person, 3, 0);
  await eraseDrawings({ uid: person.uid }, site.services.db);
  expect(await seen(person, 3)).toBeNull();
});

test('DRAW-5 T-CSP-1 the page reaches its own files and nothing else, and has no origin', async () => {
  expect((await as(site)(getWebsiteConfig, {})).data.drawing).toBe('/drawing/index.html');
  for (const url of ['/drawing/index.html', '/drawing/main-AB12.js']) {
    const { statusCode, headers } = await site.app.inject({ url, headers: { host: 'judge.example:8080' } });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect([url, statusCode]).toEqual([url, 200]);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'connect-src': 'http://judge.example:8080/drawing/',
      'form-action': "'none'",
      sandbox: 'allow-scripts allow-downloads',
    });
    expect(policy['script-src']).not.toContain('unsafe-inline');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  const forged = await site.app.inject({ url: '/drawing/index.html', headers: { host: 'a.example; script-src *' } });
  expect(forged.headers['content-security-policy'] ?? '').not.toContain('script-src *');
});

test('DRAW-6 another address can be configured, is framed and nothing else; without any nobody is offered one', async () => {
  const other = await openTestSite({ DRAWING_URL: 'https://draw.example/board?x=1' });
  try {
    expect((await as(other)(getWebsiteConfig, {})).data.drawing).toBe('https://draw.example/board?x=1');
    const policy = String((await other.app.inject('/healthz')).headers['content-security-policy']);
    expect(policy).toContain("frame-src 'self' blob: https://draw.example;");
    expect(policy.match(/draw\.example/g)).toHaveLength(1);
  } finally {
    await other.close();
  }
});
