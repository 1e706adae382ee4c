import type { FailureTexts } from './failure-texts.ts';

/** Groups. */
export const GROUP_FAILURES = {
  'group.unknown': { status: 404, en: 'This group does not exist', zh: '该团队不存在' },
  'group.membersOnly': { status: 403, en: 'Only members of the group see this', zh: '仅团队成员可以查看' },
} as const satisfies FailureTexts;
