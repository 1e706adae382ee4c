import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindWebFiles } from './web-files.ts';

const webDir = mkdtempSync(join(tmpdir(), 'assay-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>page');
  writeFileSync(join(webDir, 'index.html.gz'), 'zipped');
  writeFileSync(join(webDir, 'assets/a-1.js'), 'code');
  writeFileSync(join(webDir, '.stamp'), 'hidden');
  app = Fastify();
  await bindWebFiles(app, webDir);
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true, force: true });
});

it.each([
  ['/', {}, 200, '<!doctype html>page'],
  ['/', { 'accept-encoding': 'gzip' }, 200, 'zipped'],
  ['/problem/1000?l=en', {}, 200, '<!doctype html>page'],
  ['/assets/a-1.js', {}, 200, 'code'],
  ['/assets/', {}, 404, 'request.notFound'],
  ['/assets/a-2.js', {}, 404, 'request.notFound'],
  ['/api/no-such-call', {}, 404, 'request.notFound'],
])('answers %s %j with %i', async (url, headers: Record<string, string>, status, body) => {
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(body);
});

it('keeps hashed files for ever, the page fresh, and hidden files to itself', async () => {
  const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  expect(await cacheOf('/assets/a-1.js')).toContain('immutable');
  expect(await cacheOf('/')).toBe('no-cache');
  expect((await app.inject({ url: '/.stamp' })).body).not.toContain('hidden');
});
