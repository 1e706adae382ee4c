export * as inbox from './inbox.ts';
