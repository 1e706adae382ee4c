import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import type { TestSite } from '@assay/testkit/app.ts';
import type { InjectOptions } from 'fastify';

const FIELDS = new WeakMap<AnyOp, string[]>();

/** Names of what a call takes; worked out once, for these loops ask all calls thousands of times. */
export function fieldsOf(op: AnyOp): readonly string[] {
  const fields = FIELDS.get(op) ?? Object.keys(jsonSchemaOf(op.input, 'draft-7').properties ?? {});
  FIELDS.set(op, fields);
  return fields;
}

export interface Heard {
  /** HTTP status. */
  status: number;
  /** The whole answer as it comes over the line. */
  body: string;
}

/** What was heard so far of a site in which nothing changes meanwhile. */
export type Answers = Map<string, Promise<Heard>>;

/**
 * Makes a call with what it takes of `input`, as somebody who tries everything.
 * @param token of whoever asks; nothing for a visitor
 * @param beside parameters that the call takes without naming them
 * @param answers what looks the same on the line is asked once, and found here the next time
 */
export function askAnything(
  site: TestSite,
  op: AnyOp,
  token: string | undefined,
  input: Record<string, unknown>,
  beside: Record<string, string> = {},
  answers: Answers = new Map(),
): Promise<Heard> {
  const fields = fieldsOf(op);
  // what the address names, and what goes beside it
  const named = new Set([...op.path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  const url = op.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const given = Object.fromEntries(
    fields.filter((name) => !named.has(name) && input[name] !== undefined).map((name) => [name, input[name]]),
  );
  const query = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const request: InjectOptions = {
    method: op.method,
    url,
    headers: { 'accept-language': 'en', ...(token ? { authorization: token } : {}) },
    ...(op.via === 'body' ? { payload: given } : { query: { ...query, ...beside } }),
  };
  const key = JSON.stringify(request);
  const answer = answers.get(key) ?? hear(site, request);
  answers.set(key, answer);
  return answer;
}

async function hear({ app }: TestSite, request: InjectOptions): Promise<Heard> {
  const { statusCode, body } = await app.inject(request);
  return { status: statusCode, body };
}
