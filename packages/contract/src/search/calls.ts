export * as search from './search.ts';
