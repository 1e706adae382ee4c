export * as difficulty from './difficulty.ts';
export * as languages from './languages.ts';
export * as tags from './tags.ts';
