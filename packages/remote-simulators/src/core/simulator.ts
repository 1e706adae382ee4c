import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { echoed } from './echo.ts';
import { type Fault, type FaultKind, Faults } from './faults.ts';
import { encodeGb18030 } from './gb18030.ts';
import { html, redirect, type SimAnswer, type SimRequest, type SimulatedSite } from './site.ts';
import { World } from './world.ts';

const BODY_MAX = 5 * 1024 * 1024;

/** A request as the log keeps it: secrets are not kept, only that they came. */
export interface LoggedRequest {
  at: number;
  method: string;
  path: string;
  fields: string[];
  hasCookie: boolean;
  status: number;
}

export interface Simulator {
  code: string;
  origin: string;
  world: World;
  faults: Faults;
  log: LoggedRequest[];
  close(): Promise<void>;
}

const CAPTCHA =
  '<html><head><title>Just a moment...</title></head><body><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script></body></html>';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_MAX) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The fields of a form, of either kind. */
function fieldsOf(body: string, type: string): URLSearchParams {
  const boundary = /multipart\/form-data; *boundary=(\S+)/.exec(type)?.[1];
  if (!boundary) return new URLSearchParams(type.includes('urlencoded') ? body : '');
  const fields = new URLSearchParams();
  for (const part of body.split(`--${boundary}`)) {
    const [, name, value] = /name="([^"]*)"[^\r]*(?:\r\n[^\r]+)*\r\n\r\n([\s\S]*?)\r\n$/.exec(part) ?? [];
    if (name !== undefined) fields.append(name, value ?? '');
  }
  return fields;
}

const cookiesOf = (header: string) =>
  new Map(
    header.split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );

/** Where the pictures of an attack lead, at every site. */
function attackAt(path: string): SimAnswer | null {
  if (path === '/images/evil.svg')
    return {
      headers: { 'content-type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    };
  return path === '/redirect-inside.png' ? redirect('http://127.0.0.1:1/a.png') : null;
}

/** What stands for the page, whatever the site would have said; null when nothing does. */
function inPlaceOf(site: SimulatedSite, met: readonly Fault[], path: string): SimAnswer | null {
  for (const { kind, param } of met) {
    const own = site.down(kind);
    if (own) return own;
    if (kind === 'captcha') return html(CAPTCHA, 403, { 'cf-mitigated': 'challenge' });
    if (kind === 'forbidden') return html('<h1>403 Forbidden</h1>', 403);
    if (kind === 'http503') return html('<h1>503 Service Unavailable</h1>', 503);
    if (kind === 'http502') return html('<h1>502 Bad Gateway</h1>', 502);
    if (kind === 'html500') return html('<h1>500 Internal Server Error</h1>', 500);
    if (kind === 'rateLimit') return html('Too Many Requests', 429, { 'retry-after': String(param ?? 5) });
    if (kind === 'redirectLoop') return redirect(path);
    if (kind === 'redirectInside') return redirect(String(param ?? 'http://169.254.169.254/latest/meta-data/'));
    if (kind === 'hugeBody') return html('x'.repeat(Number(param ?? 20) * 1024 * 1024));
  }
  return null;
}

/** A character that no text of a database holds, in every text of a page. */
const withNul = (body: string, type: string): string =>
  /json/.test(type) ? body.replace(/:"(?=[^"])/g, ':"\\u0000') : body.replaceAll('<', '\0<');

/** Answers of a page that changed: names are others, a column is inserted, or nothing is left. */
function withOtherMarkup(body: string, version: number): string {
  if (version === 1) return body.replace(/(class|id)="?([\w-]+)"?/g, '$1="x-$2"');
  if (version === 2) return body.replace(/<tr([^>]*)><td/g, '<tr$1><td>new</td><td');
  if (version === 3) return body.replace(/<(\/?)t(able|body|r|d)\b/g, '<$1div');
  return '';
}

export interface SimulatorOptions {
  port?: number;
  speed?: number;
  host?: string;
  /** Other than the site's own, for those who do not wait either. */
  callGapMs?: number;
}

/** Starts a simulated site on a port of its own. */
export async function startSimulator(
  site: SimulatedSite,
  { port = 0, speed = 1, host = '127.0.0.1', callGapMs = site.callGapMs ?? 0 }: SimulatorOptions = {},
): Promise<Simulator> {
  const openWorld = () => new World(site.firstId, { speed, callGapMs });
  let world = openWorld();
  const faults = new Faults();
  const log: LoggedRequest[] = [];

  function control(path: string, method: string, body: string): unknown {
    const given = body === '' ? {} : JSON.parse(body);
    if (path === '/__sim/log') return log;
    if (path === '/__sim/state') return { now: world.now(), submissions: world.submissions };
    if (path === '/__sim/clock') {
      world.advance(Number(given.advanceMs));
      return null;
    }
    if (path === '/__sim/profile') {
      const account = world.account(given.handle);
      if (account) account.profile = String(given.text);
      return null;
    }
    if (path === '/__sim/reset') {
      world = openWorld();
      faults.clear();
      log.length = 0;
      return null;
    }
    if (path === '/__sim/faults') {
      if (method === 'DELETE') faults.clear();
      else faults.add(given);
      return null;
    }
    const id = /^\/__sim\/submission\/(\d+)$/.exec(path)?.[1];
    const submission = id && world.find(Number(id));
    if (submission) Object.assign(submission.directive, given);
    return null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://site');
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    if (url.pathname.startsWith('/__sim/')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(control(url.pathname, method, body) ?? null));
      return;
    }
    const full = url.pathname + url.search;
    const met = faults.meet(method, full);
    const fault = (kind: FaultKind) => met.find((one) => one.kind === kind);
    const form = fieldsOf(body, request.headers['content-type'] ?? '');
    const entry = {
      at: world.now(),
      method,
      path: full,
      fields: [...form.keys()],
      hasCookie: 'cookie' in request.headers,
      status: 0,
    };
    log.push(entry);
    const isSubmit = method === 'POST' && site.submitPath.test(full);
    const cut = () => request.socket.destroy();
    if (fault('slow')) await sleep(Number(fault('slow')!.param ?? 500));
    if (fault('stall')) return;
    if (fault('reset') || (isSubmit && fault('dropBeforeAccept'))) {
      cut();
      return;
    }
    if (fault('expireLogin')) for (const session of world.sessions.values()) session.handle = null;
    const cookies = cookiesOf(request.headers.cookie ?? '');
    const sim: SimRequest = {
      address: request.socket.remoteAddress ?? '',
      method,
      path: url.pathname,
      query: url.searchParams,
      form,
      body,
      cookies,
      header: (name) => String(request.headers[name] ?? ''),
      fault,
    };
    const { cookie = '', authorization = '' } = request.headers;
    const echo = fault('echo');
    const given = echo
      ? echoed(echo.param, site.code === 'LIBRE', { url: full, cookie, authorization, body, form })
      : (inPlaceOf(site, met, full) ?? attackAt(url.pathname) ?? site.handle(sim, world));
    const dropped = isSubmit ? fault('dropAfterAccept') : undefined;
    if (dropped) {
      if (dropped.param === 'stall') return;
      if (dropped.param !== '502') {
        cut();
        return;
      }
      given.status = 502;
      given.body = '<h1>502 Bad Gateway</h1>';
      given.headers = {};
    }
    entry.status = given.status ?? 200;
    send(response, given, fault);
  }

  function send(response: ServerResponse, given: SimAnswer, fault: SimRequest['fault']) {
    const headers = { ...given.headers };
    let { body = '' } = given;
    const changed = fault('changedMarkup');
    if (changed && typeof body === 'string') body = withOtherMarkup(body, Number(changed.param ?? 1));
    if (fault('nul') && typeof body === 'string') body = withNul(body, String(headers['content-type'] ?? ''));
    const isGb = site.encoding === 'gb18030' && /html/.test(String(headers['content-type'] ?? ''));
    // the site does not say its charset, or says a wrong one
    if (isGb) headers['content-type'] = fault('wrongCharset') ? 'text/html; charset=utf-8' : 'text/html';
    else if (fault('wrongCharset')) headers['content-type'] = 'text/html; charset=gb18030';
    response.writeHead(given.status ?? 200, headers);
    response.end(isGb && typeof body === 'string' ? encodeGb18030(body) : body);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    code: site.code,
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    get world() {
      return world;
    },
    faults,
    log,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
