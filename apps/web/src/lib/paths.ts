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
  userHome: (user: { uid?: number; username?: string } = {}) => `/user-home${queryOf(user)}`,
  setting: '/setting',
  introduction: '/introduction',
  logout: '/logout',
  admin: '/admin/dashboard',
  adminLogin: '/admin/login',
  adminProblems: '/admin/problems',
  adminProblemCreate: '/admin/problem/create',
  adminProblem: (pid: number) => `/admin/problem/edit/${pid}`,
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
