import { queryOf } from './request.ts';

const seg = (value: string | number) => encodeURIComponent(String(value));

/** Addresses that several features link to. A test holds them against the route table. */
export const paths = {
  home: '/home',
  problems: '/problem',
  problem: (problemId: string) => `/problem/${seg(problemId)}`,
  status: (query: { username?: string; problemID?: string; onlyMine?: boolean; status?: number } = {}) =>
    `/status${queryOf(query)}`,
  submission: (submitId: number) => `/submission-detail/${submitId}`,
  contests: '/contest',
  contest: (cid: number) => `/contest/${cid}`,
  contestProblems: (cid: number) => `/contest/${cid}/problems`,
  contestProblem: (cid: number, displayId: string) => `/contest/${cid}/problem/${seg(displayId)}`,
  contestSubmissions: (
    cid: number,
    query: { problemID?: string; onlyMine?: boolean; username?: string; virtual?: boolean } = {},
  ) => `/contest/${cid}/submissions${queryOf(query)}`,
  contestSubmission: (cid: number, displayId: string, submitId: number) =>
    `/contest/${cid}/problem/${seg(displayId)}/submission-detail/${submitId}`,
  scrollBoard: (query: { cid: number; removeStar: boolean; gold: number; silver: number; bronze: number }) =>
    `/scrollBoard${queryOf(query)}`,
  outsideBoard: (cid: number, type: number) => `/contest/${type === 0 ? 'acm' : 'oi'}-scoreboard/${cid}`,
  userHome: (user: { uid?: number; username?: string } = {}) => `/user-home${queryOf(user)}`,
  setting: '/setting',
  introduction: '/introduction',
  logout: '/logout',
  admin: '/admin/dashboard',
  adminLogin: '/admin/login',
  adminProblems: '/admin/problems',
  adminProblemCreate: '/admin/problem/create',
  adminProblem: (pid: number) => `/admin/problem/edit/${pid}`,
  adminProblemVerify: (pid: number) => `/admin/problem/${pid}/verify`,
  adminContests: '/admin/contest',
  adminContestCreate: '/admin/contest/create',
  adminContest: (cid: number) => `/admin/contest/${cid}/edit`,
  adminContestAnnouncements: (cid: number) => `/admin/contest/${cid}/announcement`,
  adminContestParticipants: (cid: number) => `/admin/contest/${cid}/participants`,
  adminContestImport: (cid: number) => `/admin/contest/${cid}/import`,
  adminContestTeams: (cid: number) => `/admin/contest/${cid}/teams`,
  adminContestDoctor: (cid: number) => `/admin/contest/${cid}/doctor`,
  adminContestProblems: (cid: number) => `/admin/contest/${cid}/problems`,
  adminContestProblemCreate: (cid: number) => `/admin/contest/${cid}/problem/create`,
  adminContestProblem: (cid: number, pid: number) => `/admin/contest/${cid}/problem/${pid}/edit`,
  adminTags: '/admin/problem/tag',
  adminJudgeNodes: '/admin/judge',
  adminRejudge: '/admin/rejudge',
  adminRejudgeSet: (setId: number) => `/admin/rejudge/${setId}`,
  adminLanguages: '/admin/languages',
  adminMails: '/admin/mail',
  adminConfig: '/admin/conf',
  adminSwitches: '/admin/switch',
  adminUsers: '/admin/user',
} as const;
