export * as ownData from './own-data.ts';
export * as privacy from './privacy.ts';
export * as profile from './profile.ts';
