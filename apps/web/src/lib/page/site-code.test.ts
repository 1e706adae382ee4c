import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCodeMissing, loadPage } from './site-code.ts';

it.each([
  ['Failed to fetch dynamically imported module: https://judge.test/assets/page-1.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for https://judge.test/assets/page-1.css', true],
  ['Cannot read properties of undefined', false],
])('%s: the site was updated: %s', (message, expected) => {
  expect(isCodeMissing(new Error(message))).toBe(expected);
});

describe('loadPage', () => {
  const GONE = new Error('Failed to fetch dynamically imported module: https://judge.test/assets/page-1.js');
  const gone = () => Promise.reject(GONE);
  const reload = vi.fn();
  const pageOf = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;
  // a script that stood in the document would be loaded
  const openPageOf = (entry: string) =>
    vi.spyOn(document, 'querySelector').mockReturnValue({ src: `https://judge.test${entry}` } as HTMLScriptElement);
  const siteAnswers = (body: string, status = 200) =>
    vi.stubGlobal('fetch', async (path: string) => new Response(path === '/index.html' ? body : 'drawn', { status }));
  /** What becomes of loading a page whose code is gone, however long a reload takes. */
  const load = async () => {
    const outcome = loadPage(gone, reload).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return outcome;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    sessionStorage.clear();
    openPageOf('/assets/index-1.js');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('answers the code that is there', async () => {
    expect(await loadPage(async () => 'code', reload)).toBe('code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('sends the browser to a newer version, once', async () => {
    siteAnswers(pageOf('/assets/index-2.js'));
    expect(isCodeMissing(await load())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    await load();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('sends it on again from the next version', async () => {
    siteAnswers(pageOf('/assets/index-2.js'));
    await load();
    openPageOf('/assets/index-2.js');
    siteAnswers(pageOf('/assets/index-3.js'));
    await load();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the site still has the same version', () => siteAnswers(pageOf('/assets/index-1.js'))],
    ['its page is just being built', () => siteAnswers('', 404)],
    ['nothing answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('says that the code is missing and stays where %s', async (_case, given) => {
    given();
    const error = (await load()) as Error;
    expect([isCodeMissing(error), error.cause]).toEqual([true, GONE]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('passes on what is wrong in the code itself', async () => {
    const broken = new TypeError('x is not a function');
    await expect(loadPage(() => Promise.reject(broken), reload)).rejects.toBe(broken);
  });
});
