export * as editor from './editor.ts';
export * as generators from './generators.ts';
export * as jurySolutions from './jury-solutions.ts';
export * as ownProblems from './own-problems.ts';
export * as quickEdit from './quick-edit.ts';
export * as testdata from './testdata.ts';
export * as transfer from './transfer.ts';
export * as versions from './versions.ts';
