import { escapeHtml, html, type SimAnswer } from './site.ts';

/** What somebody sent, as it came and as a page or a script would write it. */
function allOf(sent: { url: string; cookie: string; authorization: string; body: string; form: URLSearchParams }) {
  const { url, cookie, authorization, body, form } = sent;
  return [url, cookie, authorization, body, ...form.values()].flatMap((text) => [
    text,
    escapeHtml(text),
    JSON.stringify(text),
    encodeURIComponent(text),
    Buffer.from(text).toString('base64'),
  ]);
}

/**
 * An answer that shows everything that was sent, as pages of errors do while somebody looks for a fault: one that nobody understands, or
 * with `words` one that refuses what was sent.
 */
export function echoed(param: unknown, isJson: boolean, sent: Parameters<typeof allOf>[0]): SimAnswer {
  const all = allOf(sent).join('\n');
  if (param !== 'words') return html(`<html><body><pre>DEBUG\n${all}</pre></body></html>`);
  if (isJson) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: all }) };
  return html(`<h1>Error Occurred</h1>One or more following ERROR(s) occurred.<ul><li>${all}</li></ul>`);
}
