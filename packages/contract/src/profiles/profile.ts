import * as z from 'zod';
import { certificate } from '../certificates/certificate.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, moment, whole } from '../shapes.ts';
import { AUDIENCES, PRIVACY_PARTS } from './privacy.ts';

/** Problems of one list of a profile; further ones are counted only. */
export const PROFILE_PROBLEMS_MAX = 3000;
export const FIRST_YEAR = 2000;

/** Whose profile: the uid counts where both are given; without either, the viewer's own. */
const person = { uid: blankable(id), username: blankable(line(100)) };

const profileProblem = z.object({ id: z.number(), problemId: z.string(), difficulty: z.number() });

export const getUserHomeInfo = op('getUserHomeInfo', 'GET /api/get-user-home-info', {
  access: 'anyone',
  does: 'The profile of a person; parts that the viewer may not see are empty and named in `hidden`',
  input: z.object(person),
  data: z.object({
    uid: z.number(),
    username: z.string(),
    nickname: z.string(),
    banned: z.boolean().describe('of somebody who is banned nothing but the names is shown'),
    gender: z.enum(['male', 'female', 'secrecy']),
    avatar: z.string().nullable(),
    school: z.string(),
    course: z.string(),
    email: z.string(),
    realname: z.string(),
    signature: z.string().describe('Markdown'),
    github: z.string(),
    blog: z.string(),
    cfUsername: z.string(),
    titleName: z.string().nullable(),
    titleColor: z.string().nullable(),
    gmtCreate: moment.nullable(),
    recentLoginTime: z.string().nullable().describe('to the day for others: `YYYY-MM-DD`'),
    checkInDays: z.number(),
    dailyRemark: z.string().describe('what was written at the last check-in'),
    total: z.number().describe('judged submissions in practice'),
    ac: z.number().describe('public problems solved'),
    rating: z.number().describe('accepted submissions among all, in percent'),
    score: z.number().describe('sum of scoreList'),
    scoreList: z.array(z.number()).describe('best score at each public problem with points'),
    solvedList: z.array(z.string()),
    unSolvedList: z.array(z.string()).describe('tried and not solved yet'),
    countProblemByDifficulty: z
      .array(z.object({ difficulty: z.number(), num: z.number(), total: z.number().describe('public problems there') }))
      .describe('solved ones'),
    solvedGroupByDifficulty: z.record(z.string(), z.array(profileProblem)),
    verdicts: z
      .array(z.object({ status: z.number(), count: z.number() }))
      .describe('how the judged submissions in practice ended'),
    prizes: z.array(z.object({ name: z.string(), level: z.number() })),
    certificates: z.array(z.string()).describe('addresses of those that are pictures'),
    certificateList: z.array(certificate).describe('those that hold, the latest first'),
    userMedalList: z.array(z.object({ id: z.number(), medalName: z.string(), medalImage: z.string() })),
    hidden: z.array(z.enum(PRIVACY_PARTS)).describe('parts that this viewer may not see'),
    privacy: z.partialRecord(z.enum(PRIVACY_PARTS), z.enum(AUDIENCES)).describe('to the person: who else sees them'),
  }),
});

export const getUserCalendarHeatmap = op('getUserCalendarHeatmap', 'GET /api/get-user-calendar-heatmap', {
  access: 'anyone',
  does: 'Judged practice of a person by day: the last 53 weeks, or a calendar year',
  input: z.object({ ...person, year: blankable(whole(FIRST_YEAR, 9999)) }),
  data: z.object({
    startDate: z.string(),
    endDate: z.string(),
    dataList: z.array(z.object({ date: z.string(), count: z.number(), accepted: z.number() })),
    years: z.array(z.number()).describe('with something in them, the last one first'),
    streak: z.number().describe('days in a row until today or yesterday'),
  }),
});

export const getUserContests = op('getUserContests', 'GET /api/get-user-contests', {
  access: 'anyone',
  does: 'Public contests of the site that a person took part in and that have begun, the last one first',
  input: z.object({ ...person, ...paging(10) }),
  data: pageOf(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.number(),
      auth: z.number(),
      status: z.number(),
      startTime: moment,
      endTime: moment,
    }),
  ),
});
