/** Advance widths in em of a formula, as KaTeX sets them, spaces around included. */
const GLYPHS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:[=<>]|\\(?:leq?|leqslant|geq?|geqslant|neq?|equiv|approx|sim|in|notin|to|(?:left|right)arrow|subseteq?|mid|mapsto)(?![a-zA-Z]))/,
    1.33,
  ],
  [/^(?:[+\-*]|\\(?:times|pm|oplus|cup|cap|land|lor|div)(?![a-zA-Z]))/, 1.22],
  [/^\\(?:[a-z]?dots|sum|prod|bigcup|quad|Sigma|infty)(?![a-zA-Z])/, 1.2],
  [/^\\(?:log|min|max|gcd|lcm|mod|sin|cos|tan|exp|det|lim)(?![a-zA-Z])/, 1.6],
  [/^\\[bp]mod(?![a-zA-Z])/, 2.4],
  [/^\\cdot(?![a-zA-Z])/, 0.72],
  [/^\\(?:text\w*|math[a-z]+|operatorname|left|right|[bB]igg?[lr]?|limits|displaystyle|hline)(?![a-zA-Z])/, 0],
  [/^\\(?:begin|end)\{[^}]*\}(?:\{[^}]*\})?/, 0.4],
  [/^\\[,;:! ]/, 0.2],
  [/^\\(?:[a-zA-Z]+|.)/, 0.56],
  [/^[,;]/, 0.44],
  [/^[()[\]|.:!/'i-l]/, 0.38],
  [/^[\s{}&~]/, 0],
  [/^[A-Zmw]/, 0.74],
  [/^./su, 0.51],
];
const FRACTION = /\\[dt]?(?:frac|binom)\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const SCRIPT = /^[_^]\s*(?:\{([^{}]*)\}|(\\[a-zA-Z]+|.))/;
const SCRIPT_SCALE = 0.7;
/** KaTeX sets formulas larger than the text around them. */
const SCALE = 1.21;
const DISPLAY_MARGINS = 2;

function widthOf(tex: string): number {
  let width = 0;
  let rest = tex;
  while (rest !== '') {
    const script = SCRIPT.exec(rest);
    if (script) {
      width += SCRIPT_SCALE * widthOf(script[1] ?? script[2] ?? '') + 0.05;
      rest = rest.slice(script[0].length);
      continue;
    }
    const [read, advance] = GLYPHS.map(([glyph, em]) => [glyph.exec(rest)?.[0], em] as const).find(([hit]) => hit)!;
    width += advance;
    rest = rest.slice(read!.length);
  }
  return width;
}

/** About how wide a formula will be on a line, and how high on lines of its own, in em of the text around it. */
export function guessSize(tex: string): { width: number; height: number } {
  const flat = tex.replace(FRACTION, (_all, above: string, below: string) =>
    widthOf(above) > widthOf(below) ? above : below,
  );
  const rows = flat.split('\\\\');
  const high = /\\(?:sum|prod|int|bigcup)(?![a-zA-Z])/.test(tex) ? 2.9 : flat === tex ? 1.3 : 2;
  const height = rows.length > 1 ? rows.length * 1.4 : high;
  return { width: SCALE * Math.max(...rows.map(widthOf)), height: SCALE * height + DISPLAY_MARGINS };
}

/** Keeps the room that the formulas under `root` will take, so that little moves when they are typeset. */
export function holdRoom(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.tex:not([data-set])')) {
    const { width, height } = guessSize(element.textContent ?? '');
    element.dataset.room = '';
    if (element.classList.contains('tex-display')) element.style.height = `${height.toFixed(2)}em`;
    else element.style.width = `${width.toFixed(2)}em`;
  }
}

/** Gives the room back to what stands in it. */
export function releaseRoom(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.tex[data-room]')) {
    element.style.removeProperty('width');
    element.style.removeProperty('height');
    if (element.style.length === 0) element.removeAttribute('style');
    delete element.dataset.room;
  }
}
