export * as moderation from './moderation.ts';
