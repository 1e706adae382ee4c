export * as aiAnswers from './answers.ts';
export * as aiReports from './reports.ts';
