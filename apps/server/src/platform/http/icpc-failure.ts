import { ICPC_API } from '@assay/contract/contests/icpc.ts';
import { failureStatus, failureText } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import type { FastifyReply } from 'fastify';

/** Readers in other pages may read what is public; who they are travels in a header, never in a cookie. */
export const ICPC_HEADERS = { 'access-control-allow-origin': '*' };

/** Whether an address, as it was asked for, is one of the ICPC Contest API. */
export const isOfIcpcApi = (url: string) => url.startsWith(ICPC_API) && /^($|[/?])/.test(url.slice(ICPC_API.length));

/** Answers a failure as the ICPC Contest API has it: `{code, message}`, and with 401 how one says who one is. */
export function answerIcpcFailure({ code, params }: Failure, reply: FastifyReply) {
  const status = failureStatus(code);
  if (status === 401) reply.header('www-authenticate', 'Basic realm="ICPC Contest API", charset="UTF-8"');
  return reply
    .code(status)
    .headers(ICPC_HEADERS)
    .send({ code: status, message: failureText(code, 'en', params) });
}
