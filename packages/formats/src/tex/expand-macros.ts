import { TexPairs } from './tex-pairs.ts';

/** Definitions can call each other; a text that grows beyond this is not a statement. */
const EXPANSIONS_MAX = 5_000;
const TEXT_MAX = 2_000_000;
/** Every expansion writes the text anew; so many characters are written at most. */
const COPIED_MAX = 200_000_000;

interface Macro {
  parameters: number;
  body: string;
}

/** What stands between the parts of a definition. */
const GAP = '\\s{0,20}';
const NAME = `${GAP}\\{?${GAP}\\\\([A-Za-z]+)${GAP}\\}?${GAP}(?:\\[(\\d)\\])?`;
const DEFINITION = new RegExp(
  `\\\\(?:(?:re)?newcommand\\*?${NAME}|def${GAP}\\\\([A-Za-z]+)${GAP}((?:#\\d){0,9})|providecommand\\*?${NAME})${GAP}(?=\\{)`,
  'g',
);

/** Takes the definitions out of a text. */
function takeDefinitions(tex: string): { rest: string; macros: Map<string, Macro> } {
  const macros = new Map<string, Macro>();
  const pairs = new TexPairs(tex);
  let rest = '';
  let from = 0;
  for (const found of tex.matchAll(DEFINITION)) {
    if (found.index < from) continue;
    const open = found.index + found[0].length;
    const end = pairs.groupEnd(open);
    if (end < 0) continue;
    const name = (found[1] ?? found[3] ?? found[5])!;
    const parameters = Number(found[2] ?? found[6] ?? (found[4] ?? '').length / 2);
    macros.set(name, { parameters, body: tex.slice(open + 1, end - 1) });
    rest += tex.slice(from, found.index);
    from = end;
  }
  return { rest: rest + tex.slice(from), macros };
}

/** A braced argument longer than this was never closed. */
const ARGUMENT_MAX = 10_000;

/** The index after a braced argument that begins at `at`, or -1. */
function argumentEnd(tex: string, at: number): number {
  let depth = 0;
  const last = Math.min(tex.length, at + ARGUMENT_MAX);
  for (let i = at; i < last; i++) {
    if (tex[i] === '\\') i++;
    else if (tex[i] === '{') depth++;
    else if (tex[i] === '}' && --depth === 0) return i + 1;
  }
  return -1;
}

/** The arguments that follow, braced or a single character each, and the index after them; null when one is never closed. */
function readArguments(tex: string, at: number, count: number): { values: string[]; end: number } | null {
  const values: string[] = [];
  let end = at;
  while (values.length < count) {
    while (/\s/.test(tex[end] ?? '')) end++;
    if (tex[end] !== '{') {
      values.push(tex[end] ?? '');
      end = Math.min(end + 1, tex.length);
      continue;
    }
    const close = argumentEnd(tex, end);
    if (close < 0) return null;
    values.push(tex.slice(end + 1, close - 1));
    end = close;
  }
  return { values, end };
}

/** A statement with its own `\newcommand` and `\def` written out, in formulas too. */
export function expandMacros(tex: string): string {
  const { rest, macros } = takeDefinitions(tex);
  if (macros.size === 0) return rest;
  let text = rest;
  let at = 0;
  let copied = 0;
  for (let expansions = 0; expansions < EXPANSIONS_MAX && text.length < TEXT_MAX && copied < COPIED_MAX; ) {
    at = text.indexOf('\\', at);
    if (at < 0) break;
    const name = /^[A-Za-z]+/.exec(text.slice(at + 1, at + 65))?.[0] ?? '';
    const macro = macros.get(name);
    if (!macro) {
      at += Math.max(2, name.length + 1);
      continue;
    }
    expansions++;
    copied += text.length;
    const given = readArguments(text, at + 1 + name.length, macro.parameters);
    // LaTeX ends here too
    if (!given) break;
    const { values, end } = given;
    const body = macro.body.replace(/#(\d)/g, (_, index: string) => values[Number(index) - 1] ?? '');
    text = text.slice(0, at) + body + text.slice(end);
  }
  return text;
}
