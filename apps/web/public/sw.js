// Keeps the site's own files, so that its pages open while the network is down. It answers no call: what a page shows then is what the
// page itself has kept, and says how old it is (src/lib/offline).
const FILES = 'files';
const PICTURES = 'pictures';
const SHELL = '/index.html';
/** Files of some versions of the site; the oldest go first. */
const FILES_MAX = 600;
const PICTURES_MAX = 100;

const isFile = (path) => path.startsWith('/assets/') || path === '/boot.js' || path === '/favicon.svg';
const isPicture = (path) => path.startsWith('/api/public/img/');

async function put(name, max, request, response) {
  const store = await caches.open(name);
  await store.put(request, response);
  const all = await store.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - max)).map((oldest) => store.delete(oldest)));
}

/** Keeps the bare page and what it begins with. */
async function keepShell() {
  const store = await caches.open(FILES);
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) return;
  const page = await answer.clone().text();
  await store.put(SHELL, answer);
  const files = ['/boot.js', ...[...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1])];
  await Promise.all(files.map(async (file) => (await store.match(file)) ?? store.add(file)));
}

let soon;
/** Again whenever a file comes that was not there: the site has another version, or a page was opened that was not before. */
function keepShellSoon() {
  soon ??= new Promise((resolve) => setTimeout(resolve, 2_000))
    .then(keepShell)
    .catch(() => {})
    .finally(() => {
      soon = undefined;
    });
  return soon;
}

async function answerFile(event) {
  const { request } = event;
  const path = new URL(request.url).pathname;
  const before = await caches.match(request, { ignoreVary: true });
  // a file with a name of its own never changes
  if (before && path.startsWith('/assets/')) return before;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      event.waitUntil(put(FILES, FILES_MAX, request, answer.clone()));
      if (path.startsWith('/assets/')) event.waitUntil(keepShellSoon());
    }
    return answer;
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

async function answerPicture(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(put(PICTURES, PICTURES_MAX, event.request, answer.clone()));
    return answer;
  } catch (error) {
    const before = await caches.match(event.request, { ignoreVary: true });
    if (before) return before;
    throw error;
  }
}

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await caches.match(SHELL, { ignoreVary: true });
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// What a page had loaded before we were here.
self.addEventListener('message', (event) => {
  const addFiles = async () => {
    const store = await caches.open(FILES);
    for (const file of event.data) if (!(await store.match(file))) await store.add(file).catch(() => {});
  };
  event.waitUntil(addFiles());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/') && pathname !== '/metrics') event.respondWith(answerPage(event));
  } else if (isFile(pathname)) event.respondWith(answerFile(event));
  else if (isPicture(pathname)) event.respondWith(answerPicture(event));
});
