export * as medalAdmin from './admin.ts';
export * as medals from './medal.ts';
