export * as rankLists from './rank-list.ts';
export * as ratings from './rating.ts';
