import { timingSafeEqual } from 'node:crypto';
import { ICPC_API } from '@assay/contract/contests/icpc.ts';
import { PREVIEW_HEADER } from '@assay/contract/contests/preview.ts';
import { fail } from '@assay/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { encloseInExam } from './domains/works/exam/enclosure.ts';
import type { Gate } from './platform/http/bind.ts';
import { isOfIcpcApi } from './platform/http/icpc-failure.ts';
import { rehearsingViewer } from './platform/http/rehearsal.ts';
import { countCall } from './platform/limits/policy.ts';
import type { Services } from './platform/services.ts';
import { tokenHash } from './platform/session/sessions.ts';

/** The token travels bare in the header (SHELL-31); the usual prefix is accepted too. */
const tokenOf = (request: FastifyRequest) => {
  const given = request.headers.authorization ?? '';
  const basic = isOfIcpcApi(request.url) ? /^Basic ([\w+/=-]{1,500})$/i.exec(given)?.[1] : undefined;
  if (basic === undefined) return given.replace(/^Bearer /i, '');
  // programs of the ICPC know this way alone; the password is the token, so that no password travels or is guessed
  return Buffer.from(basic, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
};

/** Who is asking: users by their session, judge nodes by their token. */
export function createGate(services: Services): Gate {
  const judgeTokens = services.config.judgeTokens.map(tokenHash);
  const isOfJudge = (hash: Buffer) => judgeTokens.some((token) => timingSafeEqual(hash, token));
  return {
    isJudge: (request) => isOfJudge(tokenHash(tokenOf(request))),
    async authenticate(request, reply) {
      const token = tokenOf(request);
      if (token === '') return null;
      const hash = tokenHash(token);
      if (isOfJudge(hash)) return null;
      const found = await services.sessions.find(token, hash);
      if (!found) return rehearsingViewer(services, request.raw);
      if (found.renewed !== null) reply.header('authorization', found.renewed).header('refresh-token', 'true');
      const { id, uid, username, role, endsAt } = found.session;
      const previews = Number(request.headers[PREVIEW_HEADER] ?? 0);
      return { uid, username, role, sessionId: id, sessionEndsAt: endsAt, ...(previews > 0 && { previews }) };
    },
    admit(op, request, viewer) {
      countCall(services.limiter, services.config.rateLimitScale, op, request.ip, viewer?.uid ?? null);
      // a program whose token has ended must not take the public view for its own
      if (viewer === null && request.headers.authorization && op.path.startsWith(ICPC_API)) fail('access.tokenUnknown');
    },
    enclose: (op, request, viewer) => encloseInExam(services, op, viewer, request.ip),
  };
}
