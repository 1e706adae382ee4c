import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** Where payloads try to load from or send to; nothing of the site has a reason to ask it. */
const FOREIGN = /evil\.example/;

declare global {
  interface Window {
    __report(event: string): void;
  }
}

/** Collects every sign that written content became more than text: scripts, dialogs, foreign requests, blocked scripts. */
export async function watchFor(context: BrowserContext): Promise<string[]> {
  const alarms: string[] = [];
  context.on('dialog', async (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', (page) => {
    // Pages that content opened by itself.
    if (page.url() !== 'about:blank') alarms.push(`page ${page.url()}`);
  });
  // Heard, not caught: a context whose requests are caught keeps no files, and loads them anew with every page.
  context.on('request', (request) => {
    if (FOREIGN.test(request.url())) alarms.push(`request ${request.url()}`);
  });
  await context.exposeFunction('__report', (event: string) => alarms.push(event));
  await context.addInitScript(() => {
    for (const name of ['__fired', '__xss']) {
      Object.defineProperty(window, name, {
        get: () => window.__report(`read ${name} at ${location.pathname}`),
        set: () => window.__report(`set ${name} at ${location.pathname}`),
      });
    }
    document.addEventListener('securitypolicyviolation', (event) => {
      window.__report(`policy ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`);
    });
  });
  return alarms;
}

export interface Inspection {
  /** What no page may hold, whoever wrote what it shows. */
  faults: string[];
  /** All text that stands on the page, folded parts, fields and what is told of pictures and buttons included. */
  text: string;
}

/** The one script of ours that stands in pages themselves; the policy names it by its text (T-CSP-1). */
const bootText = () => readFileSync('apps/web/dist/boot.js', 'utf8');

/** Provokes lazy handlers by mouse and focus, then looks at every element of the page. */
export async function inspect(page: Page): Promise<Inspection> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.md *, td, th, pre, summary, [title]')) {
      for (const type of ['mouseover', 'mouseenter', 'pointerover', 'focusin'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  return page.evaluate((boot) => {
    const faults: string[] = [];
    const here = location.pathname;
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      for (const { name: attribute, value } of element.attributes) {
        if (/^on/i.test(attribute)) faults.push(`${here}: <${name} ${attribute}>`);
        if (/^(href|src|action|formaction|xlink:href|data|poster|background|ping)$/i.test(attribute)) {
          const { protocol } = new URL(value, location.href);
          const isPicture = name === 'img' && /^data:image\/(png|jpeg|gif|webp|svg\+xml)/i.test(value);
          if (!/^(https?|mailto|blob):$/.test(protocol) && !isPicture)
            faults.push(`${here}: <${name} ${attribute}=${value.slice(0, 60)}>`);
        }
      }
      if (/^(base|object|embed|applet|frame|frameset)$/.test(name)) faults.push(`${here}: <${name}>`);
      if (element instanceof HTMLScriptElement) {
        // Data for other programs is no script; an element in it would be one that broke out.
        const isData = element.type === 'application/json' && !element.text.includes('<');
        const isBoot = !element.hasAttribute('src') && element.text === boot;
        if (!isData && !isBoot && !/^\/(assets\/|boot\.js)/.test(element.getAttribute('src') ?? ''))
          faults.push(`${here}: ${element.outerHTML.slice(0, 80)}`);
      }
    }
    for (const element of document.querySelectorAll('.md *')) {
      if (element.closest('.katex')) continue;
      if (/^(script|style|iframe|form|input|select|textarea|svg|math|meta|link)$/.test(element.localName))
        faults.push(`${here}: <${element.localName}> in written content`);
      if (element.id && !element.id.startsWith('user-content-')) faults.push(`${here}: id ${element.id}`);
      if (element.hasAttribute('name')) faults.push(`${here}: name ${element.getAttribute('name')}`);
      if (element.hasAttribute('style')) faults.push(`${here}: style ${element.getAttribute('style')}`);
      for (const word of element.classList) {
        if (!/^(md-|tex|language-|hljs)/.test(word)) faults.push(`${here}: class ${word}`);
      }
    }
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const told = ['alt', 'title', 'aria-label', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const typed = [...fields].map(({ value }) => value);
    const text = [document.title, document.body.textContent, ...typed, ...told].join('\n');
    return { faults, text };
  }, bootText());
}
