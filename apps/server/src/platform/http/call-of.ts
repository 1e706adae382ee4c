import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Call, Viewer } from './call.ts';
import { languageOf } from './language.ts';
import { readUpload } from './upload.ts';

/** What a handler is given: the services of the node, who asks, and the request that it came by. */
export const callOf = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): Call => ({
  ...services,
  viewer,
  lang: languageOf(request),
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
  requestId: request.id,
  // made when it is asked for: few calls write a line of their own
  get log() {
    return services.log.child({ requestId: request.id });
  },
  request,
  reply,
  upload: (maxBytes) => readUpload(request, maxBytes),
});
