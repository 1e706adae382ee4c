import { NAME_NODES } from '@assay/rules/similarity/classes.ts';
import { familyOf } from '@assay/rules/similarity/languages.ts';
import type { SyntaxNode, Tree } from '@lezer/common';

/** A program that a disguise works on. */
export interface Source {
  code: string;
  language: string;
}

/** Replaces `from` to `to` by a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

export const treeOf = ({ code, language }: Source): Tree => familyOf(language).parse!(code)!;

/** Edits that do not overlap, made from the end on; one inside of another is left out. */
export function edited(code: string, edits: readonly Edit[]): string {
  let result = code;
  let before = Number.POSITIVE_INFINITY;
  for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from || b.to - a.to)) {
    if (to > before) continue;
    result = result.slice(0, from) + text + result.slice(to);
    before = from;
  }
  return result;
}

export function nodesOf(tree: Tree, wanted: (node: SyntaxNode) => boolean): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({ enter: ({ node }) => void (wanted(node) && found.push(node)) });
  return found;
}

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

export const isPython = ({ language }: Source) => language.startsWith('Py');

const BLOCKS = new Set(['CompoundStatement', 'Block', 'Body']);
const STATEMENT = /(?:Statement|Declaration|Assignment|VarDecl)$/;

/** Blocks of statements, each with those directly inside. */
export const blocksOf = (tree: Tree) =>
  nodesOf(tree, ({ name }) => BLOCKS.has(name)).map((block) => ({
    block,
    statements: childrenOf(block).filter(({ name }) => STATEMENT.test(name)),
  }));

export const indentAt = (code: string, at: number) => /[ \t]*$/.exec(code.slice(0, at))?.[0] ?? '';

const DECLARING =
  /^(?:InitDeclarator|FunctionDeclarator|ParameterDeclaration|Declaration|ArrayDeclarator|ReferenceDeclarator|PointerDeclarator|OptionalParameterDeclaration|ForRangeLoop)$/;

/** Names that the program itself gives: variables, parameters, functions. */
export function ownNames({ code, language }: Source, tree: Tree): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(tree, ({ name }) => NAME_NODES.has(name))) {
    const parent = node.parent?.name ?? '';
    const text = code.slice(node.from, node.to);
    const isTarget = language.startsWith('Py')
      ? parent === 'ParamList' ||
        parent === 'FunctionDefinition' ||
        (parent === 'ForStatement' && node.prevSibling?.name === 'for') ||
        (parent === 'AssignStatement' &&
          /^(?:VariableName|,)$/.test(node.nextSibling?.name ?? '') === false &&
          node.nextSibling?.name === 'AssignOp')
      : /Definition|BoundIdentifier|DefName/.test(node.name) || DECLARING.test(parent);
    if (isTarget && text !== 'main' && text !== 'Main' && text !== '_') names.add(text);
  }
  return names;
}
