export * as groupProblemReviews from './group-problems.ts';
export * as tutorialReviews from './tutorials.ts';
