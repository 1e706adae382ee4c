export * as trainingAdmin from './admin.ts';
export * as trainingCategories from './categories.ts';
export * as trainingCopies from './copy.ts';
export * as trainings from './list.ts';
export * as trainingOutline from './outline.ts';
export * as trainingProblems from './problems.ts';
export * as trainingRank from './rank.ts';
export * as trainingShare from './share.ts';
