import { NAME_NODES, VALUE_STATEMENTS } from '@assay/rules/similarity/classes.ts';
import type { SyntaxNode } from '@lezer/common';
import {
  blocksOf,
  childrenOf,
  type Edit,
  edited,
  indentAt,
  isPython,
  nodesOf,
  ownNames,
  type Source,
  treeOf,
} from './edits.ts';

type Disguise = (source: Source) => string;

const sign = (source: Source) => (isPython(source) ? '#' : '//');

/** Other comments in the place of those there were. */
const comments: Disguise = (source) => {
  const old = nodesOf(treeOf(source), ({ name }) => /Comment$/.test(name));
  const bare = edited(
    source.code,
    old.map(({ from, to }) => ({ from, to, text: '' })),
  );
  return bare
    .split('\n')
    .map((line, at) =>
      at % 2 === 0 && !/\\$|^\s*#/.test(line) ? `${line} ${sign(source)} step ${at}: see what follows` : line,
    )
    .join('\n');
};

/** Other indentation, empty lines, places of braces, and line ends of another system. */
const formatting: Disguise = (source) => {
  const lines = source.code.split('\n').flatMap((line, at) => {
    const indent = /^ */.exec(line)![0].length;
    const shifted = isPython(source)
      ? ' '.repeat(indent * 2) + line.trimStart()
      : '\t'.repeat(Math.ceil(indent / 2)) + line.trimStart();
    const braced =
      isPython(source) || !/\{\s*$/.test(shifted) || /#/.test(shifted)
        ? [shifted]
        : [shifted.replace(/\s*\{\s*$/, ''), '{'];
    return at % 3 === 0 ? [...braced, ''] : braced;
  });
  return lines.join('\r\n');
};

/** Every name that the program gives is another. */
const renaming: Disguise = (source) => {
  const tree = treeOf(source);
  const names = [...ownNames(source, tree)];
  const renamed = new Map(names.map((name, at) => [name, `${at % 2 ? 'my_val' : 'tmpVar'}${at * 7 + 3}`]));
  const places = nodesOf(tree, ({ name }) => NAME_NODES.has(name)).filter(({ from, to }) => {
    const before = source.code.slice(Math.max(0, from - 2), from);
    return renamed.has(source.code.slice(from, to)) && !/[.:>]$/.test(before.replace(/[^.:]>/, ''));
  });
  return edited(
    source.code,
    places.map(({ from, to }) => ({ from, to, text: renamed.get(source.code.slice(from, to))! })),
  );
};

const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_]\w*/g) ?? []);
const areApart = (a: string, b: string, names: ReadonlySet<string>) => {
  const words = wordsIn(b);
  return ![...wordsIn(a)].some((word) => names.has(word) && words.has(word));
};

/** Functions in another order, and neighbouring statements that do not touch each other's names. */
const reordering: Disguise = (source) => {
  const tree = treeOf(source);
  const names = ownNames(source, tree);
  const text = ({ from, to }: SyntaxNode) => source.code.slice(from, to);
  const edits: Edit[] = [];
  for (const { statements } of blocksOf(tree)) {
    for (let at = 0; at + 1 < statements.length; at++) {
      const [a, b] = [statements[at]!, statements[at + 1]!];
      const areValues = VALUE_STATEMENTS.has(a.name) && VALUE_STATEMENTS.has(b.name) && !/\(/.test(text(a) + text(b));
      if (!areValues || !areApart(text(a), text(b), names)) continue;
      edits.push({ from: a.from, to: a.to, text: text(b) }, { from: b.from, to: b.to, text: text(a) });
      at++;
    }
  }
  const swapped = edited(source.code, edits);
  const again = treeOf({ ...source, code: swapped });
  const functions = nodesOf(again, (node) => {
    const isMethod = node.name === 'MethodDeclaration' || node.name === 'FunctionDefinition';
    return isMethod && (isPython(source) ? node.parent?.name === 'Script' : true);
  }).filter((node) => !/\bmain\s*\(/.test(swapped.slice(node.from, Math.min(node.to, node.from + 80))));
  const bodies = functions.map(({ from, to }) => swapped.slice(from, to));
  const turned = [...bodies.slice(1), ...bodies.slice(0, 1)];
  return edited(
    swapped,
    functions.map(({ from, to }, at) => ({ from, to, text: turned[at]! })),
  );
};

/** Variables that nobody reads, sums that nobody looks at, and branches that are never taken, before every third statement. */
const deadCode: Disguise = (source) => {
  let count = 0;
  let place = 0;
  const edits: Edit[] = [];
  for (const { statements } of blocksOf(treeOf(source))) {
    for (const { from } of statements) {
      if (place++ % 3 !== 1) continue;
      const indent = indentAt(source.code, from);
      if (source.code.slice(0, from).trimEnd().endsWith('else')) continue;
      const name = `unused${++count}`;
      edits.push({ from, to: from, text: deadText(source, name, count, indent) });
    }
  }
  return edited(source.code, edits);
};

function deadText(source: Source, name: string, count: number, indent: string): string {
  if (isPython(source)) {
    return count % 2
      ? `${name} = ${count} * 3\n${indent}`
      : `if False:\n${indent}    print("never", ${count})\n${indent}`;
  }
  const declared = source.language.startsWith('JavaScript') ? 'let' : 'int';
  if (count % 3 === 0) return `if (0 > 1) { return ${source.language.startsWith('Java') ? '' : '0'}; }\n${indent}`;
  return `${declared} ${name} = ${count};\n${indent}${name} += ${count + 1};\n${indent}`;
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'ForRangeLoop']);

/** Each outermost loop of the main part becomes a function of its own. */
const splitFunctions: Disguise = (source) => {
  const tree = treeOf(source);
  const names = ownNames(source, tree);
  const loops = nodesOf(tree, ({ name, parent }) => {
    const isOuter =
      parent?.name === 'Body' ||
      parent?.name === 'CompoundStatement' ||
      parent?.name === 'Block' ||
      parent?.name === 'Script';
    return LOOPS.has(name) && isOuter;
  }).filter((node, _, all) => !all.some((other) => other !== node && other.from <= node.from && other.to >= node.to));
  const made: string[] = [];
  const edits: Edit[] = [];
  for (const [at, { from, to }] of loops.entries()) {
    const body = source.code.slice(from, to);
    const used = [...wordsIn(body)].filter((word) => names.has(word));
    const indent = indentAt(source.code, from);
    const bodyLines = body.split('\n').map((line) => line.replace(indent, ''));
    const call = `part${at}(${used.join(', ')})`;
    if (isPython(source)) {
      made.push(
        `def part${at}(${used.join(', ')}):\n${bodyLines.map((line) => `    ${line}`).join('\n')}\n    return ${used.join(', ') || 'None'}\n`,
      );
      edits.push({ from, to, text: used.length > 0 ? `${used.join(', ')} = ${call}` : call });
    } else if (source.language.startsWith('C')) {
      made.push(
        `static void part${at}(${used.map((name) => `auto &${name}`).join(', ')}) {\n${bodyLines.join('\n')}\n}\n`,
      );
      edits.push({ from, to, text: `${call};` });
    }
  }
  if (made.length === 0) return source.code;
  const start = isPython(source) ? startOfCode(source) : source.code.search(/^(?:int|static int|signed) main\s*\(/m);
  return edited(source.code, [
    ...edits,
    { from: Math.max(0, start), to: Math.max(0, start), text: `${made.join('\n')}\n` },
  ]);
};

/** Behind the imports. */
const startOfCode = ({ code }: Source) => {
  const last = [...code.matchAll(/^(?:import|from) .*$/gm)].at(-1);
  return last ? last.index + last[0].length + 1 : 0;
};

/** Counting loops become `while`; what is left of them in C and C++ is folded into a macro. */
const loops: Disguise = (source) => {
  if (isPython(source)) return pythonLoops(source);
  const edits: Edit[] = [];
  let count = 0;
  for (const node of nodesOf(treeOf(source), ({ name }) => name === 'ForStatement')) {
    const own = source.code.slice(node.from, node.to);
    const header = /^for\s*\(([^;(){}]*);([^;{}]*);([^;{}()]*)\)/.exec(own);
    if (!header || /\bcontinue\b/.test(own)) continue;
    const [whole, before = '', condition = '', step = ''] = header;
    const body = own.slice(whole.length).trim();
    if (/\bfor\s*\(/.test(body)) continue;
    const inner = body.startsWith('{') ? body.slice(1, -1) : body;
    const isFolded = source.language.startsWith('C') && count++ % 2 === 1 && /^\s*int \w+ = \w+$/.test(before);
    const parts = /^\s*int (\w+) = (\w+)$/.exec(before);
    const limit = /^\s*\w+ < (.+)$/.exec(condition)?.[1];
    if (isFolded && parts && limit && /^\s*\w+\+\+$|^\s*\+\+\w+$/.test(step)) {
      edits.push({ from: node.from, to: node.to, text: `REP(${parts[1]}, ${parts[2]}, ${limit}) ${body}` });
    } else {
      edits.push({
        from: node.from,
        to: node.to,
        text: `{ ${before.trim()};\nwhile (${condition.trim()}) {\n${inner}\n${step.trim()};\n} }`,
      });
    }
  }
  const changed = edited(source.code, edits);
  return changed.includes('REP(') ? `#define REP(i, a, b) for (int i = a; i < (b); i++)\n${changed}` : changed;
};

const pythonLoops: Disguise = (source) => {
  const edits: Edit[] = [];
  for (const node of nodesOf(treeOf(source), ({ name }) => name === 'ForStatement')) {
    const own = source.code.slice(node.from, node.to);
    const header = /^for (\w+) in range\(([^(),]+)\):\n/.exec(own);
    if (!header || /\bcontinue\b|\bfor\b[\s\S]*\bfor\b/.test(own)) continue;
    const [whole, name, limit] = header;
    const indent = indentAt(source.code, node.from);
    const body = own.slice(whole.length).trimEnd();
    edits.push({
      from: node.from,
      to: node.to,
      text: `${name} = 0\n${indent}while ${name} < ${limit}:\n${body}\n${indent}    ${name} += 1`,
    });
  }
  return edited(source.code, edits);
};

/** Wider types, sums written out, comparisons read from the other side. */
const expressions: Disguise = (source) => {
  const tree = treeOf(source);
  const edits: Edit[] = [];
  for (const node of nodesOf(tree, ({ name }) =>
    /^(?:PrimitiveType|UpdateStatement|AssignmentExpression|UpdateExpression|BinaryExpression)$/.test(name),
  )) {
    const own = source.code.slice(node.from, node.to);
    if (node.name === 'PrimitiveType' && own === 'int' && !/\bmain\b/.test(source.code.slice(node.to, node.to + 8))) {
      edits.push({ from: node.from, to: node.to, text: source.language.startsWith('C') ? 'long long' : 'long' });
    }
    const update = /^(\w+) \+= ([\w.]+)$/.exec(own);
    if (update) edits.push({ from: node.from, to: node.to, text: `${update[1]} = ${update[1]} + ${update[2]}` });
    const step = /^(\w+)\+\+$/.exec(own);
    if (step && node.parent?.name !== 'ExpressionStatement')
      edits.push({ from: node.from, to: node.to, text: `${step[1]} += 1` });
    const [left, operator, right] = childrenOf(node);
    if (operator?.name === 'CompareOp' && source.code.slice(operator.from, operator.to) === '<' && right) {
      const [a, b] = [left!, right].map(({ from, to }) => source.code.slice(from, to));
      edits.push({ from: node.from, to: node.to, text: `${b} > ${a}` });
    }
  }
  return edited(source.code, edits);
};

const EACH: readonly (readonly [name: string, disguise: Disguise])[] = [
  ['comments', comments],
  ['formatting', formatting],
  ['renaming', renaming],
  ['reordering', reordering],
  ['dead code', deadCode],
  ['split functions', splitFunctions],
  ['loops, macros', loops],
  ['expressions', expressions],
];

/** One after another; line ends come last, so that the others find the lines they look for. */
const ALL: readonly Disguise[] = [
  expressions,
  loops,
  reordering,
  deadCode,
  splitFunctions,
  renaming,
  comments,
  formatting,
];

/** Eight ways to make a copy look like another program, and all of them at once. */
export const DISGUISES: readonly (readonly [name: string, disguise: Disguise])[] = [
  ...EACH,
  ['all at once', (source) => ALL.reduce((code, disguise) => disguise({ ...source, code }), source.code)],
];
