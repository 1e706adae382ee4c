export * as broken from './broken.ts';
export * as compileChecker from './compile-checker.ts';
export * as judgements from './judgements.ts';
export * as nodeLink from './node-link.ts';
export * as nodes from './nodes.ts';
export * as rejudge from './rejudge.ts';
export * as rejudgeSets from './rejudge-sets.ts';
export * as verification from './verification.ts';
