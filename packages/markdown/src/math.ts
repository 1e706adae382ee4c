import type MarkdownIt from 'markdown-it';
import type { StateInline } from 'markdown-it';
import { findDisplayEnd } from './display-formula.ts';
import { FormulaScanner } from './formula-scanner.ts';

/** Stands for `|` inside a formula while tables are split into cells; a code point that text never holds. */
const PIPE = '\uFDD0';

/** Hides the pipes of formulas from the table rule: `| $|a|$ | 1 |` has two cells, not four. */
function hidePipes(source: string): string {
  if (!source.includes('|') || !/[$\\]/.test(source)) return source;
  return source
    .split('\n')
    .map((line) => {
      if (!line.includes('|')) return line;
      const scanner = new FormulaScanner(line);
      let out = '';
      for (let at = 0; at < line.length; ) {
        const formula = scanner.read(at);
        const end = formula ? formula.end : at + 1;
        const piece = line.slice(at, end);
        out += formula ? piece.replaceAll('|', PIPE) : piece;
        at = end;
      }
      return out;
    })
    .join('\n');
}

/** The scanner of each text that is being read. */
const scanners = new WeakMap<StateInline, FormulaScanner>();

function scannerOf(state: StateInline): FormulaScanner {
  let scanner = scanners.get(state);
  if (!scanner) {
    scanner = new FormulaScanner(state.src);
    scanners.set(state, scanner);
  }
  return scanner;
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
    const formula = scannerOf(state).read(state.pos);
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
      const last = findDisplayEnd(state, line, endLine, opening.slice(2), close);
      if (last < 0) return false;
      const lines = last === line ? [] : [state.getLines(line + 1, last + 1, state.blkIndent, false)];
      const tex = [opening.slice(2), ...lines].join('\n').trimEnd().slice(0, -close.length);
      if (tex.trim() === '') return false;
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
