import type { SyntaxNode, Tree } from '@lezer/common';
import {
  CALL_NODES,
  DROPPED_NODES,
  LOOP_CLASS,
  NAME_CLASS,
  NAME_NODES,
  NUMBER_CLASS,
  NUMBER_NODES,
  nameClass,
  TEXT_CLASS,
  TEXT_NODES,
  TYPE_CLASS,
  TYPE_NODES,
  UPDATE_NODES,
  updateClass,
  VALUE_STATEMENTS,
  wordClass,
} from './classes.ts';
import type { Token } from './token.ts';

const textOf = (node: SyntaxNode, text: string) => text.slice(node.from, node.to);

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The name that a statement gives a value to, where it does nothing else; null for all other statements. */
function onlyTarget(node: SyntaxNode, text: string): string | null {
  if (!VALUE_STATEMENTS.has(node.name)) return null;
  let target: string | null = null;
  const cursor = node.cursor();
  do {
    if (cursor.to > node.to || cursor.from < node.from) break;
    if (CALL_NODES.has(cursor.name)) return null;
    const isSimple = cursor.name !== 'SubscriptExpression' && cursor.name !== 'FieldExpression';
    if (target === null && !isSimple) return null;
    if (target === null && NAME_NODES.has(cursor.name) && cursor.name !== 'NamespaceIdentifier') {
      target = text.slice(cursor.from, cursor.to);
    }
  } while (cursor.next());
  return target;
}

/** How often each name is read anywhere but as what a statement of its own gives a value to. */
function readNames(tree: Tree, text: string): (name: string) => boolean {
  const all = new Map<string, number>();
  const own = new Map<string, number>();
  const more = (counts: Map<string, number>, name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);
  tree.iterate({
    enter({ node }) {
      if (NAME_NODES.has(node.name)) more(all, textOf(node, text), 1);
      const target = onlyTarget(node, text);
      if (target !== null) {
        // within its own statement it may stand on both sides
        const inside = textOf(node, text).match(/[A-Za-z_]\w*/g) ?? [];
        more(own, target, inside.filter((word) => word === target).length);
      }
      // a loop's header declares what the loop counts by
      return node.name !== 'ForSpec' && node.name !== 'ForClause';
    },
  });
  return (name) => (all.get(name) ?? 0) > (own.get(name) ?? 0);
}

const NEVER = /^\(?\s*(?:0|false|False|!true|!1|1\s*(?:==|>)\s*2|0\s*>\s*1)\s*\)?$/;

/** Whether a branch or a loop is never taken. */
function isNever(node: SyntaxNode, text: string): boolean {
  if (node.name !== 'IfStatement' && node.name !== 'WhileStatement') return false;
  const condition = childrenOf(node).find(({ name }) => name !== 'if' && name !== 'while');
  const hasElse = childrenOf(node).some(({ name }) => name === 'else' || name === 'elif');
  return condition !== undefined && !hasElse && NEVER.test(textOf(condition, text));
}

/** The parts of a loop in one order for all its forms: what comes before, the word, the condition, the body, the step. */
function loopParts(node: SyntaxNode, text: string): (SyntaxNode | 'loop')[] | null {
  const parts = childrenOf(node).flatMap((child) =>
    child.name === 'ForSpec' || child.name === 'ForClause' ? childrenOf(child) : [child],
  );
  if (node.name === 'DoStatement') {
    const at = parts.findIndex(({ name }) => name === 'while');
    return at < 0 ? null : ['loop', ...parts.slice(at + 1), ...parts.slice(0, at).filter(({ name }) => name !== 'do')];
  }
  if (node.name !== 'ForStatement') return null;
  const header = parts.slice(0, -1).filter(({ name }) => name !== 'for' && name !== '(' && name !== ')');
  const body = parts.at(-1)!;
  const groups: SyntaxNode[][] = [[], [], []];
  let [group, end] = [0, header[0]?.from ?? 0];
  for (const part of header) {
    group += (text.slice(end, part.from).match(/;/g) ?? []).length;
    groups[Math.min(group, 2)]!.push(part);
    if (part.name === ';' || textOf(part, text).endsWith(';')) group++;
    end = part.to;
  }
  group += (text.slice(end, body.from).match(/;/g) ?? []).length;
  if (group === 0) return ['loop', ...header, body];
  return [...groups[0]!, 'loop', ...groups[1]!, body, ...groups[2]!];
}

/** Whether a name stands where one of a library would: called, of something else, or a stream. */
const isCalled = ({ from, to }: SyntaxNode, text: string) =>
  /^\s?[(<]/.test(text.slice(to, to + 2)) || /(?:[.:]|->)$/.test(text.slice(Math.max(0, from - 2), from));

const STEP = /^[+-]=$/;

/** `++i`, `i++` and `i += 1` in one order; null for all else. */
function stepParts(node: SyntaxNode, text: string): SyntaxNode[] | null {
  const parts = childrenOf(node);
  const [first, second, third] = parts;
  if (parts.length === 2 && first!.name === 'UpdateOp') return [second!, first!];
  const isByOne = parts.length === 3 && STEP.test(textOf(second!, text)) && textOf(third!, text) === '1';
  return isByOne ? [first!, second!] : null;
}

/** A text that is a statement of its own, as documentation in Python is. */
const isLoneText = ({ name, firstChild }: SyntaxNode) =>
  name === 'ExpressionStatement' && firstChild?.name === 'String' && firstChild.nextSibling === null;

function leafClass(node: SyntaxNode, text: string): string | null {
  const { name } = node;
  const own = textOf(node, text);
  if (NAME_NODES.has(name)) return isCalled(node, text) ? nameClass(own) : NAME_CLASS;
  if (TYPE_NODES.has(name)) return TYPE_CLASS;
  if (NUMBER_NODES.has(name)) return NUMBER_CLASS;
  if (TEXT_NODES.has(name)) return TEXT_CLASS;
  if (UPDATE_NODES.has(name) || /^(?:\+\+|--|[+\-*/%&|^]=)$/.test(own)) return updateClass(own);
  return wordClass(own);
}

/**
 * The leaves of a syntax tree as tokens: comments, imports, declarations of what is never read and branches that are never taken are left
 * out, and loops of every form stand in one order.
 * @returns also the part of the text that the grammar could not read
 */
export function treeTokens(tree: Tree, text: string): { tokens: Token[]; broken: number } {
  const isRead = readNames(tree, text);
  const tokens: Token[] = [];
  let broken = 0;
  // a stack of what is still to come, so that no depth of nesting ends the run
  const waiting: (SyntaxNode | { at: number })[] = [tree.topNode];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('at' in node) {
      tokens.push({ kind: LOOP_CLASS, from: node.at, to: node.at });
      continue;
    }
    if (DROPPED_NODES.has(node.name) || isLoneText(node) || isNever(node, text)) continue;
    const target = onlyTarget(node, text);
    if (target !== null && !isRead(target)) continue;
    if (node.type.isError) broken += node.to - node.from;
    if (TEXT_NODES.has(node.name) || !node.firstChild) {
      if (node.type.isError || node.from === node.to) continue;
      const kind = leafClass(node, text);
      const isSameType = kind === TYPE_CLASS && tokens.at(-1)?.kind === TYPE_CLASS;
      if (kind !== null && !isSameType) tokens.push({ kind, from: node.from, to: node.to });
      continue;
    }
    const parts = loopParts(node, text) ?? stepParts(node, text) ?? childrenOf(node);
    const { from } = node;
    for (const part of parts.reverse()) waiting.push(part === 'loop' ? { at: from } : part);
  }
  return { tokens, broken };
}
