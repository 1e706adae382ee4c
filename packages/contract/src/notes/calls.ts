export * as noteCategories from './categories.ts';
export * as notes from './notes.ts';
