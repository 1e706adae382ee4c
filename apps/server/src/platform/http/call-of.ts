import { fail } from '@assay/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Call, Viewer } from './call.ts';
import { languageOf } from './language.ts';
import type { Form } from './upload.ts';

/**
 * What a handler is given: the services of the node, who asks, and the request that it came by.
 * @param form the body of a multipart call
 */
export const callOf = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  form?: Form,
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
  upload: (maxBytes) => form?.file(maxBytes) ?? fail('request.unsupported'),
});
