import { hash } from 'node:crypto';
import { type FailureCode, fail, failureStatus } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type { Access, AnyOp } from '@assay/contract/op.ts';
import { isAdminRole, mayDo } from '@assay/contract/roles.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { answerWriter } from './answer-writer.ts';
import { FileAnswer, type Implementation, STREAMING, type Viewer } from './call.ts';
import { callOf } from './call-of.ts';
import { contentDisposition } from './content-disposition.ts';
import { failureEnvelope, parseInput } from './envelope.ts';
import { answerIcpcFailure, isOfIcpcApi } from './icpc-failure.ts';
import { languageOf } from './language.ts';
import { openForm } from './upload.ts';

/** How a request becomes a viewer, and whether it carries a judge node's token. */
export interface Gate {
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  isJudge(request: FastifyRequest): boolean;
  /** Refuses with 429 when this address or user makes too many calls, with 401 who shows a token that nobody has to a call which minds that. */
  admit(op: AnyOp, request: FastifyRequest, viewer: Viewer | null): void;
  /**
   * Refuses what is closed to who sits an exam.
   * @returns what looks at the input of a call that is open, and hands on what of it is
   */
  enclose(op: AnyOp, request: FastifyRequest, viewer: Viewer | null): Promise<Enclosure>;
}

/** Looks at the input of a call, and hands on what of it is open. */
export type Enclosure = <I>(input: I) => Promise<I>;

/** Refuses callers whom the call's declared access shuts out. */
export function refuseAccess(access: Access, viewer: Viewer | null, isJudge: boolean): FailureCode | null {
  if (access === 'judge') return isJudge ? null : 'access.nodeToken';
  if (access === 'anyone') return null;
  if (viewer === null) {
    return access === 'user' || access === 'submitter' ? 'access.loginNeeded' : 'access.adminLoginNeeded';
  }
  switch (access) {
    case 'user':
      return null;
    case 'submitter':
      return mayDo(viewer.role, 'submit') ? null : 'access.mayNotSubmit';
    case 'admin':
      return isAdminRole(viewer.role) ? null : 'access.denied';
    case 'problemAdmin':
      return viewer.role === 'root' || viewer.role === 'problemAdmin' ? null : 'access.denied';
    case 'root':
      return viewer.role === 'root' ? null : 'access.denied';
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, for the log; null for visitors and until it is known. */
    uid: number | null;
  }
}

/** Registers every call as a route. */
export function bindCalls(app: FastifyInstance, services: Services, gate: Gate, calls: readonly Implementation[]) {
  app.decorateRequest('uid', null);
  for (const { op, handle } of calls) {
    const write = op.answer === 'json' ? answerWriter(op) : null;
    app.route({
      method: op.method,
      url: op.path,
      // of a file one may ask how large it is; an answer that is written for the one who asks has no head to ask for
      exposeHeadRoute: op.answer === 'file',
      bodyLimit: op.maxBytes,
      config: { op: op.name },
      handler: async (request, reply) => {
        const isJudge = op.access === 'judge' && gate.isJudge(request);
        const viewer = isJudge ? null : await gate.authenticate(request, reply);
        request.uid = viewer?.uid ?? null;
        gate.admit(op, request, viewer);
        const refusal = refuseAccess(op.access, viewer, isJudge);
        if (refusal) fail(refusal);
        const enclosed = await gate.enclose(op, request, viewer);
        const lang = languageOf(request);
        const form = op.via === 'upload' ? await openForm(request) : undefined;
        try {
          const input = await enclosed(parseInput(op.input, inputOf(op, request, form?.fields), lang));
          const answer = await handle(callOf(services, request, reply, viewer, form), input);
          return op.polled && write ? sendUnlessKnown(request, reply, write(answer)) : send(reply, answer, write);
        } finally {
          form?.discard();
        }
      },
    });
  }
}

/** What a call was given: its body, or its query where none was sent, and what stands in the address itself. Fields of a form count like a query. */
const inputOf = (op: AnyOp, { body, query, params }: FastifyRequest, fields: object = {}) =>
  op.via === 'body' ? (body ?? query) : { ...fields, ...(query as object), ...(params as object) };

/** An answer with a tag of its content, which the browser sends back with the next request: the same again is not sent twice. */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = `"${hash('sha1', text, 'base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

function send(reply: FastifyReply, answer: unknown, write: ((data: unknown) => string) | null) {
  if (answer === STREAMING) return reply;
  if (answer instanceof FileAnswer) {
    reply.code(answer.status).type(answer.type).headers(answer.headers);
    if (answer.name !== null) reply.header('content-disposition', contentDisposition(answer.name));
    if (answer.bytes !== undefined) reply.header('content-length', answer.bytes);
    return reply.send(answer.body);
  }
  if (!write) throw new Error('a call that answers a file or a stream returned data');
  return reply.type('application/json; charset=utf-8').send(write(answer));
}

/** What Fastify itself refuses, in the words of the catalogue. */
const FASTIFY_REFUSALS: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
};

/** Database conditions under which trying again later helps: connection loss, shutdown, too many clients, time-outs, locks. */
const BUSY_SQLSTATES = /^(08|53|57P0|57014|25P03|55P03|40P01)/;

function isBusy(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (
    typeof code === 'string' &&
    (BUSY_SQLSTATES.test(code) || code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ENOENT')
  ) {
    return true;
  }
  return (
    typeof message === 'string' &&
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(message)
  );
}

/** Text that the database cannot store or compare is the caller's fault, not the server's. */
const BAD_TEXT_SQLSTATES = new Set(['22021', '22P05', '22003']);

/** Turns whatever was thrown into a {@link Failure}; details stay in the log. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as FastifyError;
  const known = FASTIFY_REFUSALS[String(code)];
  if (known) return new Failure(known);
  if (statusCode === 413) return new Failure('request.tooLarge');
  if (BAD_TEXT_SQLSTATES.has(String(code)) || statusCode === 400) return new Failure('request.malformed');
  // What the server of files says of addresses that lead out of its folder, and the router of names too long for any.
  if (statusCode === 403 || statusCode === 404 || statusCode === 414) return new Failure('request.notFound');
  if (isBusy(error)) return new Failure('server.busy');
  return new Failure('server.error');
}

/** Answers a failure with the envelope in the viewer's language; in the ICPC Contest API as that has it. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error);
  const status = failureStatus(failure.code);
  if (status >= 500) request.log.error({ requestId: request.id, err: error }, 'call failed');
  else if (failure.detail) {
    request.log.info({ requestId: request.id, code: failure.code, detail: failure.detail }, 'call refused');
  }
  if ('seconds' in failure.params) reply.header('retry-after', String(failure.params.seconds));
  if (isOfIcpcApi(request.url)) return answerIcpcFailure(failure, reply);
  return reply.code(status).send(failureEnvelope(failure, languageOf(request)));
}
