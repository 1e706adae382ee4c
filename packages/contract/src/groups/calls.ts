export * as groupContestFaces from './contest-faces.ts';
export * as groupContests from './contests.ts';
export * as groups from './groups.ts';
export * as groupMembers from './members.ts';
