import { createHmac } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { MESSAGE_CATEGORIES, type MessageCategory } from '@assay/contract/messages/kinds.ts';
import { getUnsubscribing, unsubscribe } from '@assay/contract/messages/settings.ts';
import { ALWAYS_MAILED, DEFAULT_WAYS } from '@assay/contract/messages/ways.ts';
import type { FastifyInstance } from 'fastify';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { Services } from '../../../platform/services.ts';
import { findKnownMailKey, setMailTime } from './settings.queries.ts';

/** Where mails lead whoever wants no more of them. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
const TRIES_PER_MINUTE = 30;

const sign = (key: string, uid: number, category: string) =>
  createHmac('sha256', key).update(`${uid} ${category}`).digest('base64url');

/** What the link of a mail carries: it ends mails of one category to one person and opens nothing else. */
export const unsubscribeToken = (key: string, uid: number, category: MessageCategory) =>
  `${uid}.${category}.${sign(key, uid, category)}`;

/** Whose mails of what a token ends; null for one that was not made here. */
async function readToken({ db }: Pick<Services, 'db'>, token: string) {
  const [, digits, name, signature] = /^(\d{1,15})\.([a-z]{1,20})\.([\w-]{1,100})$/.exec(token) ?? [];
  const category = MESSAGE_CATEGORIES.find((one) => one === name && one !== ALWAYS_MAILED);
  if (!category) return null;
  const uid = Number(digits);
  const key = await findKnownMailKey(db, uid);
  return key !== undefined && isSameSecret(signature!, sign(key, uid, category)) ? { uid, category } : null;
}

/** Ends mails, or has them again as is usual; a token of no use ends nothing and is not told from another. */
async function choose(services: Pick<Services, 'db'>, token: string, undo: boolean): Promise<void> {
  const found = await readToken(services, token);
  if (!found) return;
  const usual = DEFAULT_WAYS[found.category].mail;
  await setMailTime(services.db, found.uid, found.category, undo ? (usual === 'never' ? 'digest' : usual) : 'never');
}

export const unsubscribeCalls: Implementation[] = [
  implement(getUnsubscribing, async (call, { t }) => ({ category: (await readToken(call, t))?.category ?? null })),

  implement(unsubscribe, async (call, { t, undo = false }) => {
    await choose(call, t, undo);
    return null;
  }),
];

/**
 * Mail programs end mails by a POST to the very address of the link, as a form and without a cookie (RFC 8058); they follow no redirect. To
 * open the link by GET changes nothing: programs that look into mails do so, too.
 */
export async function bindUnsubscribe(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1024, parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    scope.post<{ Querystring: { t?: unknown } }>(UNSUBSCRIBE_PATH, async (request, reply) => {
      services.limiter.take('unsubscribe', request.ip, TRIES_PER_MINUTE, 60);
      const { t } = request.query;
      if (typeof t !== 'string' || t.length > 200) fail('request.malformed');
      await choose(services, t as string, false);
      return reply.code(200).type('text/plain; charset=utf-8').send('');
    });
  });
}
