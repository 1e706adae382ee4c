import type { Lang } from '@assay/contract/words.ts';
import { writeStored } from './storage/storage.ts';
import { createStore, useStore } from './store.ts';

export type { Lang };

/** Name of both the cookie, which the server reads, and the storage key. */
export const LANG_KEY = 'web-language';
export const LOCALE: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' };

interface Hints {
  /** Query parameter `l` of the address. */
  query: string | null;
  cookie: string | null;
  /** The browser's preferred language. */
  browser: string | null;
}

/**
 * The language of the page (SHELL-1): the query decides (zh-cn is Chinese, any other value English), else the
 * cookie, else the browser; zh-CN where neither names one of the two.
 */
export function chooseLang({ query, cookie, browser }: Hints): Lang {
  if (query) return query.toLowerCase() === 'zh-cn' ? 'zh' : 'en';
  return /^en/i.test(cookie || browser || '') ? 'en' : 'zh';
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

const store = createStore<Lang>('zh');

export const currentLang = store.get;
export const followLang = store.follow;
export const useLang = (): Lang => useStore(store);

/** The language of a page that is drawn where there is no browser. */
export const drawIn = store.set;

/** Switches the page's language and remembers the choice for a year. */
export function setLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 2025
  document.cookie = `${LANG_KEY}=${LOCALE[lang]}; path=/; max-age=31536000; samesite=lax`;
  writeStored(LANG_KEY, LOCALE[lang]);
  document.documentElement.lang = LOCALE[lang];
  store.set(lang);
}

/** Chooses the language once at start; a choice made by query is remembered. */
export function startLang(): void {
  const query = new URLSearchParams(location.search).get('l');
  const lang = chooseLang({ query, cookie: readCookie(LANG_KEY), browser: navigator.language });
  if (query) setLang(lang);
  else store.set(lang);
  const root = document.documentElement;
  // written again, it would have the styles of the whole page worked out anew
  if (root.lang !== LOCALE[lang]) root.lang = LOCALE[lang];
}
