import { CALLS } from '@assay/contract/calls.ts';
import { FAILURES, type FailureCode, failureText } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import * as z from 'zod';

/** A call as it went over the wire. */
export interface SentCall {
  name: string;
  input: unknown;
  headers: Headers;
  url: string;
  signal: AbortSignal | undefined;
}

type Responder = (sent: SentCall) => Response | Promise<Response>;

const responders = new Map<string, Responder[]>();
let sent: SentCall[] = [];

/** Calls made so far, of one operation or all. */
export const sentCalls = (op?: AnyOp): readonly SentCall[] => sent.filter((call) => !op || call.name === op.name);

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Replies in order; the last one stays. */
export function respond(op: AnyOp, responder: Responder): void {
  responders.set(op.name, [...(responders.get(op.name) ?? []), responder]);
}

/** Prepares a good answer, checked against the declared shape. */
export function answer<O extends AnyOp>(
  op: O,
  data: NoInfer<DataOf<O>> | ((input: SentOf<O>) => NoInfer<DataOf<O>>),
  headers?: Record<string, string>,
): void {
  respond(op, ({ input }) => {
    const value = typeof data === 'function' ? (data as (input: unknown) => unknown)(input) : data;
    z.parse(op.data as z.ZodType, value);
    return json(200, { status: 200, msg: 'success', data: value }, headers);
  });
}

/** Prepares a refusal of the catalogue, as the server words it. */
export function refuse(
  op: AnyOp,
  code: FailureCode,
  extra: { fields?: Record<string, string>; seconds?: number } = {},
) {
  respond(op, () => json(FAILURES[code].status, envelope(code, extra), { 'x-request-id': 'request-1' }));
}

const envelope = (code: FailureCode, extra: { seconds?: number }) => ({
  status: FAILURES[code].status,
  msg: failureText(code, 'en', extra.seconds === undefined ? {} : { seconds: extra.seconds }),
  data: { code, ...extra },
});

export function forgetAnswers(): void {
  responders.clear();
  sent = [];
}

function readInput(op: AnyOp, url: URL, init: RequestInit): unknown {
  if (op.via === 'body') return JSON.parse(String(init.body));
  return Object.fromEntries(url.searchParams);
}

/** Stands in for `fetch`: finds the call, checks what the client sends, and plays the prepared answer. */
export async function fakeFetch(target: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(target, 'http://site.test');
  const op = CALLS.find(({ path, method }) => path === url.pathname && method === (init.method ?? 'GET'));
  if (!op) throw new Error(`No call ${init.method} ${url.pathname}`);
  const call: SentCall = {
    name: op.name,
    input: readInput(op, url, init),
    headers: new Headers(init.headers),
    url: target,
    signal: init.signal ?? undefined,
  };
  sent.push(call);
  z.parse(op.input as z.ZodType, call.input);
  const queue = responders.get(op.name);
  const responder = queue && queue.length > 1 ? queue.shift() : queue?.[0];
  if (!responder) return json(404, envelope('request.notFound', {}));
  return responder(call);
}
