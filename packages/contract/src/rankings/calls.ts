export * as rankLists from './rank-list.ts';
