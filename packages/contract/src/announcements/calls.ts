export * as contestAnnouncements from './contest.ts';
export * as groupAnnouncements from './group.ts';
export * as siteAnnouncements from './site.ts';
