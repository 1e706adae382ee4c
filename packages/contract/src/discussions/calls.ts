export * as discussionAdmin from './admin.ts';
export * as discussionCategories from './categories.ts';
export * as discussions from './discussions.ts';
export * as groupDiscussions from './group.ts';
