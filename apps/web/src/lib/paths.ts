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
} as const;
