import { openAsBlob } from 'node:fs';
import { getJudgeBlob } from '@assay/contract/judging/node-link.ts';
import { putJudgeBlob } from '@assay/contract/judging/workshop/sent-files.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { Agent, FormData, request } from 'undici';
import { JudgeFailure, ProblemFailure, pause, reasonOf } from '../failures.ts';
import type { BlobSink, BlobSource } from '../testdata.ts';

/** The server understood and said no; asking again would not help. */
export class ServerRefusal extends Error {
  readonly status: number;
  /** Failure code of the catalogue, if the answer carried one. */
  readonly code: string | null;

  constructor(status: number, code: string | null, message: string) {
    super(message);
    this.name = 'ServerRefusal';
    this.status = status;
    this.code = code;
  }
}

/** No answer, or one that says "later": worth another try. */
export class ServerUnreachable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ServerUnreachable';
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Until the answer's headers, ms. */
  timeoutMs?: number;
}

export interface Server extends BlobSource, BlobSink {
  /** Makes a call with a JSON body. Rejects with `ServerRefusal` or `ServerUnreachable`. */
  call<O extends AnyOp>(op: O, input: SentOf<O>, options?: CallOptions): Promise<DataOf<O>>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 15_000;
/** Tries to send a file, and the wait before the second; each further wait is four times as long. */
const SEND = { tries: 5, waitMs: 200 };
const isLater = (status: number) => status >= 500 || status === 408 || status === 429;

/** The judge's side of the link: kept-alive connections, the node token, envelopes undone. */
export function connectServer(serverUrl: string, token: string): Server {
  const agent = new Agent({ keepAliveTimeout: 30_000, bodyTimeout: TIMEOUT_MS, connect: { timeout: 5_000 } });
  const headers = { authorization: token };

  const send = async (
    path: string,
    options: CallOptions & { method: 'GET' | 'POST'; body?: string | FormData; range?: string },
  ) => {
    try {
      return await request(serverUrl + path, {
        dispatcher: agent,
        method: options.method,
        headers: {
          ...headers,
          ...(typeof options.body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(options.range ? { range: options.range } : {}),
        },
        body: options.body,
        signal: options.signal,
        headersTimeout: options.timeoutMs ?? TIMEOUT_MS,
      });
    } catch (error) {
      throw new ServerUnreachable(`${path}: ${reasonOf(error)}`, { cause: error });
    }
  };

  const refusal = async (path: string, status: number, body: { text(): Promise<string> }): Promise<Error> => {
    const text = await body.text().catch(() => '');
    if (isLater(status)) return new ServerUnreachable(`${path}: ${status} ${text.slice(0, 200)}`);
    try {
      const envelope = JSON.parse(text) as { msg?: string; data?: { code?: string } | null };
      return new ServerRefusal(status, envelope.data?.code ?? null, `${path}: ${status} ${envelope.msg ?? ''}`);
    } catch {
      return new ServerRefusal(status, null, `${path}: ${status} ${text.slice(0, 200)}`);
    }
  };

  return {
    async call(op, input, options = {}) {
      const answer = await send(op.path, { ...options, method: 'POST', body: JSON.stringify(input) });
      if (answer.statusCode !== 200) throw await refusal(op.path, answer.statusCode, answer.body);
      try {
        return ((await answer.body.json()) as { data: DataOf<typeof op> }).data;
      } catch (error) {
        throw new ServerUnreachable(`${op.path}: ${reasonOf(error)}`, { cause: error });
      }
    },

    async openBlob(hash, from) {
      const path = `${getJudgeBlob.path}?hash=${hash}`;
      const answer = await send(path, { method: 'GET', range: from > 0 ? `bytes=${from}-` : undefined });
      if (answer.statusCode !== 200 && answer.statusCode !== 206) {
        const refused = await refusal(path, answer.statusCode, answer.body);
        if (!(refused instanceof ServerRefusal)) throw refused;
        // What the site itself does not have, no other node would get.
        if (refused.status === 404) throw new ProblemFailure(writeJudgeFailure('notOnSite', {}), 'data');
        throw new JudgeFailure(writeJudgeFailure('siteRefused', { error: refused.message }));
      }
      return { from: answer.statusCode === 206 ? from : 0, body: answer.body };
    },

    async putBlob(content) {
      for (let attempt = 1; ; attempt++) {
        try {
          const form = new FormData();
          form.append(
            'file',
            content.kind === 'file' ? await openAsBlob(content.path) : new Blob([Buffer.from(content.bytes)]),
          );
          const answer = await send(putJudgeBlob.path, { method: 'POST', body: form, timeoutMs: 120_000 });
          if (answer.statusCode !== 200) throw await refusal(putJudgeBlob.path, answer.statusCode, answer.body);
          return ((await answer.body.json()) as { data: DataOf<typeof putJudgeBlob> }).data;
        } catch (error) {
          if (error instanceof ServerRefusal || attempt === SEND.tries) {
            throw new JudgeFailure(writeJudgeFailure('siteRefused', { error: reasonOf(error) }));
          }
          await pause(SEND.waitMs * 4 ** (attempt - 1));
        }
      }
    },

    close: () => agent.destroy(),
  };
}
