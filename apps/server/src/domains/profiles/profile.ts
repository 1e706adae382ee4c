import type { UserInfo } from '@assay/contract/accounts/user.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import { type Call, implement } from '../../platform/http/call.ts';
import { loadUserInfo } from '../accounts/users/user-info.ts';
import { awardsOf } from '../certificates/on-profile.ts';
import { openPerson, type ShownPerson } from './person.ts';
import {
  countListed,
  countVerdictsOf,
  findLastLogin,
  listScores,
  listSolved,
  listUnsolved,
  listWornMedals,
} from './profile.queries.ts';

/** What is left of somebody where nothing may be shown. */
const NO_SOLVING = {
  total: 0,
  ac: 0,
  rating: 0,
  score: 0,
  scoreList: [],
  solvedList: [],
  unSolvedList: [],
  countProblemByDifficulty: [],
  solvedGroupByDifficulty: {},
  verdicts: [],
};

const NO_AWARDS = { prizes: [], certificates: [], certificateList: [] };

async function solvingOf(call: Call, uid: number) {
  const [solved, unSolvedList, scoreList, verdicts, listed] = await Promise.all([
    listSolved(call.db, uid),
    listUnsolved(call.db, uid),
    listScores(call.db, uid),
    countVerdictsOf(call.db, uid),
    countListed(call.db),
  ]);
  const byDifficulty: Record<string, typeof solved> = {};
  for (const problem of solved) {
    byDifficulty[problem.difficulty] ??= [];
    byDifficulty[problem.difficulty]!.push(problem);
  }
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const accepted = verdicts.find(({ status }) => status === VERDICT.accepted)?.count ?? 0;
  return {
    total,
    ac: solved.length,
    rating: total === 0 ? 0 : Math.round((accepted / total) * 10_000) / 100,
    score: scoreList.reduce((sum, score) => sum + score, 0),
    scoreList,
    solvedList: solved.map(({ problemId }) => problemId),
    unSolvedList,
    countProblemByDifficulty: listed
      .map(({ difficulty, total }) => ({ difficulty, num: byDifficulty[difficulty]?.length ?? 0, total }))
      .sort((a, b) => a.difficulty - b.difficulty),
    solvedGroupByDifficulty: byDifficulty,
    verdicts,
  };
}

/** To the person the moment, to others the day. */
async function lastLoginOf(call: Call, { row, own }: ShownPerson): Promise<string | null> {
  const moment = (await findLastLogin(call.db, row.uid))?.gmt_create;
  if (!moment) return null;
  return own ? moment.toISOString() : dayIn(call.config.timeZone, moment);
}

async function show(call: Call, asked: InputOf<typeof getUserHomeInfo>) {
  const person = await openPerson(call, asked);
  const { row, own, banned, hidden, privacy } = person;
  const shows = (part: (typeof hidden)[number]) => !banned && !hidden.includes(part);
  const unless = (value: string) => (banned ? '' : value);
  const { checkInDays, dailyRemark } = await loadUserInfo(call, row.uid);
  return {
    uid: row.uid,
    username: row.username,
    nickname: row.nickname,
    banned,
    gender: banned ? ('secrecy' as const) : (row.gender as UserInfo['gender']),
    avatar: banned ? null : row.avatar,
    school: shows('school') ? row.school : '',
    course: shows('school') ? row.course : '',
    email: shows('email') ? row.email : '',
    realname: shows('realname') ? row.realname : '',
    signature: unless(row.signature),
    github: unless(row.github),
    blog: unless(row.blog),
    cfUsername: unless(row.cf_username),
    titleName: banned ? null : row.title_name,
    titleColor: banned ? null : row.title_color,
    gmtCreate: banned ? null : row.gmt_create.toISOString(),
    recentLoginTime: shows('lastLogin') ? await lastLoginOf(call, person) : null,
    checkInDays: banned ? 0 : checkInDays,
    dailyRemark: unless(dailyRemark),
    ...(shows('solved') ? await solvingOf(call, row.uid) : NO_SOLVING),
    ...(banned ? NO_AWARDS : await awardsOf(call.db, row.uid, shows('realname') ? null : [row.username, row.nickname])),
    userMedalList: banned ? [] : await listWornMedals(call.db, row.uid),
    hidden: [...hidden],
    privacy: own ? { ...privacy } : {},
  };
}

export const profileInfoCalls = [implement(getUserHomeInfo, show)];
