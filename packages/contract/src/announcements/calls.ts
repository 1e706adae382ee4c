export * as contestAnnouncements from './contest.ts';
