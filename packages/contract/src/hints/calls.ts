export * as hints from './hints.ts';
