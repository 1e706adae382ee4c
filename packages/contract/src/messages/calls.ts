export * as chat from './chat.ts';
export * as chatReports from './chat-reports.ts';
export * as inbox from './inbox.ts';
export * as notices from './notices.ts';
export * as settings from './settings.ts';
