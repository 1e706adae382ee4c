import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, line, moment, name, nothing, webLink, whole } from '../shapes.ts';
import { TUTORIAL_COINS_MAX } from '../tutorials/tutorial.ts';

const link = webLink(500);

/** What every page needs to know about the site (HOME-2). */
export const websiteConfig = z.object({
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  recordName: z.string(),
  recordUrl: z.string(),
  projectName: z.string(),
  projectUrl: z.string(),
  register: z.boolean(),
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
  openAiChat: z.boolean(),
  openRating: z.boolean(),
  drawing: z
    .string()
    .nullable()
    .describe(
      'the address of the drawing board: below /drawing/ is the own one, whose drawings are kept here; null where there is none',
    ),
});

export const getWebsiteConfig = op('getWebsiteConfig', 'GET /api/get-website-config', {
  access: 'anyone',
  does: 'Names, links and switches of the site',
  input: nothing,
  data: websiteConfig,
});

/**
 * Settings an administrator may change; `submitIntervalSeconds` 0 turns the limit off. A user without an admin role makes
 * `groupsPerDay` groups a day, owns `groupsPerUser` at most, and has solved `groupSolvedNeeded` problems before. So many codes an hour
 * are mailed for one address of the network, `mailedCodesPerHour`, whomever they are for. Who made
 * `captchaAfterSubmissions` submissions in practice within ten minutes is asked for a captcha, unless they run the site; 0 asks nobody. In timed works counts what arrives
 * `workGraceSeconds` after somebody's end (WORK-4).
 * A group has `problemsPerGroup` problems at most and a person `problemsPerUser`, each with the bounds of `ownProblem…`, except for what
 * super and problem administrators save. Who is no administrator begins `discussionsPerDay` discussions a day and `discussionsPerUser` in all, and
 * has solved `discussionSolvedNeeded` problems before, in a group `groupDiscussionSolvedNeeded`; for comments the same (DISC-7).
 * A tutorial costs `tutorialPriceMax` coins at most, unless an administrator writes it; its first approval
 * pays `tutorialRewardMax` at most, and of a sale the site keeps `tutorialSharePercent`. A problem that passes its review pays its author `problemRewardMax` at most.
 * In 24 hours a user asks the model `aiPerUser` times, and all together `aiPerSite` times.
 */
export const siteSettings = z.object({
  name: name(100).min(1),
  shortName: name(20).min(1),
  description: line(500),
  recordName: line(100),
  recordUrl: link,
  projectName: line(100),
  projectUrl: link,
  register: z.boolean(),
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
  openAiChat: z.boolean(),
  submitIntervalSeconds: whole(0, 3600),
  hideNonContestSubmissionCode: z.boolean(),
  groupSolvedNeeded: whole(0, 10_000),
  groupsPerDay: whole(0, 1000),
  groupsPerUser: whole(0, 1000),
  mailedCodesPerHour: whole(1, 10_000).default(60),
  captchaAfterSubmissions: whole(0, 1000).default(30),
  workGraceSeconds: whole(0, 60).default(2),
  problemsPerGroup: whole(0, 10_000).default(200),
  problemsPerUser: whole(0, 10_000).default(30),
  ownProblemCases: whole(1, 1000).default(100),
  ownProblemDataMb: whole(1, 2048).default(64),
  ownProblemTimeMs: whole(100, 30_000).default(10_000),
  ownProblemMemoryMb: whole(16, 4096).default(512),
  discussionSolvedNeeded: whole(0, 10_000).default(10),
  groupDiscussionSolvedNeeded: whole(0, 10_000).default(0),
  discussionsPerDay: whole(0, 1000).default(5),
  discussionsPerUser: whole(0, 100_000).default(1000),
  commentSolvedNeeded: whole(0, 10_000).default(10),
  commentsPerDay: whole(0, 10_000).default(200),
  commentsPerUser: whole(0, 1_000_000).default(20_000),
  tutorialPriceMax: whole(0, TUTORIAL_COINS_MAX).default(100),
  tutorialRewardMax: whole(0, TUTORIAL_COINS_MAX).default(50),
  tutorialSharePercent: whole(0, 100).default(0),
  problemRewardMax: whole(0, TUTORIAL_COINS_MAX).default(200),
  aiPerUser: whole(0, 10_000).default(20),
  aiPerSite: whole(0, 1_000_000).default(1000),
  openRating: z.boolean().default(false),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const getSiteSettings = op('getSiteSettings', 'GET /api/admin/switch/info', {
  access: 'root',
  does: 'All settings and switches of the site',
  input: nothing,
  data: siteSettings,
});

export const updateSiteSettings = op('updateSiteSettings', 'PUT /api/admin/switch/update', {
  access: 'root',
  does: 'Change settings and switches of the site',
  input: siteSettings,
  data: empty,
});

const webConfig = siteSettings.pick({
  name: true,
  shortName: true,
  description: true,
  recordName: true,
  recordUrl: true,
  projectName: true,
  projectUrl: true,
  register: true,
});

export const getWebConfig = op('getWebConfig', 'GET /api/admin/config/get-web-config', {
  access: 'root',
  does: 'Names and links of the site, and its address',
  input: nothing,
  data: webConfig.extend({ baseUrl: z.string() }),
});

export const setWebConfig = op('setWebConfig', 'PUT /api/admin/config/set-web-config', {
  access: 'root',
  does: 'Change names and links of the site; what is left out stays',
  input: webConfig.partial(),
  data: empty,
});

export const getMailOutbox = op('getMailOutbox', 'GET /api/admin/get-mail-outbox', {
  access: 'root',
  does: 'Mails the site has written, with the text where no mail server is configured',
  input: z.object({ ...paging(15) }),
  data: pageOf(
    z.object({
      id: z.number(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string().nullable().describe('kept only while no mail server is configured'),
      state: z.enum(['waiting', 'kept', 'sent', 'failed']),
      error: z.string().nullable(),
      gmtCreate: moment,
    }),
  ),
});

export const getDashboardInfo = op('getDashboardInfo', 'GET /api/admin/dashboard/get-dashboard-info', {
  access: 'admin',
  does: 'Figures for the back office front page',
  input: nothing,
  data: z.object({
    userNum: z.number(),
    problemNum: z.number(),
    todayJudgeNum: z.number(),
    recentContestNum: z.number().describe('contests that run or start within 14 days'),
    queueLength: z.number(),
    queueOldestSeconds: z.number().nullable(),
    nodesReady: z.number(),
    nodesOnline: z.number().describe('judge nodes heard of lately, ready or not'),
    lastBackupAt: moment.nullable().describe('moment of the newest backup by `assay backup`; null when there was none'),
    diskFreeBytes: z.number().describe('where test data and files are kept'),
    diskBytes: z.number(),
    databaseBytes: z.number(),
    failedLogins: z.number().describe('wrong passwords that are counted now, on all accounts'),
    failingAccounts: z.number(),
    failingAddresses: z.number(),
  }),
});
