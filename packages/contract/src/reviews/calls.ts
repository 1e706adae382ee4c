export * as groupProblemReviews from './group-problems.ts';
