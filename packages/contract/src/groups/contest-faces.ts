import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  updateContestAnnouncement,
} from '../announcements/contest.ts';
import { changeContestVisible, deleteContest, getAdminContest, updateContest } from '../contests/admin.ts';
import {
  addProblemFromPublic,
  getAdminContestProblem,
  getAdminContestProblems,
  removeContestProblem,
  updateContestProblem,
} from '../contests/admin-problems.ts';
import { face } from '../op.ts';

// Calls of every contest, under the addresses that group contests have of old (GRP-10).

export const getGroupContest = face(getAdminContest, 'getGroupContest', '/api/group/contest');
export const updateGroupContest = face(updateContest, 'updateGroupContest', '/api/group/contest');
export const deleteGroupContest = face(deleteContest, 'deleteGroupContest', '/api/group/contest');
export const changeGroupContestVisible = face(
  changeContestVisible,
  'changeGroupContestVisible',
  '/api/group/change-contest-visible',
);
export const getGroupContestProblems = face(
  getAdminContestProblems,
  'getGroupContestProblems',
  '/api/group/get-contest-problem-list',
);
export const getGroupContestProblem = face(
  getAdminContestProblem,
  'getGroupContestProblem',
  '/api/group/contest-problem',
);
export const updateGroupContestProblem = face(
  updateContestProblem,
  'updateGroupContestProblem',
  '/api/group/contest-problem',
);
export const removeGroupContestProblem = face(
  removeContestProblem,
  'removeGroupContestProblem',
  '/api/group/contest-problem',
);
export const addGroupContestProblem = face(
  addProblemFromPublic,
  'addGroupContestProblem',
  '/api/group/add-contest-problem-from-public',
);
export const getGroupContestAnnouncements = face(
  getAdminContestAnnouncement,
  'getGroupContestAnnouncements',
  '/api/group/get-contest-announcement-list',
);
export const addGroupContestAnnouncement = face(
  addContestAnnouncement,
  'addGroupContestAnnouncement',
  '/api/group/contest-announcement',
);
export const updateGroupContestAnnouncement = face(
  updateContestAnnouncement,
  'updateGroupContestAnnouncement',
  '/api/group/contest-announcement',
);
export const deleteGroupContestAnnouncement = face(
  deleteContestAnnouncement,
  'deleteGroupContestAnnouncement',
  '/api/group/contest-announcement',
);
