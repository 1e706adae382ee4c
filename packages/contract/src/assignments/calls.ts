export * as dueCalendar from './calendar.ts';
export * as cannedRemarks from './canned.ts';
export * as assignmentExtensions from './extensions.ts';
export * as assignmentFeedback from './feedback.ts';
export * as assignments from './list.ts';
export * as assignmentProgress from './progress.ts';
export * as assignmentTries from './tries.ts';
