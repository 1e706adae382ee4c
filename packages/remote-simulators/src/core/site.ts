import type { Fault, FaultKind } from './faults.ts';
import type { World } from './world.ts';

export interface SimRequest {
  /** Whence it comes. */
  address: string;
  method: string;
  path: string;
  query: URLSearchParams;
  /** Fields of the body. */
  form: URLSearchParams;
  /** The body as it came. */
  body: string;
  cookies: ReadonlyMap<string, string>;
  header(name: string): string;
  /** The fault of a kind that meets this request. */
  fault(kind: FaultKind): Fault | undefined;
}

export interface SimAnswer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

export interface SimulatedSite {
  code: string;
  firstId: number;
  /** Least time between two calls of its interface for programs, where it has one. */
  callGapMs?: number;
  /** The path that submissions are posted to: what is cut there is cut before or after it was taken. */
  submitPath: RegExp;
  encoding: 'utf-8' | 'gb18030';
  /** How the site says that it is not there. */
  down(kind: FaultKind): SimAnswer | null;
  handle(request: SimRequest, world: World): SimAnswer;
}

export const html = (body: string, status = 200, headers: SimAnswer['headers'] = {}): SimAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const redirect = (location: string, headers: SimAnswer['headers'] = {}): SimAnswer => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** `2026-11-22 20:00:01` of a zone so many hours before UTC. */
export const timeAt = (ms: number, hours: number): string =>
  new Date(ms + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** What an attack by a statement would hold. */
export const EVIL_HTML = '<script>alert(1)</script><p onclick="alert(1)">x<a href="javascript:alert(1)">y</a></p>';
export const EVIL_IMAGES =
  '<img src="http://169.254.169.254/a.png"><img src="/images/evil.svg"><img src="/redirect-inside.png">';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
