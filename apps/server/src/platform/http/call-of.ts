import { fail } from '@assay/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Call, Viewer } from './call.ts';
import { languageOf } from './language.ts';
import type { Form } from './upload.ts';

/**
 * What a handler is given: the services of the node, who asks, and the request that it came by. The services are its prototype, as
 * copying them cost more than most calls that are polled.
 * @param form the body of a multipart call
 */
export const callOf = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  form?: Form,
): Call =>
  inherit(services, {
    viewer,
    lang: languageOf(request),
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: request.id,
    request,
    reply,
    upload: (maxBytes: number) => form?.file(maxBytes) ?? fail('request.unsupported'),
  });

/** The same call for what stays open for hours, without the request that opened it: that would be kept for as long. */
export const lastingCall = (call: Call): Call => {
  const { viewer, lang, ip, userAgent, requestId } = call;
  const gone = { request: undefined as never, reply: undefined as never, upload: () => fail('request.unsupported') };
  return inherit(Object.getPrototypeOf(call) as Services, { viewer, lang, ip, userAgent, requestId, ...gone });
};

/** The same call with something else in place of some of its parts, such as a transaction for the database. */
export const callWith = <T extends object>(call: Call, parts: T): Call & T => inherit(call, parts);

const inherit = <B extends object, T extends object>(base: B, parts: T): B & T =>
  Object.assign(Object.create(base) as B, parts);
