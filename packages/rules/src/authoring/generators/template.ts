import type { Budget } from '@assay/contract/readers/bounded.ts';
import { type Expression, printValue, readExpression, type Scope, type Value } from './expression.ts';
import { ScriptError } from './script-fault.ts';

/** A line that a script comes to, and the line of the script that it begins on. */
export interface ExpandedLine {
  text: string;
  line: number;
}

type Node =
  | { kind: 'text'; text: string; line: number }
  | { kind: 'print'; value: Expression; line: number }
  | { kind: 'assign'; name: string; value: Expression }
  | { kind: 'list'; name: string; items: Expression; body: Node[]; line: number }
  | { kind: 'if'; branches: { test: Expression | null; body: Node[] }[]; line: number };

interface Tag {
  /** `list`, `/list`, `else` …; `$` for a value to print. */
  name: string;
  rest: string;
  line: number;
}

const DEPTH_MAX = 20;
const TAGS = ['assign', 'list', 'if', 'elseif', 'else', '/list', '/if'];

/** Where a tag or a value ends: at `close` outside of strings and brackets. */
function endOf(source: string, from: number, close: '>' | '}'): number {
  let open = 0;
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const char = source[at]!;
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') open++;
    else if (char === ')' || char === ']') open--;
    else if (char === close && open <= 0) return at;
  }
  return -1;
}

/** Text and tags in their order; comments are gone. */
function piecesOf(source: string): ({ text: string; line: number } | Tag)[] {
  const pieces: ReturnType<typeof piecesOf> = [];
  const opening = /<#--|<\/?#[a-z]+|\$\{/g;
  let [from, line] = [0, 1];
  const pass = (to: number) => {
    const text = source.slice(from, to);
    from = to;
    const begins = line;
    for (const char of text) if (char === '\n') line++;
    return { text, line: begins };
  };
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    pieces.push(pass(found.index));
    const [mark] = found;
    if (mark === '<#--') {
      const end = source.indexOf('-->', from);
      if (end < 0) throw new ScriptError(line, 'unclosed', mark);
      pass(end + 3);
    } else {
      const inside = from + mark.length;
      const end = endOf(source, inside, mark === '${' ? '}' : '>');
      if (end < 0) throw new ScriptError(line, 'unclosed', mark);
      const rest = source.slice(inside, end).trim().replace(/\/$/, '').trim();
      const name = mark === '${' ? '$' : mark.replace('<#', '').replace('</#', '/');
      pieces.push({ name, rest, line });
      if (name !== '$' && !TAGS.includes(name)) throw new ScriptError(line, 'syntax', mark);
      pass(end + 1);
    }
    opening.lastIndex = from;
  }
  pieces.push(pass(source.length));
  return pieces;
}

function readTemplate(source: string): Node[] {
  const pieces = piecesOf(source);
  let at = 0;
  const bodyUntil = (ends: readonly string[], opened: Tag | null, depth: number): Node[] => {
    if (depth > DEPTH_MAX) throw new ScriptError(opened?.line ?? 0, 'tooMuch');
    const nodes: Node[] = [];
    for (; at < pieces.length; at++) {
      const piece = pieces[at]!;
      if ('text' in piece) nodes.push({ kind: 'text', ...piece });
      else if (ends.includes(piece.name)) return nodes;
      else nodes.push(nodeOf(piece, depth));
    }
    if (opened) throw new ScriptError(opened.line, 'unclosed', `<#${opened.name}`);
    return nodes;
  };
  const nodeOf = (tag: Tag, depth: number): Node => {
    const { name, rest, line } = tag;
    if (name === '$') return { kind: 'print', value: readExpression(rest, line), line };
    if (name === 'assign') {
      const [, target, value] = /^([A-Za-z_]\w*)\s*=([\s\S]+)$/.exec(rest) ?? [];
      if (!target || !value) throw new ScriptError(line, 'syntax', rest);
      return { kind: 'assign', name: target, value: readExpression(value, line) };
    }
    if (name === 'list') {
      const as = rest.lastIndexOf(' as ');
      const item = rest.slice(as + 4).trim();
      if (as < 0 || !/^[A-Za-z_]\w*$/.test(item)) throw new ScriptError(line, 'syntax', rest);
      const items = readExpression(rest.slice(0, as), line);
      at++;
      return { kind: 'list', name: item, items, body: bodyUntil(['/list'], tag, depth + 1), line };
    }
    if (name !== 'if') throw new ScriptError(line, 'syntax', `<#${name}`);
    const branches: Extract<Node, { kind: 'if' }>['branches'] = [];
    for (let branch = tag; branch.name !== '/if'; branch = pieces[at] as Tag) {
      const test = branch.name === 'else' ? null : readExpression(branch.rest, branch.line);
      at++;
      branches.push({ test, body: bodyUntil(['elseif', 'else', '/if'], tag, depth + 1) });
    }
    return { kind: 'if', branches, line };
  };
  return bodyUntil([], null, 0);
}

/**
 * Expands what of the template language setters use: `<#assign n = 5>`, `<#list 1..n as i> … </#list>`, `<#if (a > b)> <#elseif> <#else> </#if>`, `${i}`
 * and `<#-- comments -->`. Every step and every character counts against the budget.
 * @throws ScriptError
 */
export function expandTemplate(source: string, budget: Budget): ExpandedLine[] {
  const lines: ExpandedLine[] = [{ text: '', line: 0 }];
  const write = (text: string, line: number) => {
    budget.take(text.length);
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push({ text: '', line: 0 });
      const current = lines.at(-1)!;
      if (current.line === 0 && part.trim() !== '') current.line = line + at;
      current.text += part;
    }
  };
  const scope = new Map<string, Value>();
  const run = (nodes: readonly Node[], names: Scope) => {
    for (const node of nodes) {
      budget.take();
      if (node.kind === 'text') write(node.text, node.line);
      else if (node.kind === 'print') write(printValue(node.value(names, budget), node.line), node.line);
      else if (node.kind === 'assign') (names as Map<string, Value>).set(node.name, node.value(names, budget));
      else if (node.kind === 'list') runList(node, names as Map<string, Value>);
      else runIf(node, names);
    }
  };
  const runList = (node: Extract<Node, { kind: 'list' }>, names: Map<string, Value>) => {
    const items = node.items(names, budget);
    if (typeof items !== 'object') throw new ScriptError(node.line, 'wrongType', String(items));
    const outer = names.get(node.name);
    for (const item of items) {
      names.set(node.name, item);
      run(node.body, names);
    }
    if (outer === undefined) names.delete(node.name);
    else names.set(node.name, outer);
  };
  const runIf = ({ branches, line }: Extract<Node, { kind: 'if' }>, names: Scope) => {
    for (const { test, body } of branches) {
      const holds = test === null || test(names, budget);
      if (typeof holds !== 'boolean') throw new ScriptError(line, 'wrongType', String(holds));
      if (holds) return run(body, names);
    }
  };
  run(readTemplate(source), scope);
  return lines.filter(({ text }) => text.trim() !== '');
}
