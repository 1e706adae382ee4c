export * as questionImport from '../questions/import.ts';
export * as problemQuestions from '../questions/shown.ts';
export * as problemDetail from './detail.ts';
export * as problemList from './list.ts';
