import type { FailureTexts } from './failure-texts.ts';

/** Any call. */
export const REQUEST_FAILURES = {
  'request.invalid': { status: 400, en: '{field}: {reason}', zh: '{field}：{reason}' },
  'request.malformed': { status: 400, en: 'The request could not be read', zh: '请求格式有误，无法解析' },
  'request.tooLarge': { status: 413, en: 'The request is too large', zh: '请求内容过大' },
  'request.tooMany': {
    status: 429,
    en: 'Too many requests, try again in {wait}',
    zh: '操作过于频繁，请在 {wait}后重试',
  },
  'request.unsupported': { status: 415, en: 'This content type is not supported', zh: '不支持的内容类型' },
  'request.notFound': {
    status: 404,
    en: 'Query error, unable to find the resource to request',
    zh: '查询错误，找不到要请求的资源',
  },
  'request.crossSite': { status: 403, en: 'Cross-site request refused', zh: '已拒绝跨站请求' },
  'server.error': { status: 500, en: 'Server error, please refresh again', zh: '服务器错误，请重新刷新' },
  'server.busy': {
    status: 503,
    en: 'The service is busy, please try again shortly',
    zh: '服务暂时繁忙，请稍后重试',
  },
} as const satisfies FailureTexts;
