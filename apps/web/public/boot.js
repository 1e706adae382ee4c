// Runs before the first paint. Keep in step with src/lib/lang.ts, src/ui/theme/color-scheme.ts and src/ui/theme/color-vision.ts.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const scheme = read('color-scheme');
  const dark = scheme === 'dark' || (scheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  if (read('distinct-colors') !== null) root.setAttribute('data-colors', 'distinct');

  const query = new URLSearchParams(location.search).get('l');
  const cookie = /(?:^|; )web-language=([^;]*)/.exec(document.cookie)?.[1];
  const english = query ? query.toLowerCase() !== 'zh-cn' : /^en/i.test(cookie || navigator.language || '');
  const lang = english ? 'en-US' : 'zh-CN';
  // A page in another language than asked for, or of another time, is not shown while the script comes.
  const isFromHistory = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
  if (root.lang !== lang || isFromHistory) root.dataset.undrawn = '';
  root.lang = lang;
  if (read('token')) root.dataset.login = '';

  const { entry, files = '', styles = '' } = document.currentScript.dataset;
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  // Styles that the page has already, for the script that would ask for them; written into the page, browsers would read ahead and ask.
  for (const href of styles.split(' '))
    if (href) add('link', { rel: 'stylesheet', disabled: true, crossOrigin: '', href });

  // A page that the server drew is painted before its scripts are asked for: on a slow line they would share it with the styles.
  if (entry === undefined) return;
  let isAsked = false;
  const scripts = entry.split(' ');
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  // Some at a time: to ask for one takes milliseconds, and all at once would keep the browser from answering for as long as they take together.
  const preload = async (left) => {
    while (left.length > 0) {
      for (const href of left.splice(0, 3)) if (href) add('link', { rel: 'modulepreload', crossOrigin: '', href });
      await rest();
    }
  };
  // One after the other.
  const run = async () => {
    for (const file of scripts.slice(0, -1)) {
      await import(file).catch(() => {});
      await rest();
    }
    add('script', { type: 'module', crossOrigin: '', src: scripts.at(-1) });
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    preload([...scripts, ...files.split(' ')]);
    // it looks for what stands at the end of the page
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  if (root.dataset.undrawn !== undefined || document.visibilityState === 'hidden') return ask();
  if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
    }).observe({ type: 'paint', buffered: true });
  else document.addEventListener('DOMContentLoaded', ask, { once: true });
  // what is not looked at is not painted
  document.addEventListener('visibilitychange', ask, { once: true });
  setTimeout(ask, 3_000);
})();
