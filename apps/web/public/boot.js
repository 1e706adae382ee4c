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
})();
