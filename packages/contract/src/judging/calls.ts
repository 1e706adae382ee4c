export * as nodeLink from './node-link.ts';
export * as nodes from './nodes.ts';
export * as rejudgeSets from './rejudge-sets.ts';
export * as verification from './verification.ts';
