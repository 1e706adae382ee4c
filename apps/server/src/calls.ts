import { CALLS } from '@assay/contract/calls.ts';
import { captchaCalls } from './domains/accounts/challenges/captcha.ts';
import { slidePuzzleCalls } from './domains/accounts/challenges/slide-puzzle.ts';
import { checkInCalls } from './domains/accounts/check-in.ts';
import { ownSessionCalls } from './domains/accounts/own-sessions.ts';
import { passwordResetCalls } from './domains/accounts/password-reset.ts';
import { profileCalls } from './domains/accounts/profile.ts';
import { settingsCalls } from './domains/accounts/settings.ts';
import { signInCalls } from './domains/accounts/sign-in.ts';
import { signUpCalls } from './domains/accounts/sign-up.ts';
import { usersAdminCalls } from './domains/accounts/users-admin.ts';
import { authoringListCalls } from './domains/authoring/admin-list.ts';
import { editorCalls } from './domains/authoring/editor.ts';
import { jurySolutionCalls } from './domains/authoring/jury-solutions.ts';
import { testdataCalls } from './domains/authoring/testdata.ts';
import { transferCalls } from './domains/authoring/transfer/calls.ts';
import { uploadCalls } from './domains/authoring/upload.ts';
import { classificationCalls } from './domains/catalog/classifications.ts';
import { difficultyCalls } from './domains/catalog/difficulty.ts';
import { languageCalls } from './domains/catalog/languages.ts';
import { ownLanguageCalls } from './domains/catalog/own-languages.ts';
import { tagCalls } from './domains/catalog/tags.ts';
import { contestAdminCalls } from './domains/contests/admin.ts';
import { contestAdminProblemCalls } from './domains/contests/admin-problems.ts';
import { boardCalls } from './domains/contests/boards/rank.ts';
import { scrollBoardCalls } from './domains/contests/boards/scroll.ts';
import { contestDoctorCalls } from './domains/contests/doctor/doctor.ts';
import { balloonCalls } from './domains/contests/floor/balloons.ts';
import { printCalls } from './domains/contests/floor/prints.ts';
import { groupContestCalls } from './domains/contests/group-contests.ts';
import { icpcCalls } from './domains/contests/icpc/endpoints.ts';
import { icpcFeedCalls } from './domains/contests/icpc/feed.ts';
import { xcpcioCalls } from './domains/contests/icpc/xcpcio.ts';
import { contestListCalls } from './domains/contests/list.ts';
import { contestLogoCalls } from './domains/contests/logo.ts';
import { contestProblemCalls } from './domains/contests/problems.ts';
import { rejudgePlaceCalls } from './domains/contests/rejudge/places.ts';
import { contestAccountCalls } from './domains/contests/staff/accounts.ts';
import { contestDownloadCalls } from './domains/contests/staff/downloads.ts';
import { contestImportCalls } from './domains/contests/staff/import/calls.ts';
import { participantCalls } from './domains/contests/staff/participants.ts';
import { contestSubmissionCalls } from './domains/contests/submissions/list.ts';
import { announcementCalls } from './domains/contests/talk/announcements.ts';
import { clarificationCalls } from './domains/contests/talk/clarifications.ts';
import { commentCalls } from './domains/contests/talk/comments.ts';
import { ownTeamCalls } from './domains/contests/teams/own-team.ts';
import { contestPhotoCalls } from './domains/contests/teams/photos.ts';
import { staffTeamCalls } from './domains/contests/teams/staff-teams.ts';
import { virtualCalls } from './domains/contests/virtual/virtual.ts';
import { avatarCalls } from './domains/files/avatars.ts';
import { groupListCalls } from './domains/groups/list.ts';
import { groupMemberCalls } from './domains/groups/members.ts';
import { groupSaveCalls } from './domains/groups/save.ts';
import { brokenProblemCalls } from './domains/judging/broken/staff.ts';
import { judgementCalls } from './domains/judging/judgements/manual.ts';
import { judgeNodeCalls } from './domains/judging/nodes/staff.ts';
import { judgeLinkCalls } from './domains/judging/queue/judge-link.ts';
import { rejudgeCalls } from './domains/judging/rejudge/at-once.ts';
import { rejudgeDecisionCalls } from './domains/judging/rejudge/decide.ts';
import { rejudgeSetCalls } from './domains/judging/rejudge/sets.ts';
import { compileCheckerCalls } from './domains/judging/test-runs/compile-checker.ts';
import { verificationReadCalls } from './domains/judging/verify/read.ts';
import { verificationRunCalls } from './domains/judging/verify/run.ts';
import { problemDetailCalls } from './domains/problems/detail.ts';
import { favoriteCalls } from './domains/problems/favorites.ts';
import { problemListCalls } from './domains/problems/list.ts';
import { coinCalls } from './domains/rewards/coins.ts';
import { siteConfigCalls } from './domains/site/config.ts';
import { countdownCalls } from './domains/site/countdowns.ts';
import { dashboardCalls } from './domains/site/dashboard.ts';
import { homeCalls } from './domains/site/home.ts';
import { submissionAdminCalls } from './domains/submissions/admin.ts';
import { submissionDetailCalls } from './domains/submissions/detail.ts';
import { failingCaseCalls } from './domains/submissions/failing-case.ts';
import { judgementHistoryCalls } from './domains/submissions/judgement-history.ts';
import { keepSubmissionCalls } from './domains/submissions/keep-submission.ts';
import { submissionListCalls } from './domains/submissions/list.ts';
import { streamCalls } from './domains/submissions/stream/stream.ts';
import { submitCalls } from './domains/submissions/submit/submit.ts';
import { testRunCalls } from './domains/submissions/submit/test-run.ts';
import { answerInputCalls } from './domains/venues/answer-input.ts';
import { problemStatusCalls } from './domains/venues/problem-status.ts';
import type { Implementation } from './platform/http/call.ts';

const OWN: readonly Implementation[] = [
  signInCalls,
  captchaCalls,
  slidePuzzleCalls,
  checkInCalls,
  ownSessionCalls,
  passwordResetCalls,
  profileCalls,
  settingsCalls,
  signUpCalls,
  usersAdminCalls,
  coinCalls,
  avatarCalls,
  siteConfigCalls,
  dashboardCalls,
  homeCalls,
  countdownCalls,
  languageCalls,
  ownLanguageCalls,
  tagCalls,
  classificationCalls,
  difficultyCalls,
  problemListCalls,
  favoriteCalls,
  problemStatusCalls,
  problemDetailCalls,
  answerInputCalls,
  authoringListCalls,
  editorCalls,
  testdataCalls,
  uploadCalls,
  transferCalls,
  jurySolutionCalls,
  submitCalls,
  testRunCalls,
  compileCheckerCalls,
  submissionListCalls,
  submissionDetailCalls,
  failingCaseCalls,
  submissionAdminCalls,
  rejudgeCalls,
  judgementHistoryCalls,
  brokenProblemCalls,
  judgementCalls,
  rejudgeSetCalls,
  rejudgeDecisionCalls,
  rejudgePlaceCalls,
  verificationRunCalls,
  verificationReadCalls,
  keepSubmissionCalls,
  contestListCalls,
  contestProblemCalls,
  contestSubmissionCalls,
  boardCalls,
  scrollBoardCalls,
  icpcCalls,
  icpcFeedCalls,
  xcpcioCalls,
  contestAdminCalls,
  contestAdminProblemCalls,
  contestLogoCalls,
  announcementCalls,
  commentCalls,
  clarificationCalls,
  printCalls,
  balloonCalls,
  participantCalls,
  ownTeamCalls,
  contestPhotoCalls,
  staffTeamCalls,
  contestAccountCalls,
  contestImportCalls,
  contestDownloadCalls,
  contestDoctorCalls,
  virtualCalls,
  groupListCalls,
  groupSaveCalls,
  groupMemberCalls,
  groupContestCalls,
  judgeLinkCalls,
  judgeNodeCalls,
  streamCalls,
].flat();

/** Other addresses of a call are answered like the call itself. */
const FACES: readonly Implementation[] = CALLS.flatMap((op) =>
  OWN.filter((original) => original.op.name === op.like).map(({ handle }) => ({ op, handle })),
);

/** Every call and the function that answers it; a test holds this list against the contract's. */
export const IMPLEMENTED: readonly Implementation[] = [...OWN, ...FACES];
