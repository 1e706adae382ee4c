import type { MessageTab } from '@assay/contract/messages/tabs.ts';
import type { SimilarityKind } from '@assay/contract/similarity/report.ts';
import type { Venue, VenueKind } from '@assay/contract/venue.ts';
import { queryOf } from './wire/request.ts';

const seg = (value: string | number) => encodeURIComponent(String(value));

/** What a list of submissions opens with. */
interface SubmissionQuery {
  username?: string | undefined;
  problemID?: string | undefined;
  completeProblemID?: boolean | undefined;
  onlyMine?: boolean | undefined;
  status?: number | undefined;
  /** In a contest: those of the own virtual participation. */
  virtual?: boolean | undefined;
}

/** Addresses that several features link to. A test holds them against the route table. */
export const paths = {
  home: '/home',
  problems: '/problem',
  problem: (problemId: string) => `/problem/${seg(problemId)}`,
  status: (query: SubmissionQuery = {}) => `/status${queryOf(query)}`,
  submission: (submitId: number) => `/submission-detail/${submitId}`,
  coins: '/coins',
  adminExternalLabels: '/admin/external-nav/related',
  contests: '/contest',
  contest: (cid: number) => `/contest/${cid}`,
  contestQuestions: (cid: number) => `/contest/${cid}/comment`,
  contestOnsite: (cid: number) => `/contest/${cid}/onsite`,
  contestRunner: (cid: number) => `/contest/${cid}/runner`,
  contestProblems: (cid: number) => `/contest/${cid}/problems`,
  scrollBoard: (query: { cid: number; removeStar: boolean; gold: number; silver: number; bronze: number }) =>
    `/scrollBoard${queryOf(query)}`,
  outsideBoard: (cid: number, type: number) => `/contest/${type === 0 ? 'acm' : 'oi'}-scoreboard/${cid}`,
  trainings: '/training',
  /** Of the site, or in the frame of the group that it belongs to. */
  training: (tid: number, gid: number | null = null) => `${gid === null ? '' : `/group/${gid}`}/training/${tid}`,
  groupTrainings: (gid: number) => `/group/${gid}/training`,
  groupTrainingCreate: (gid: number) => `/group/${gid}/training/create`,
  groupTrainingEdit: (gid: number, tid: number) => `/group/${gid}/training/${tid}/edit`,
  groupTrainingOutline: (gid: number, tid: number) => `/group/${gid}/training/${tid}/edit/problems`,
  qsheets: '/qsheet',
  qsheet: (qid: number) => `/qsheet/${qid}`,
  qsheetProblems: (qid: number) => `/qsheet/${qid}/problems`,
  qsheetRank: (qid: number) => `/qsheet/${qid}/rank`,
  qsheetProblem: (qid: number, { groupId, qpid }: { groupId: number; qpid: number }) =>
    `/qsheet/${qid}/group/${groupId}/problems/${qpid}`,
  works: '/timedwork',
  work: (wid: number) => `/timedwork/${wid}`,
  /** For those who run it: of the site, or in the frame of its group. */
  workSubmissions: (wid: number, gid: number | null = null) =>
    `${gid === null ? '' : `/group/${gid}`}/timedwork/${wid}/submissions`,
  groupWorks: (gid: number) => `/group/${gid}/timedwork`,
  groupAssignments: (gid: number) => `/group/${gid}/assignment`,
  groupGrades: (gid: number) => `/group/${gid}/grades`,
  groupHelp: (gid: number) => `/group/${gid}/help`,
  groupAssignment: (gid: number, id: number) => `/group/${gid}/assignment/${id}`,
  similarityReports: (kind: SimilarityKind, targetId: number) => `/similarity-report${queryOf({ kind, targetId })}`,
  similarityReport: (reportId: number) => `/similarity-report/${reportId}`,
  similarityPair: (pairId: number) => `/similarity-pair/${pairId}`,
  /** Of the site, or of a group. */
  discussions: (gid: number | null = null) => (gid === null ? '/discussion' : `/group/${gid}/discussion`),
  problemDiscussions: (problemId: string, gid: number | null = null) => `${paths.discussions(gid)}/${seg(problemId)}`,
  discussion: (did: number, gid: number | null = null) =>
    `${gid === null ? '' : `/group/${gid}`}/discussion-detail/${did}`,
  myProblems: '/my-problem',
  myProblemCreate: '/my-problem/create',
  myProblemEdit: (pid: number) => `/my-problem/edit/${pid}`,
  myProblemVerify: (pid: number) => `/my-problem/verify/${pid}`,
  myProblemGenerators: (pid: number) => `/my-problem/generators/${pid}`,
  myProblemVersions: (pid: number) => `/my-problem/versions/${pid}`,
  groups: '/group',
  group: (gid: number) => `/group/${gid}`,
  groupMembers: (gid: number, { importsRoster = false } = {}) =>
    `/group/${gid}/member${importsRoster ? '?roster=true' : ''}`,
  groupProblems: (gid: number) => `/group/${gid}/problem`,
  groupProblemCreate: (gid: number) => `/group/${gid}/problem/create`,
  groupProblemImport: (gid: number) => `/group/${gid}/problem/import`,
  groupProblemEdit: (gid: number, pid: number) => `/group/${gid}/problem/edit/${pid}`,
  groupProblemVerify: (gid: number, pid: number) => `/group/${gid}/problem/verify/${pid}`,
  groupProblemGenerators: (gid: number, pid: number) => `/group/${gid}/problem/generators/${pid}`,
  groupProblemVersions: (gid: number, pid: number) => `/group/${gid}/problem/versions/${pid}`,
  groupContestProblemCreate: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/problem/create`,
  groupContestProblemEdit: (gid: number, cid: number, pid: number) =>
    `/group/${gid}/contest/${cid}/problem/edit/${pid}`,
  groupContests: (gid: number) => `/group/${gid}/contest`,
  groupContestCreate: (gid: number) => `/group/${gid}/contest/create`,
  groupContestEdit: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/edit`,
  groupContestProblems: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/problems`,
  groupContestAnnouncements: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/announcement`,
  groupContestParticipants: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/participants`,
  groupContestTeams: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/teams`,
  groupContestImport: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/import`,
  groupContestDoctor: (gid: number, cid: number) => `/group/${gid}/contest/${cid}/doctor`,
  /** With a token it stands after `#`, which browsers send to no server. */
  groupJoin: (token?: string) => (token === undefined ? '/group/join' : `/group/join#${token}`),
  groupsDisbanded: '/group/disbanded',
  groupAnnouncements: (gid: number) => `/group/${gid}/announcement`,
  groupRank: (gid: number) => `/group/${gid}/rank`,
  groupSetting: (gid: number) => `/group/${gid}/setting`,
  search: (query: { q?: string; kind?: string } = {}) => `/search${queryOf(query)}`,
  acmRank: '/acm-rank',
  oiRank: '/oi-rank',
  tutorialRank: '/ts-rank',
  tickets: (query: { list?: 'mine' | 'queue'; id?: number } = {}) => `/ticket${queryOf(query)}`,
  ratingRank: '/rating',
  honors: '/honor',
  certificate: (code?: string) => `/certificate${queryOf({ code })}`,
  userHome: (user: { uid?: number; username?: string; tab?: string } = {}) => `/user-home${queryOf(user)}`,
  setting: '/setting',
  messages: (tab: MessageTab) => `/message/${tab === 'comment' ? 'discuss' : tab}`,
  adminNotices: '/admin/notice',
  introduction: '/introduction',
  logout: '/logout',
  admin: '/admin/dashboard',
  adminLogin: '/admin/login',
  adminProblems: '/admin/problems',
  adminProblemCreate: '/admin/problem/create',
  adminProblemImport: '/admin/problem/batch-operation',
  adminProblem: (pid: number) => `/admin/problem/edit/${pid}`,
  adminProblemVerify: (pid: number) => `/admin/problem/${pid}/verify`,
  adminProblemGenerators: (pid: number) => `/admin/problem/${pid}/generators`,
  adminProblemVersions: (pid: number) => `/admin/problem/${pid}/versions`,
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
  adminTrainingCreate: '/admin/training/create',
  adminTraining: (tid: number) => `/admin/training/${tid}/edit`,
  adminTrainingProblems: (tid: number) => `/admin/training/${tid}/problems`,
  adminQSheets: '/admin/qsheet',
  adminQSheetGroups: (qid: number) => `/admin/qsheet/${qid}/groups`,
  adminQSheetProblems: (qid: number, groupId: number) => `/admin/qsheet/${qid}/groups/${groupId}/problems`,
  adminTags: '/admin/problem/tag',
  adminJudgeNodes: '/admin/judge',
  adminRejudge: '/admin/rejudge',
  adminRejudgeSet: (setId: number) => `/admin/rejudge/${setId}`,
  adminLanguages: '/admin/languages',
  adminMails: '/admin/mail',
  adminConfig: '/admin/conf',
  adminDesign: '/design',
  adminSwitches: '/admin/switch',
  adminUsers: '/admin/user',
  adminRemoteImport: '/admin/problem/remote',
  adminUserAwards: (uid: number) => `/admin/user/${uid}/prize`,
} as const;

/** The pages of a venue. */
interface VenueAddresses {
  /** A problem by its display id there. */
  problem(displayId: string): string;
  submissions(query?: SubmissionQuery): string;
  submission(displayId: string, submitId: number): string;
  /** Where its jury is asked; left out where there is none. */
  questions?: string;
}

const inGroup = (gid: number): VenueAddresses => ({
  problem: (displayId) => `/group/${gid}/problem/${seg(displayId)}`,
  submissions: (query = {}) => `/group/${gid}/status${queryOf({ ...query })}`,
  submission: (_, submitId) => `/group/${gid}/submission-detail/${submitId}`,
});

const PRACTICE: VenueAddresses = {
  problem: paths.problem,
  submissions: paths.status,
  submission: (_, submitId) => paths.submission(submitId),
};

const VENUE_ADDRESSES: { [Kind in VenueKind]: (venue: Extract<Venue, { kind: Kind }>) => VenueAddresses } = {
  public: () => PRACTICE,
  contest: ({ id }) => ({
    problem: (displayId) => `/contest/${id}/problem/${seg(displayId)}`,
    submissions: (query = {}) => `/contest/${id}/submissions${queryOf({ ...query })}`,
    submission: (displayId, submitId) => `/contest/${id}/problem/${seg(displayId)}/submission-detail/${submitId}`,
    questions: paths.contestQuestions(id),
  }),
  timedWork: ({ id }) => ({
    ...PRACTICE,
    problem: (displayId) => `/timedwork/${id}/problem/${seg(displayId)}`,
    submissions: (query = {}) => `/timedwork/${id}/submissions${queryOf({ ...query })}`,
  }),
  // its pages of problems are named by the part of the sheet they stand in, which its list knows
  qsheet: ({ id }) => ({
    ...PRACTICE,
    problem: () => paths.qsheetProblems(id),
    submissions: () => paths.qsheetProblems(id),
  }),
  training: ({ id, groupId }) => {
    const around = groupId === undefined ? PRACTICE : inGroup(groupId);
    return { ...around, problem: (displayId) => `${paths.training(id, groupId)}/problem/${seg(displayId)}` };
  },
  group: ({ id }) => inGroup(id),
};

/** Where the problems and submissions of a venue are: `addressOf(venue).problem('A')`. */
export const addressOf = (venue: Venue): VenueAddresses => VENUE_ADDRESSES[venue.kind](venue as never);
