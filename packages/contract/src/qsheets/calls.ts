export * as qsheetAdmin from './admin.ts';
export * as qsheets from './list.ts';
export * as qsheetProblems from './problems.ts';
export * as qsheetRank from './rank.ts';
