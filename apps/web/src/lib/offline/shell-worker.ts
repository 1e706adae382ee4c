/**
 * Files of the site that this page has loaded, by their path; those whose styles stood in the page itself; and the styles that came as one, which
 * the bare page would ask for singly.
 */
const filesLoaded = () =>
  [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href),
    ...(document.querySelector<HTMLElement>('style[data-files]')?.dataset.files?.split(' ') ?? []),
  ]
    .map((address) => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(filesLoaded());
}

/** Lets the browser keep the site's own files, so that pages open without a network; after the first page, which it must not slow down. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = () => setTimeout(() => void register().catch(() => {}), 3_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
