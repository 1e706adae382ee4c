import { expect, it } from 'vitest';
import { chooseLang } from './lang.ts';

it.each([
  // query, cookie, browser → language (SHELL-1)
  ['zh-cn', 'en-US', 'en-US', 'zh'],
  ['ZH-CN', null, null, 'zh'],
  ['en', 'zh-CN', 'zh-CN', 'en'],
  ['anything', 'zh-CN', 'zh-CN', 'en'],
  [null, 'en-US', 'zh-CN', 'en'],
  [null, 'zh-CN', 'en-US', 'zh'],
  [null, null, 'en-GB', 'en'],
  [null, null, 'zh-TW', 'zh'],
  [null, null, 'fr-FR', 'zh'],
  [null, null, null, 'zh'],
] as const)('query %s, cookie %s, browser %s: %s', (query, cookie, browser, lang) => {
  expect(chooseLang({ query, cookie, browser })).toBe(lang);
});
