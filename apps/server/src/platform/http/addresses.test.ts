import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const webDir = mkdtempSync(join(tmpdir(), 'assay-web-'));
let site: TestSite;
let address: string;
beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>page');
  site = await openTestSite({ WEB_DIR: webDir });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true });
});

test.each([
  '/../etc/passwd',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/%2e%2e%5csecret.js',
  '/assets/%00.js',
  '/%c0%ae%c0%ae/x',
  '/api/public/img/..%2fx.webp',
  '/api/public/problem-file/../x',
  `/api/public/problem-file/${'0'.repeat(64)}/..%2f..%2fx`,
  '/api/../metrics',
])('the address %s is refused, not stumbled over', async (url) => {
  expect([400, 404]).toContain((await getAsIs(url)).status);
});

test('dots that lead nowhere are part of an address', async () => {
  expect(await getAsIs('/problem/1..2?x=../y')).toEqual({ status: 200, body: '<!doctype html>page' });
});

/** Asks for an address to the letter; clients that know better resolve the dots themselves. */
function getAsIs(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(address);
    get({ host, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}
