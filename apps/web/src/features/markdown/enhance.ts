import type { MarkdownWords } from './words.ts';

const PDF_HEIGHT_PX = 800;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: { className?: string; text?: string },
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (properties.className) element.className = properties.className;
  if (properties.text) element.textContent = properties.text;
  element.append(...children);
  return element;
}

function makeButton(label: string, className: string): HTMLButtonElement {
  const button = make('button', { className, text: label });
  button.type = 'button';
  return button;
}

/** The name of the file a link leads to, for the card's title. */
function fileName(link: URL): string {
  const last = link.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * The browser's own viewer over a copy of the file. Chromium shows no PDF in a sandboxed frame, so safety comes from
 * the copy: it begins as PDF files do and carries their type, whatever the address would have answered as.
 * @throws Error when the file is missing or is no PDF
 */
async function makeViewer(href: string, title: string): Promise<HTMLIFrameElement> {
  const response = await fetch(href, { credentials: 'same-origin' });
  const bytes = await response.arrayBuffer();
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-';
  if (!response.ok || !isPdf) throw new Error(`${href} is no PDF`);
  const frame = make('iframe', { className: 'md-pdf-viewer' });
  frame.height = String(PDF_HEIGHT_PX);
  frame.title = title;
  frame.src = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  return frame;
}

/** PDF links become a card: open or download, and a viewer for files of this site (DISC-5). */
function enhancePdf(link: HTMLAnchorElement, words: MarkdownWords): void {
  const url = new URL(link.href, window.location.href);
  if (!/\.pdf$/i.test(url.pathname)) return;
  const name = fileName(url);
  const title = link.textContent?.trim() || name;
  const open = make('a', { className: 'md-pdf-open', text: words.openPdf });
  open.href = url.href;
  open.target = '_blank';
  open.rel = 'noopener noreferrer nofollow ugc';
  const card = make(
    'span',
    { className: 'md-pdf' },
    make('span', { className: 'md-pdf-kind', text: words.pdf }),
    make('span', { className: 'md-pdf-title', text: title }),
    open,
  );
  link.replaceWith(card);
  if (url.origin !== window.location.origin) return;
  const toggle = makeButton(words.showPdf, 'md-pdf-toggle');
  toggle.setAttribute('aria-expanded', 'false');
  let viewer: HTMLIFrameElement | null = null;
  toggle.addEventListener('click', async () => {
    if (viewer) {
      URL.revokeObjectURL(viewer.src);
      viewer.remove();
      viewer = null;
    } else {
      toggle.disabled = true;
      viewer = await makeViewer(url.href, name).catch(() => null);
      toggle.disabled = false;
      if (viewer) card.after(viewer);
    }
    toggle.textContent = viewer ? words.hidePdf : words.showPdf;
    toggle.setAttribute('aria-expanded', String(viewer !== null));
  });
  card.append(toggle);
}

function enhanceCode(block: HTMLPreElement, words: MarkdownWords, copy: (text: string) => Promise<boolean>): void {
  const text = block.textContent ?? '';
  const button = makeButton(words.copy, 'md-copy');
  button.addEventListener('click', async () => {
    if (!(await copy(text))) return;
    button.textContent = words.copied;
    setTimeout(() => {
      button.textContent = words.copy;
    }, 2000);
  });
  block.tabIndex = 0;
  const frame = make('div', { className: 'md-code' });
  block.replaceWith(frame);
  frame.append(block, button);
}

function enhanceImage(image: HTMLImageElement, words: MarkdownWords, enlarge: (image: HTMLImageElement) => void): void {
  if (image.closest('a')) return;
  const button = makeButton('', 'md-zoom');
  button.setAttribute('aria-label', [words.enlarge, image.alt].filter(Boolean).join(': '));
  button.addEventListener('click', () => enlarge(image));
  image.replaceWith(button);
  button.append(image);
}

function enhanceTable(table: HTMLTableElement, words: MarkdownWords): void {
  const frame = make('div', { className: 'md-table' });
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', table.caption?.textContent ?? words.table);
  table.replaceWith(frame);
  frame.append(table);
}

export interface Hands {
  copy: (text: string) => Promise<boolean>;
  enlarge: (image: HTMLImageElement) => void;
}

/** Adds what readers use: copy buttons, PDF cards, images that enlarge, tables that scroll in their own frame. */
export function enhance(root: ParentNode, words: MarkdownWords, hands: Hands): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) enhancePdf(link, words);
  for (const block of root.querySelectorAll('pre')) enhanceCode(block, words, hands.copy);
  for (const image of root.querySelectorAll('img')) enhanceImage(image, words, hands.enlarge);
  for (const table of root.querySelectorAll('table')) enhanceTable(table, words);
}
