import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { login } from '@assay/contract/accounts/sign-in.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { UsageError } from './command.ts';

/** The site refused, or could not be reached. */
export class SiteError extends Error {}

/** The running site that a command works on, over its public calls: the database is never touched from here. */
export interface Site {
  ask<O extends AnyOp>(op: O, input: SentOf<O>): Promise<DataOf<O>>;
  /** Sends a file to an upload call. */
  send<O extends AnyOp>(op: O, path: string, input: SentOf<O>): Promise<DataOf<O>>;
  /** The body of a call that answers a file. */
  fetchFile(op: AnyOp, input: object): Promise<Response>;
}

const withQuery = (path: string, input: object) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

async function readEnvelope(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => null)) as { msg?: string; data?: unknown } | null;
  if (!answer.ok) throw new SiteError(body?.msg ?? `the site answered with status ${answer.status}`);
  return body?.data;
}

/**
 * Signs in to the site named by the environment: `ASSAY_SITE` (address, default `http://127.0.0.1:8080`), and either
 * `ASSAY_TOKEN` (the token of a session) or `ASSAY_USER` with `ASSAY_PASSWORD`.
 */
export async function openSite(env: NodeJS.ProcessEnv = process.env): Promise<Site> {
  const address = (env.ASSAY_SITE ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  let token = env.ASSAY_TOKEN ?? '';

  const request = async (path: string, init: RequestInit = {}) => {
    const headers = { 'accept-language': 'en', ...(token ? { authorization: token } : {}), ...init.headers };
    try {
      return await fetch(address + path, { ...init, headers });
    } catch (error) {
      // what went wrong on the way is the cause; the error itself says that something did
      const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
      throw new SiteError(`${address} cannot be reached (${cause?.code ?? cause?.message ?? message})`);
    }
  };
  const call = (op: AnyOp, input: object) =>
    op.via === 'body'
      ? request(op.path, {
          method: op.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
      : request(withQuery(op.path, input), { method: op.method });

  if (!token) {
    const { ASSAY_USER: username, ASSAY_PASSWORD: password } = env;
    if (!username || !password) throw new UsageError('set ASSAY_TOKEN, or ASSAY_USER and ASSAY_PASSWORD');
    const answer = await call(login, { username, password });
    await readEnvelope(answer);
    token = answer.headers.get('authorization') ?? '';
  }

  return {
    ask: async (op, input) => (await readEnvelope(await call(op, input as object))) as never,
    async send(op, path, input) {
      const form = new FormData();
      form.set('file', await openAsBlob(path), basename(path));
      return (await readEnvelope(
        await request(withQuery(op.path, input as object), { method: op.method, body: form }),
      )) as never;
    },
    async fetchFile(op, input) {
      const answer = await call(op, input);
      if (!answer.ok) await readEnvelope(answer);
      return answer;
    },
  };
}
