export * as comments from './comments.ts';
