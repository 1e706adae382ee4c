export * as drawings from './drawings.ts';
