import { groupEnd } from './tex-cursor.ts';

/** Definitions can call each other; a text that grows beyond this is not a statement. */
const EXPANSIONS_MAX = 5_000;
const TEXT_MAX = 2_000_000;

interface Macro {
  parameters: number;
  body: string;
}

const DEFINITION =
  /\\(?:(?:re)?newcommand\*?\s*\{?\s*\\([A-Za-z]+)\s*\}?\s*(?:\[(\d)\])?|def\s*\\([A-Za-z]+)\s*((?:#\d)*)|providecommand\*?\s*\{?\s*\\([A-Za-z]+)\s*\}?\s*(?:\[(\d)\])?)\s*(?=\{)/g;

/** Takes the definitions out of a text. */
function takeDefinitions(tex: string): { rest: string; macros: Map<string, Macro> } {
  const macros = new Map<string, Macro>();
  let rest = '';
  let from = 0;
  for (const found of tex.matchAll(DEFINITION)) {
    if (found.index < from) continue;
    const open = found.index + found[0].length;
    const end = groupEnd(tex, open);
    if (end < 0) continue;
    const name = (found[1] ?? found[3] ?? found[5])!;
    const parameters = Number(found[2] ?? found[6] ?? (found[4] ?? '').length / 2);
    macros.set(name, { parameters, body: tex.slice(open + 1, end - 1) });
    rest += tex.slice(from, found.index);
    from = end;
  }
  return { rest: rest + tex.slice(from), macros };
}

/** The arguments that follow, braced or a single character each, and the index after them. */
function readArguments(tex: string, at: number, count: number): { values: string[]; end: number } {
  const values: string[] = [];
  let end = at;
  while (values.length < count) {
    while (/\s/.test(tex[end] ?? '')) end++;
    const close = groupEnd(tex, end);
    if (close < 0) {
      values.push(tex[end] ?? '');
      end = Math.min(end + 1, tex.length);
    } else {
      values.push(tex.slice(end + 1, close - 1));
      end = close;
    }
  }
  return { values, end };
}

/** A statement with its own `\newcommand` and `\def` written out, in formulas too. */
export function expandMacros(tex: string): string {
  const { rest, macros } = takeDefinitions(tex);
  if (macros.size === 0) return rest;
  let text = rest;
  let at = 0;
  for (let expansions = 0; expansions < EXPANSIONS_MAX && text.length < TEXT_MAX; ) {
    at = text.indexOf('\\', at);
    if (at < 0) break;
    const name = /^[A-Za-z]+/.exec(text.slice(at + 1, at + 65))?.[0] ?? '';
    const macro = macros.get(name);
    if (!macro) {
      at += Math.max(2, name.length + 1);
      continue;
    }
    expansions++;
    const { values, end } = readArguments(text, at + 1 + name.length, macro.parameters);
    const body = macro.body.replace(/#(\d)/g, (_, index: string) => values[Number(index) - 1] ?? '');
    text = text.slice(0, at) + body + text.slice(end);
  }
  return text;
}
