import type MarkdownIt from 'markdown-it';

/** Stands for `|` inside a formula while tables are split into cells; a code point that text never holds. */
const PIPE = '\uFDD0';

interface Span {
  tex: string;
  display: boolean;
  /** Index just after the closing delimiter. */
  end: number;
}

/** Delimiters, longest first: `$$$x$$$` is what imported Codeforces statements use for inline formulas. */
const FENCES: readonly { open: string; close: string; display: boolean; tight: boolean }[] = [
  { open: '$$$$$$', close: '$$$$$$', display: true, tight: false },
  { open: '$$$', close: '$$$', display: false, tight: false },
  { open: '$$', close: '$$', display: true, tight: false },
  { open: '$', close: '$', display: false, tight: true },
  { open: '\\(', close: '\\)', display: false, tight: false },
  { open: '\\[', close: '\\]', display: true, tight: false },
];

function findClose(source: string, from: number, close: string): number {
  for (let at = from; at < source.length; at++) {
    if (source.startsWith(close, at)) return at;
    if (source[at] === '\\') at++;
  }
  return -1;
}

/**
 * The formula that starts at `at`, if any. A single `$` must hug its formula and must not be followed by a digit,
 * so that "costs $5 or $10" stays text.
 */
export function readFormula(source: string, at: number): Span | null {
  const fence = FENCES.find(({ open }) => source.startsWith(open, at));
  if (!fence) return null;
  const start = at + fence.open.length;
  const close = findClose(source, start, fence.close);
  if (close < 0) return null;
  const tex = source.slice(start, close);
  const end = close + fence.close.length;
  if (tex.trim() === '') return null;
  if (fence.tight && (/^\s|\s$/.test(tex) || /\n\s*\n/.test(tex) || /\d/.test(source[end] ?? ''))) return null;
  return { tex: tex.trim(), display: fence.display, end };
}

/** Hides the pipes of formulas from the table rule: `| $|a|$ | 1 |` has two cells, not four. */
function hidePipes(source: string): string {
  if (!source.includes('|') || !/[$\\]/.test(source)) return source;
  return source
    .split('\n')
    .map((line) => {
      if (!line.includes('|')) return line;
      let out = '';
      for (let at = 0; at < line.length; ) {
        const formula = readFormula(line, at);
        const end = formula ? formula.end : at + 1;
        const piece = line.slice(at, end);
        out += formula ? piece.replaceAll('|', PIPE) : piece;
        at = end;
      }
      return out;
    })
    .join('\n');
}

const showPipes = (text: string) => (text.includes(PIPE) ? text.replaceAll(PIPE, '|') : text);

/**
 * Teaches markdown-it formulas: `$…$`, `$$…$$`, `$$$…$$$`, `\(…\)` and `\[…\]`. They become elements of class `tex`
 * that hold their source as text; the browser typesets them afterwards, so a formula that fails keeps its source.
 */
export function math(md: MarkdownIt): void {
  md.core.ruler.before('block', 'math_hide_pipes', (state) => {
    state.src = hidePipes(state.src);
  });
  md.core.ruler.after('block', 'math_show_pipes', (state) => {
    for (const token of state.tokens) {
      token.content = showPipes(token.content);
      token.info = showPipes(token.info);
    }
  });
  md.inline.ruler.before('escape', 'math', (state, silent) => {
    const first = state.src.charCodeAt(state.pos);
    if (first !== 0x24 && first !== 0x5c) return false;
    const formula = readFormula(state.src, state.pos);
    if (!formula || formula.end > state.posMax) return false;
    if (!silent) {
      const token = state.push('math', 'span', 0);
      token.content = formula.tex;
      token.meta = { display: formula.display };
    }
    state.pos = formula.end;
    return true;
  });
  md.block.ruler.before(
    'fence',
    'math_block',
    (state, line, endLine, silent) => {
      const start = state.bMarks[line]! + state.tShift[line]!;
      const opening = state.src.slice(start, state.eMarks[line]!);
      const close =
        opening.startsWith('$$') && !opening.startsWith('$$$') ? '$$' : opening.startsWith('\\[') ? '\\]' : '';
      if (close === '' || state.sCount[line]! - state.blkIndent >= 4) return false;
      const lines = [opening.slice(2)];
      let last = line;
      while (!lines.at(-1)!.trimEnd().endsWith(close)) {
        last++;
        if (last >= endLine || state.isEmpty(last)) return false;
        lines.push(state.getLines(last, last + 1, state.blkIndent, false));
      }
      const tex = lines.join('\n').trimEnd().slice(0, -close.length);
      // "$$a$$ and then $$b$$" on one line is a paragraph with two formulas.
      if (tex.includes(close) || tex.trim() === '') return false;
      if (silent) return true;
      state.line = last + 1;
      const token = state.push('math', 'div', 0);
      token.content = tex.trim();
      token.block = true;
      token.meta = { display: true };
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  md.renderer.rules.math = (tokens, index) => {
    const token = tokens[index]!;
    const name = token.meta.display ? 'tex tex-display' : 'tex';
    return `<${token.tag} class="${name}">${md.utils.escapeHtml(token.content)}</${token.tag}>${token.block ? '\n' : ''}`;
  };
}
