export * as submissionAdmin from './admin.ts';
export * as submissionDetail from './detail.ts';
export * as submissionList from './list.ts';
export * as submissionStatistics from './statistics.ts';
export * as submit from './submit.ts';
