import type { Readable } from 'node:stream';
import { fail, type Lang } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, InputOf } from '@assay/contract/op.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Upload } from './upload.ts';

/** Who is calling. */
export interface Viewer {
  uid: number;
  username: string;
  role: RoleName;
  sessionId: number;
  sessionEndsAt: Date;
  /** The contest that the viewer wants to see as a contestant does. */
  previews?: number;
}

/** One call on its way through a handler. */
export interface Call extends Services {
  viewer: Viewer | null;
  lang: Lang;
  ip: string;
  userAgent: string;
  requestId: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The server asks by itself, for a page that it writes for all who open it: nobody has read what is answered. */
  isForPage?: true;
  /**
   * The file of a multipart call.
   * @throws Failure `request.unsupported`, `request.malformed`
   */
  upload(maxBytes: number): Upload;
}

/** The viewer of a call that only logged-in users may make. */
export const viewerOf = (call: Call): Viewer => call.viewer ?? fail('access.loginNeeded');

export const viewerIsAdmin = (call: Call) => call.viewer !== null && isAdminRole(call.viewer.role);
export const viewerIsRoot = (call: Call) => call.viewer?.role === 'root';
/** An answer that is a file instead of the envelope. */
export class FileAnswer {
  readonly body: Readable | Buffer;
  /** Name offered to the browser; `null` shows the file in place. */
  readonly name: string | null;
  readonly type: string;
  readonly bytes: number | undefined;
  readonly headers: Record<string, string>;
  readonly status: number;

  constructor(
    body: Readable | Buffer,
    options: {
      name?: string;
      type?: string;
      bytes?: number;
      headers?: Record<string, string>;
      status?: number;
    },
  ) {
    this.body = body;
    this.name = options.name ?? null;
    this.type = options.type ?? 'application/octet-stream';
    this.bytes = options.bytes;
    this.headers = options.headers ?? {};
    this.status = options.status ?? 200;
  }
}

/** The handler took the connection over and writes to it by itself. */
export const STREAMING = new (class Streaming {
  readonly streaming = true;
})();

type Answer<O extends AnyOp> = DataOf<O> | FileAnswer | typeof STREAMING;

export interface Implementation {
  op: AnyOp;
  handle(call: Call, input: unknown): Promise<unknown>;
}

/** Ties a call to the function that answers it. */
export const implement = <O extends AnyOp>(
  op: O,
  handle: (call: Call, input: InputOf<O>) => Promise<NoInfer<Answer<O>>>,
): Implementation => ({ op, handle: handle as Implementation['handle'] });
