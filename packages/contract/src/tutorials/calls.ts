export * as tutorials from './tutorials.ts';
