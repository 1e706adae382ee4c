import { PREVIEW_HEADER } from '@assay/contract/contests/preview.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { currentLang, LOCALE } from '../lang.ts';
import { previewedContest } from '../page/preview.ts';

/** What travels: an address, a method, headers and a body. */
export interface Outgoing {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string | FormData };
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A query string without blank and null values (SHELL-33); lists travel as JSON arrays, empty ones not at all. */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (isBlank(value) || (Array.isArray(value) && value.length === 0)) continue;
    query.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Tells the server which half of the product asks (SHELL-32). */
function urlType(op: AnyOp): string | null {
  if (op.path === '/api/admin/reward/get-ac-coin') return null;
  return op.path.split('/')[2] === 'admin' ? 'admin' : 'general';
}

const isLogin = (op: AnyOp) => op.name === 'login' || op.name === 'adminLogin';

/** Builds the request of a call; logins travel without the stored token. */
export function outgoing(op: AnyOp, input: object, token: string | null, form?: FormData): Outgoing {
  const headers: Record<string, string> = { 'accept-language': LOCALE[currentLang()] };
  const type = urlType(op);
  if (type) headers['url-type'] = type;
  if (token && !isLogin(op)) headers.authorization = token;
  const previewed = previewedContest();
  if (previewed !== null) headers[PREVIEW_HEADER] = String(previewed);
  if (op.via === 'body') {
    headers['content-type'] = 'application/json';
    return { url: op.path, init: { method: op.method, headers, body: JSON.stringify(input) } };
  }
  return { url: op.path + queryOf(input), init: { method: op.method, headers, ...(form ? { body: form } : {}) } };
}
