import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { CALLS } from '@assay/contract/calls.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let site: TestSite;
let webDir: string;
const script = 'console.log("a script of the web app that is long enough to be worth compressing");';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'assay-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Assay</title>');
  await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webDir, 'assets/app-1a2b3c.js'), script);
  await writeFile(join(webDir, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  site = await openTestSite({ WEB_DIR: webDir });
});
afterAll(async () => {
  await site.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ url, headers, remoteAddress });

async function setNode(facts: { ready: boolean; secondsAgo: number }) {
  const { db } = site.services;
  await db.deleteFrom('judge_nodes').execute();
  await db
    .insertInto('judge_nodes')
    .values({
      name: 'node',
      version: '1',
      slots: 1,
      ready: facts.ready,
      accepted: facts.ready ? ['C'] : [],
      last_seen: new Date(Date.now() - facts.secondsAgo * 1000),
    })
    .execute();
}

test('the site is alive without a judge, and ready with one that can judge and was heard of lately', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  const lonely = await get('/readyz');
  expect(lonely.statusCode).toBe(503);
  expect(lonely.json()).toEqual({ ready: false, missing: ['no judge node is ready'] });
  await setNode({ ready: false, secondsAgo: 0 });
  expect((await get('/readyz')).statusCode).toBe(503);
  await setNode({ ready: true, secondsAgo: 40 });
  expect((await get('/readyz')).statusCode).toBe(503);
  await setNode({ ready: true, secondsAgo: 5 });
  expect((await get('/readyz')).json()).toEqual({ ready: true, missing: [] });
});

test('a migration that has not run keeps the site from being ready', async () => {
  await setNode({ ready: true, secondsAgo: 0 });
  const { db } = site.services;
  await db.deleteFrom('migrations').where('name', '=', '0001_accounts.sql').execute();
  expect((await get('/readyz')).json().missing).toEqual(['migration 0001_accounts.sql']);
  await db.insertInto('migrations').values({ name: '0001_accounts.sql' }).execute();
});

test('without a token nobody reads the figures: a proxy on this machine may hand on requests without saying so', async () => {
  expect((await get('/metrics')).statusCode).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer undefined' })).statusCode).toBe(404);
});

test('with a token, whoever sends it may read the figures, and nobody else', async () => {
  const token = 'a-token-for-metrics';
  const guarded = await openTestSite({ METRICS_TOKEN: token });
  try {
    const ask = async (headers: Record<string, string>) =>
      (await guarded.app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.9' })).statusCode;
    await guarded.app.inject('/api/get-website-config');
    const answer = await guarded.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(answer.body).toMatch(/assay_request_seconds_count\{call="getWebsiteConfig",status="200"\} \d/);
    expect(answer.body).toContain('assay_queue_jobs 0');
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await ask({ authorization: `Bearer ${token}x` })).toBe(404);
    expect(await ask({})).toBe(404);
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
  } finally {
    await guarded.close();
  }
});

test('the figures of the process are told by every site that it serves, and watched once', async () => {
  const token = 'a-token-for-metrics';
  const guarded = [await openTestSite({ METRICS_TOKEN: token })];
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
  try {
    guarded.push(await openTestSite({ METRICS_TOKEN: token }));
    expect(observe).not.toHaveBeenCalled();
    for (const { app } of guarded) {
      const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
      expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
      expect(answer.body).toMatch(/^assay_judge_nodes_ready \d/m);
    }
  } finally {
    observe.mockRestore();
    for (const each of guarded) await each.close();
  }
});

test('the OpenAPI document names every call with its input and answer', async () => {
  const document = (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const op of CALLS) {
    const described = document.paths[op.path][op.method.toLowerCase()];
    expect(described).toMatchObject({ operationId: op.name, summary: op.does });
    expect(Object.values(described.responses[200].content)[0]).toHaveProperty('schema');
  }
  expect(document.paths['/api/login'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['username', 'password'],
  });
  expect(document.paths['/api/get-recent-seven-ac-rank'].get.parameters).toMatchObject([{ name: 'tp', in: 'query' }]);
  expect(document.paths['/api/login'].post.security).toEqual([]);
});

test('the page of the calls reads without a script', async () => {
  const answer = await get('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.body).not.toContain('<script');
  for (const op of CALLS) expect(answer.body).toContain(`id="${op.name}"`);
});

test('the web app: hashed files for ever, its page fresh and at every address of a page', async () => {
  const asset = await get('/assets/app-1a2b3c.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
  const zipped = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/home', '/problem/P1.2', '/submission-detail/7?l=en', '/admin/login']) {
    const page = await get(url);
    expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    expect(page.body).toContain('<title>Assay');
  }
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('T-CSP-1 every answer carries the policy that makes foreign scripts inert', async () => {
  for (const url of ['/', '/assets/app-1a2b3c.js', '/api/docs', '/api/get-website-config']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  }
});

test('what is no page stays missing', async () => {
  for (const url of ['/assets/gone.js', '/gone.png', '/api/nowhere', '/api', '/assets/..%2f..%2fpackage.json']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
  expect((await site.app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
});
