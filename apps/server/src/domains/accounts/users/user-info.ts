import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { fail } from '@assay/contract/errors.ts';
import { ROLE_WIRE, roleName } from '@assay/contract/roles.ts';
import { currentStreak } from '@assay/rules/accounts/streak.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import type { Call } from '../../../platform/http/call.ts';
import { findUser } from './users.queries.ts';

/** The person as the client keeps it after logging in (ACC-20). */
export async function loadUserInfo(call: Call, uid: number): Promise<UserInfo> {
  const row = (await findUser(call.db, uid)) ?? fail('account.unknown');
  const last = row.day === null || row.streak === null ? null : { day: row.day, streak: row.streak };
  return {
    uid: row.uid,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    email: row.email,
    mobile: row.mobile,
    titleName: row.title_name,
    titleColor: row.title_color,
    realname: row.realname,
    gender: row.gender as UserInfo['gender'],
    school: row.school,
    course: row.course,
    number: row.number,
    signature: row.signature,
    github: row.github,
    blog: row.blog,
    cfUsername: row.cf_username,
    roleList: [ROLE_WIRE[roleName(row.role)]],
    role: row.role,
    themeColor: row.theme_color,
    bgId: row.bg_id,
    cardStyle: row.card_style,
    lastCheckInTime: row.checked_in_at?.toISOString() ?? null,
    checkInDays: currentStreak(last, dayIn(call.config.timeZone, call.clock.now())),
    dailyRemark: row.remark ?? '',
  };
}
