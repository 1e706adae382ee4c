export * as tickets from './tickets.ts';
