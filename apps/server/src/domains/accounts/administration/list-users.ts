import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { currentStreak } from '@assay/rules/accounts/streak.ts';
import { stateOf } from '@assay/rules/accounts/users/user-state.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { listUsers, type UserRow } from './users-admin.queries.ts';

type AdminUser = DataOf<typeof getUserList>['records'][number];

/** What decides about an account, of its row. */
export const factsOf = ({ status, ban_until, erase_after, erased_at }: UserRow) => ({
  status,
  banUntil: ban_until,
  eraseAfter: erase_after,
  erasedAt: erased_at,
});

const asAdminUser = (call: Call, row: Awaited<ReturnType<typeof listUsers>>['rows'][number]): AdminUser => ({
  uid: row.uid,
  username: row.username,
  nickname: row.nickname,
  realname: row.realname,
  email: row.email,
  mobile: row.mobile,
  gender: row.gender as AdminUser['gender'],
  school: row.school,
  course: row.course,
  number: row.number,
  signature: row.signature,
  github: row.github,
  blog: row.blog,
  cfUsername: row.cf_username,
  avatar: row.avatar,
  role: row.role,
  status: row.status,
  state: stateOf(factsOf(row), call.clock.now()),
  banUntil: row.ban_until?.toISOString() ?? null,
  banReason: row.ban_reason,
  eraseAfter: row.erase_after?.toISOString() ?? null,
  titleName: row.title_name,
  titleColor: row.title_color,
  solved: row.solved,
  submissions: row.submissions,
  score: row.score,
  checkInDays: currentStreak(row.check_in, dayIn(call.config.timeZone, call.clock.now())),
  recentLoginTime: row.last_login?.toISOString() ?? null,
  gmtCreate: row.gmt_create.toISOString(),
});

export const listUserCalls: Implementation[] = [
  implement(getUserList, async (call, input) => {
    const { rows, total } = await listUsers(call.db, input, call.config.timeZone, call.clock.now());
    return {
      records: rows.map((row) => asAdminUser(call, row)),
      total,
      size: input.limit,
      current: input.currentPage,
    };
  }),
];
