export * as problemDetail from './detail.ts';
export * as problemList from './list.ts';
