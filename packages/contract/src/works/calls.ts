export * as workAdmin from './admin.ts';
export * as workAdminProblems from './admin-problems.ts';
export * as works from './list.ts';
export * as workPeople from './people.ts';
export * as workProblems from './problems.ts';
export * as workRank from './rank.ts';
export * as workSittings from './sitting.ts';
export * as workSubmissions from './submissions.ts';
