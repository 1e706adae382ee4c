import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindBuiltFiles } from './built-files.ts';

const SCRIPT = 'console.log("a script");';
let root: string;
let app: FastifyInstance;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'assay-built-'));
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await bindBuiltFiles(app, { root, prefix: '/files/', setHeaders: (reply) => reply.header('x-set', 'yes') });
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

function build() {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.draw'));
  writeFileSync(join(root, 'assets/a b-1.js'), SCRIPT);
  writeFileSync(join(root, 'assets/a b-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(root, '.draw/secret.js'), 'hidden');
  writeFileSync(join(root, 'index.html'), 'page');
}
const get = (path: string, headers = {}) => app.inject({ url: `/files/${path}`, headers });

test('what is built while it is served is there, once all of it is', async () => {
  expect((await get('index.html')).statusCode).toBe(404);
  mkdirSync(join(root, 'early'));
  writeFileSync(join(root, 'early/b.js'), SCRIPT);
  expect((await get('early/b.js')).statusCode).toBe(404);
  build();
  expect((await get('early/b.js')).body).toBe(SCRIPT);
  expect((await get('index.html')).body).toBe('page');
});

test('a file comes packed to who takes it packed, in parts, with its head alone, and not again', async () => {
  build();
  const plain = await get('assets/a%20b-1.js');
  expect([plain.body, plain.headers['x-set'], plain.headers.vary]).toEqual([SCRIPT, 'yes', 'accept-encoding']);
  const packed = await get('assets/a%20b-1.js', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['gzip', gzipSync(SCRIPT)]);
  expect(packed.headers['content-type']).toMatch(/^\w+\/javascript; charset=utf-8$/);
  expect((await get('assets/a%20b-1.js', { range: 'bytes=0-6' })).body).toBe(SCRIPT.slice(0, 7));
  const head = await app.inject({ method: 'HEAD', url: '/files/assets/a%20b-1.js' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(SCRIPT.length)]);
  const again = await get('assets/a%20b-1.js', { 'if-none-match': plain.headers.etag });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['a folder', 'assets'],
  ['a folder with its slash', 'assets/'],
  ['the folder itself', ''],
  ['what is hidden', '.draw/secret.js'],
  ['what is hidden, written otherwise', '%2edraw/secret.js'],
  ['a way up and down again', 'assets%2f..%2findex.html'],
  ['a way out', '..%2f..%2f..%2f..%2fetc/passwd'],
  ['two slashes', 'assets//a%20b-1.js'],
  ['a slash back', 'assets%5ca%20b-1.js'],
  ['other letters', 'ASSETS/a%20b-1.js'],
  ['what is written twice over', 'assets/a%2520b-1.js'],
  ['an end that nobody sees', 'index.html%00'],
])('%s is not found', async (_name, path) => {
  build();
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers['x-set']]).toEqual([404, undefined]);
});

test('what is gone since is not found', async () => {
  build();
  expect((await get('index.html')).statusCode).toBe(200);
  rmSync(join(root, 'index.html'));
  expect((await get('index.html')).statusCode).toBe(404);
  appendFileSync(join(root, 'late.js'), SCRIPT);
  expect((await get('late.js')).statusCode).toBe(404);
});
