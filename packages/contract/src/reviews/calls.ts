export * as problemReviews from './problems.ts';
export * as tutorialReviews from './tutorials.ts';
