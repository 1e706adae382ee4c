import { parentPort } from 'node:worker_threads';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { drawIn } from './lib/lang.ts';
import { setPageData } from './lib/page/page-data.ts';
import { queryClient } from './lib/use-call.ts';
import { makeRouter } from './routes.tsx';

/** What stands at an address for visitors who read one language, with the answers that the page makes its first sight of. */
interface Drawing {
  href: string;
  lang: 'zh' | 'en';
  /** As JSON, in the shape in which a page brings them. */
  answers: string;
}

/**
 * The page as HTML, by the components that draw it in browsers. What they share outside of React is set for one drawing at
 * a time, so this one ends before the next begins.
 */
async function draw({ href, lang, answers }: Drawing): Promise<string> {
  drawIn(lang);
  queryClient.clear();
  setPageData(JSON.parse(answers));
  const router = makeRouter(createMemoryHistory({ initialEntries: [href] }));
  // there is nothing to scroll, and the script that it would write in is forbidden
  router.options.scrollRestoration = false;
  await router.load();
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />, {
    // what comes later in browsers, too, is left to them
    onError: () => {},
    // pieces that are put in place by a script are no use where scripts of pages are forbidden
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let html = '';
  for await (const part of prelude) html += part;
  if (/<script/i.test(html)) throw new Error(`the drawn page of ${href} would need a script`);
  return html;
}

// The first drawings take ten times as long as those after them, and nobody should wait for them.
for (const href of ['/home', '/problem', '/problem/1', '/contest', '/contest/acm-scoreboard/1']) {
  await draw({ href, lang: 'en', answers: '[]' }).catch(() => {});
}

/** Asked by the server as its reading threads are: one drawing at a time. */
parentPort?.on('message', async ({ input }: { input: Drawing }) => {
  const answer = await draw(input).then(
    (output) => ({ output }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort!.postMessage(answer);
});
parentPort?.postMessage('ready');
