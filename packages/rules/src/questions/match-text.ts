import type { TextMatch } from '@assay/contract/questions/question.ts';

/** What NFKC leaves different between a Chinese and an English keyboard. */
const PUNCTUATION: Record<string, string> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '。': '.',
  '、': ',',
  '—': '-',
  '–': '-',
  '−': '-',
  '【': '[',
  '】': ']',
};

const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ');
const noCase = (text: string) => plain(text).toLowerCase();

const NORMAL: Record<TextMatch, (text: string) => string> = {
  exact: trimmed,
  text: plain,
  noCase,
  loose: (text) =>
    noCase(text)
      .replace(/\s/g, '')
      .replace(/[“”‘’。、—–−【】]/g, (mark) => PUNCTUATION[mark]!),
  wildcard: noCase,
};

/** Whether a text fits a pattern in which `*` stands for any text: no part is ever looked for twice. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return text === pattern;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

/** Whether somebody's text is an accepted one, with what the match leaves out of account. */
export function matchesText(accepted: string, given: string, match: TextMatch): boolean {
  const normal = NORMAL[match];
  return match === 'wildcard' ? fits(normal(accepted), normal(given)) : normal(accepted) === normal(given);
}
