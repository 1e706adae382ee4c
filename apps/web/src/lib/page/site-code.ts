import { readStored, writeStored } from '../storage/storage.ts';

/** A script or style of the site that an open page asks for is no longer there: the site was updated since. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof CodeMissing ||
  /dynamically imported module|Importing a module script|Loading chunk|Unable to preload/i.test(String(error));

/** Said in place of what the browser says, on which the router would reload by itself: also where nothing newer is to be had. */
class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** A reload that the reader refuses, for unsaved work, is over by then. */
const RELOAD_MS = 5_000;

const ownEntry = () => {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return src ? new URL(src).pathname : null;
};

/** Whether the site answers with a bare page of another version than the one that is open. */
async function isSiteNewer(entry: string): Promise<boolean> {
  const page = await fetch('/index.html', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  return page.includes('type="module"') && !page.includes(entry);
}

/**
 * Loads the code of a page. Where it is gone because the site was updated, the browser is sent to the new version at the address that it
 * goes to; once per version, so that servers of two versions side by side make no loop.
 * @throws Error for which {@link isCodeMissing} holds, where that does not help: offline, say
 */
export async function loadPage<M>(load: () => Promise<M>, reload = () => window.location.reload()): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    const entry = ownEntry();
    const tried = `left-version:${entry}`;
    if (entry && readStored(tried, 'sessionStorage') === null && (await isSiteNewer(entry))) {
      writeStored(tried, '1', 'sessionStorage');
      // what cannot be noted could be tried for ever
      if (readStored(tried, 'sessionStorage') !== null) {
        reload();
        await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
      }
    }
    throw new CodeMissing('The code of this page is missing', { cause: error });
  }
}
