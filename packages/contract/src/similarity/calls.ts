export * as similarityReports from './reports.ts';
