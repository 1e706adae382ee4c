export * as privacy from './privacy.ts';
export * as profile from './profile.ts';
