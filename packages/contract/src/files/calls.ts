export * as markdownFiles from './markdown-files.ts';
