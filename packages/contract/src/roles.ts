/** Role codes (ACC-1) and what each may do (ACC-2). */
export const ROLE = {
  root: 1000,
  admin: 1001,
  user: 1002,
  noSubmit: 1003,
  noDiscussion: 1004,
  muted: 1005,
  noSubmitNoDiscussion: 1006,
  noSubmitMuted: 1007,
  problemAdmin: 1008,
} as const;

export type RoleName = keyof typeof ROLE;
export type RoleCode = (typeof ROLE)[RoleName];
export const ROLE_CODES = Object.values(ROLE) as RoleCode[];

/** Names as the wire carries them in `roleList`. */
export const ROLE_WIRE: Record<RoleName, string> = {
  root: 'root',
  admin: 'admin',
  user: 'default_user',
  noSubmit: 'no_submit_user',
  noDiscussion: 'no_discuss_user',
  muted: 'mute_user',
  noSubmitNoDiscussion: 'no_submit_no_discuss_user',
  noSubmitMuted: 'no_submit_mute_user',
  problemAdmin: 'problem_admin',
};

export const ROLE_TEXT: Record<RoleName, { en: string; zh: string }> = {
  root: { en: 'Super administrator', zh: '超级管理员' },
  admin: { en: 'Administrator', zh: '管理员' },
  user: { en: 'User', zh: '普通用户' },
  noSubmit: { en: 'May not submit', zh: '禁止提交' },
  noDiscussion: { en: 'May not start discussions', zh: '禁止发帖' },
  muted: { en: 'Muted', zh: '禁言' },
  noSubmitNoDiscussion: { en: 'May not submit or start discussions', zh: '禁止提交和发帖' },
  noSubmitMuted: { en: 'May not submit, muted', zh: '禁止提交和禁言' },
  problemAdmin: { en: 'Problem administrator', zh: '题目管理员' },
};

export type Permission =
  | 'submit'
  | 'discuss'
  | 'comment'
  | 'createGroup'
  | 'manageProblems'
  | 'manageUsers'
  | 'manageSite';

const ALL: readonly Permission[] = [
  'submit',
  'discuss',
  'comment',
  'createGroup',
  'manageProblems',
  'manageUsers',
  'manageSite',
];
const STAFF: readonly Permission[] = ['submit', 'discuss', 'comment', 'createGroup', 'manageProblems'];

export const PERMISSIONS: Record<RoleName, readonly Permission[]> = {
  root: ALL,
  admin: STAFF,
  problemAdmin: STAFF,
  user: ['submit', 'discuss', 'comment', 'createGroup'],
  noSubmit: ['discuss', 'comment'],
  noDiscussion: ['submit', 'comment'],
  muted: ['submit'],
  noSubmitNoDiscussion: ['comment'],
  noSubmitMuted: [],
};

export const roleName = (code: number): RoleName =>
  (Object.keys(ROLE) as RoleName[]).find((name) => ROLE[name] === code) ?? 'user';

export const mayDo = (role: RoleName, permission: Permission) => PERMISSIONS[role].includes(permission);
export const isAdminRole = (role: RoleName) => role === 'root' || role === 'admin' || role === 'problemAdmin';
