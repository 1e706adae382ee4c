import type { Lang } from '@assay/contract/errors.ts';
import type { FastifyRequest } from 'fastify';

/**
 * The viewer's language: query `l` (zh-cn is Chinese, anything else English), else the cookie, else the browser,
 * else Chinese (SHELL-1).
 */
export function languageOf(request: FastifyRequest): Lang {
  // An address that could not be read has no query at all.
  const { l } = (request.query ?? {}) as { l?: unknown };
  if (typeof l === 'string' && l !== '') return l.toLowerCase() === 'zh-cn' ? 'zh' : 'en';
  const cookie = /(?:^|;\s*)web-language=([A-Za-z-]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (cookie) return cookie.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  const accepted = request.headers['accept-language'];
  if (!accepted) return 'zh';
  return /^\s*zh\b/i.test(accepted) || !/^\s*en\b/i.test(accepted) ? 'zh' : 'en';
}
