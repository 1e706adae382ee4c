import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetFormulas } from '@assay/markdown/formula.ts';
import { markdownToHtml } from '@assay/markdown/markdown-to-html.ts';
import { setFormulas } from '@assay/markdown/set-formulas.ts';
import { build } from 'esbuild';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { XSS_CORPUS } from './corpus.ts';
import { harmlessHtml } from './drawn/harmless-html.ts';
import type { setNow } from './formulas/show-formulas.ts';
import type { finishHtml, makeHarmless } from './render.ts';
import type { typeset } from './typeset.ts';

declare global {
  interface Window {
    __fired?: number;
    assayMarkdown: {
      finishHtml: typeof finishHtml;
      makeHarmless: typeof makeHarmless;
      typeset: typeof typeset;
      setNow: typeof setNow;
    };
  }
}

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** What a rendered payload may never hold, whatever the browser makes of it. */
const inspect = (root: Element) => {
  const faults: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const ours = element.closest('.katex') !== null;
    const name = element.localName;
    if (
      /^(script|style|iframe|object|embed|base|meta|link|form|input|select|textarea|template|svg)$/.test(name) &&
      !ours
    ) {
      faults.push(`<${name}>`);
    }
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) faults.push(`${name} ${attribute}`);
      if (attribute === 'style' && !ours) faults.push(`${name} style`);
      if (/^(href|src|action|formaction|xlink:href|srcset|background)$/.test(attribute)) {
        const scheme = new URL(value, location.href).protocol;
        if (!/^(https?:|mailto:)$/.test(scheme)) faults.push(`${name} ${attribute}=${scheme}`);
      }
      if (attribute === 'id' && !value.startsWith('user-content-')) faults.push(`id ${value}`);
      if (attribute === 'name') faults.push(`name ${value}`);
      if (attribute === 'class' && !ours && !/^(md-[a-z-]+|tex|tex-display|tex-error|language-\S+|\s)+$/.test(value)) {
        faults.push(`class ${value}`);
      }
    }
    if (element instanceof HTMLAnchorElement && element.target && !/noopener/.test(element.rel)) faults.push('no rel');
  }
  return faults;
};

/** The sanitiser is only as good as the parser it meets, so the corpus runs in a real browser. */
describe.skipIf(!existsSync(CHROMIUM))('T-XSS-1 T-XSS-2 written content in a browser', () => {
  const profile = mkdtempSync(join(tmpdir(), 'assay-xss-'));
  let server: Server;
  let browser: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const bundle = await build({
      stdin: {
        contents:
          "export * from './render.ts'; export * from './typeset.ts'; export * from './formulas/show-formulas.ts';",
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'assayMarkdown',
      outdir: profile,
      loader: { '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty', '.css': 'empty' },
    });
    const script = bundle.outputFiles.find(({ path }) => path.endsWith('.js'))!.text;
    server = createServer((request, response): unknown => {
      const isScript = request.url === '/bundle.js';
      if (request.url === '/api/public/file/s.pdf') return response.end('%PDF-1.4\n');
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      return response.end(isScript ? script : '<!doctype html><script src="/bundle.js"></script><div id="root"></div>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args: FLAGS.split(' ') });
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  /** @param set formulas that the server has set; without them the browser sets all */
  const render = async (source: string, set?: SetFormulas) => {
    const seen = await page.evaluate(
      async ({ html, set }) => {
        window.__fired = undefined;
        const { finishHtml, makeHarmless, typeset, setNow } = window.assayMarkdown;
        const root = document.getElementById('root')!;
        const words = new Proxy({}, { get: (_target, key) => String(key) }) as Parameters<typeof finishHtml>[1];
        const hands = { copy: async () => true, enlarge: () => {} };
        const safe = makeHarmless(html);
        root.replaceChildren(finishHtml(safe, words, hands, (text) => (set ? setNow(text, set) : typeset(text))));
        for (const element of root.querySelectorAll<HTMLElement>('a,button,details,img')) {
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          element.focus();
        }
        await new Promise((resolve) => setTimeout(resolve, 15));
        return { fired: window.__fired !== undefined, html: root.innerHTML };
      },
      { html: markdownToHtml(source), set },
    );
    return { ...seen, faults: await page.$eval('#root', inspect) };
  };

  it.each(XSS_CORPUS)('is harmless: %s', async (payload) => {
    const { faults, fired } = await render(payload);
    expect(fired).toBe(false);
    expect(faults).toEqual([]);
  });

  it.each(XSS_CORPUS.filter((payload) => payload.includes('$')))(
    'is harmless with its formulas set by the server: %s',
    async (payload) => {
      const { faults, fired } = await render(payload, setFormulas([payload]));
      expect(fired).toBe(false);
      expect(faults).toEqual([]);
    },
  );

  /** What the server draws, as a browser reads it. */
  const renderDrawn = async (source: string, set?: SetFormulas) => {
    const words = { copy: 'copy', enlarge: 'enlarge', table: 'table' };
    const seen = await page.evaluate(
      async (html) => {
        window.__fired = undefined;
        const root = document.getElementById('root')!;
        root.innerHTML = html;
        for (const element of root.querySelectorAll<HTMLElement>('a,button,details,img')) {
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          element.focus();
        }
        await new Promise((resolve) => setTimeout(resolve, 15));
        return { fired: window.__fired !== undefined, html: root.innerHTML };
      },
      harmlessHtml(markdownToHtml(source), words, set),
    );
    return { ...seen, faults: await page.$eval('#root', inspect) };
  };

  it.each([...XSS_CORPUS, XSS_CORPUS.join('\n\n')])('is harmless as the server draws it: %s', async (payload) => {
    const { faults, fired } = await renderDrawn(payload, setFormulas([payload]));
    expect(fired).toBe(false);
    expect(faults).toEqual([]);
  });

  it('is drawn by the server as the page shows it', async () => {
    const source = [
      '# T\n\n**b** [l](https://example.org/) [own](/problem/1) <sub>2</sub> <a href="#t" id="t">here</a>',
      '![d](/api/public/img/d.png) [![e](/api/public/img/e.png)](/x)',
      '| a |\n|---|\n| b |\n\n```cpp\nint main; // < & >\n```\n\n- one\n  1. two\n\n<center>c</center><font>f</font><br>&copy; &lt;',
    ].join('\n\n');
    const [drawn, shown] = [await renderDrawn(source), await render(source)];
    // attributes in one order
    const plain = (html: string) =>
      html.replaceAll(/<[a-z][^>]*>/g, (tag) =>
        tag
          .slice(1, -1)
          .split(/\s(?=[\w-]+=)/)
          .toSorted()
          .join(' '),
      );
    expect(plain(drawn.html)).toBe(plain(shown.html));
  });

  it('stays harmless when all of it stands in one text', async () => {
    const { faults, fired } = await render(XSS_CORPUS.join('\n\n'));
    expect(fired).toBe(false);
    expect(faults).toEqual([]);
  });

  it('keeps what honest statements use', async () => {
    const { html, faults } = await render(
      '# T\n\n**b** [l](https://example.org/) <sub>2</sub>\n\n![d](/api/public/img/d.png)\n\n| a |\n|---|\n| $|x|$ |\n\n```cpp\nint main;\n```',
    );
    expect(faults).toEqual([]);
    expect(html).toContain('<strong>b</strong>');
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(html).toContain('<sub>2</sub>');
    expect(html).toContain('class="md-zoom"');
    expect(html).toContain('class="katex"');
    expect(html).toContain('class="language-cpp"');
  });

  it('shows a formula as the server has set it', async () => {
    const source = 'Let $x^2$ be\n\n$$\ny\n$$';
    const { html } = await render(source, setFormulas([source]));
    // the same styles are written otherwise when they come as text
    const unstyled = (text: string) => text.replaceAll(/ style="[^"]*"| class=""/g, '');
    expect(unstyled(html)).toBe(unstyled((await render(source)).html));
    expect(html.match(/data-set/g)).toHaveLength(2);
  });

  it('shows the source of a formula that cannot be typeset, and typesets the others', async () => {
    const { html } = await render('$x^2$ and $\\frac{1}$');
    expect(html).toContain('class="katex"');
    expect(html).toMatch(/class="tex tex-error"[^>]*>\\frac\{1\}</);
  });

  it('turns PDF links into a card; only own files that are PDFs get a viewer', async () => {
    const own = await render('[statement](/api/public/file/s.pdf)');
    expect(own.html).toContain('md-pdf-toggle');
    await page.click('.md-pdf-toggle');
    const viewer = await page.waitForSelector('iframe', { state: 'attached' });
    expect(await viewer.getAttribute('src')).toMatch(/^blob:/);
    expect(await viewer.getAttribute('height')).toBe('800');
    await render('[page that calls itself a PDF](/page.pdf)');
    await page.click('.md-pdf-toggle');
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.md-pdf-toggle')!.disabled);
    expect(await page.locator('iframe').count()).toBe(0);
    expect((await render('[other](https://evil.example/s.pdf)')).html).not.toContain('md-pdf-toggle');
  });
});
