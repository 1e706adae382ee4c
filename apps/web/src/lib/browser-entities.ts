/**
 * Stands in for the package `entities` in the browser's build (see vite.config.ts): the browser knows all named
 * characters, so a table of them (20 KB gzip) need not travel.
 */
let box: HTMLTextAreaElement | undefined;

export function decodeHTML(text: string): string {
  box ??= document.createElement('textarea');
  box.innerHTML = text.replaceAll('<', '&lt;');
  return box.value;
}

/** Markdown hands over whole entities, semicolon included, so strictness makes no difference. */
export function decodeHTMLStrict(text: string): string {
  return decodeHTML(text);
}
