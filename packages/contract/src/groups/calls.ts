export * as groupContestFaces from './contest-faces.ts';
export * as groupContests from './contests.ts';
export * as groups from './groups.ts';
export * as groupJoinLinks from './join-links.ts';
export * as groupLives from './lives.ts';
export * as groupMembers from './members.ts';
export * as groupProblemFaces from './problem-faces.ts';
export * as groupProblems from './problems.ts';
