import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import type { TestSite } from './app.ts';

export interface Answer<Data> {
  /** HTTP status. */
  status: number;
  msg: string;
  data: Data;
  headers: Record<string, string | undefined>;
}

/** Refusals carry this instead of the call's data. */
export interface RefusalData {
  code: string;
  fields?: Record<string, string>;
  seconds?: number;
}

export interface Asker {
  /** Sends a call with an input of its shape. */
  <O extends AnyOp>(op: O, input: SentOf<O>): Promise<Answer<DataOf<O>>>;
  /** Sends a call with whatever a hostile client might send, and expects a refusal. */
  refused(op: AnyOp, input: unknown): Promise<Answer<RefusalData>>;
}

/** Makes calls as somebody: `as(site, user)(login, {…})`; without a token as a visitor. */
export function as(
  site: Pick<TestSite, 'app'>,
  who: { token?: string | undefined; ip?: string; headers?: Record<string, string> } = {},
): Asker {
  const send = async (op: AnyOp, input: unknown) => {
    const answer = await site.app.inject({
      method: op.method,
      url: op.path,
      remoteAddress: who.ip ?? '127.0.0.1',
      headers: { 'accept-language': 'en', ...(who.token ? { authorization: who.token } : {}), ...who.headers },
      ...(op.via === 'body' ? { payload: input as object } : { query: queryOf(input as object) }),
    });
    // a file that was let out is no envelope: it may be empty, or many lines
    const isFile = op.answer === 'file' && answer.statusCode === 200;
    const { msg, data } = isFile ? { msg: '', data: null } : answer.json();
    return { status: answer.statusCode, msg, data, headers: answer.headers as Record<string, string | undefined> };
  };
  return Object.assign(send as Asker, { refused: send as Asker['refused'] });
}

const queryOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
