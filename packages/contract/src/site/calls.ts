export * as config from './config.ts';
export * as countdowns from './countdowns.ts';
export * as home from './home.ts';
