import * as checkIn from './accounts/check-in.ts';
import * as settings from './accounts/settings.ts';
import * as signIn from './accounts/sign-in.ts';
import * as passwordAndCodes from './accounts/sign-up.ts';
import * as usersAdmin from './accounts/users-admin.ts';
import * as broken from './authoring/broken.ts';
import * as editor from './authoring/editor.ts';
import * as jurySolutions from './authoring/jury-solutions.ts';
import * as testdata from './authoring/testdata.ts';
import * as transfer from './authoring/transfer.ts';
import * as difficulty from './catalog/difficulty.ts';
import * as languages from './catalog/languages.ts';
import * as tags from './catalog/tags.ts';
import * as contestAdmin from './contests/admin.ts';
import * as contestAdminProblems from './contests/admin-problems.ts';
import * as contestBoards from './contests/boards.ts';
import * as contestBalloons from './contests/floor/balloons.ts';
import * as contestPrints from './contests/floor/prints.ts';
import * as contestIcpc from './contests/icpc.ts';
import * as contestList from './contests/list.ts';
import * as contestPhotos from './contests/photos.ts';
import * as contestProblems from './contests/problems.ts';
import * as contestScrollBoard from './contests/scroll-board.ts';
import * as contestAccounts from './contests/staff/accounts.ts';
import * as contestDoctor from './contests/staff/doctor.ts';
import * as contestDownloads from './contests/staff/downloads.ts';
import * as contestImport from './contests/staff/import.ts';
import * as contestParticipants from './contests/staff/participants.ts';
import * as contestStaffTeams from './contests/staff/teams.ts';
import * as contestSubmissions from './contests/submissions.ts';
import * as contestAnnouncements from './contests/talk/announcements.ts';
import * as contestClarifications from './contests/talk/clarifications.ts';
import * as contestComments from './contests/talk/comments.ts';
import * as contestTeams from './contests/teams.ts';
import * as contestVirtual from './contests/virtual.ts';
import * as groupContestFaces from './groups/contest-faces.ts';
import * as groupContests from './groups/contests.ts';
import * as groups from './groups/groups.ts';
import * as groupMembers from './groups/members.ts';
import * as nodeLink from './judging/node-link.ts';
import * as nodes from './judging/nodes.ts';
import * as rejudgeSets from './judging/rejudge-sets.ts';
import * as verification from './judging/verification.ts';
import type { AnyOp } from './op.ts';
import * as problemDetail from './problems/detail.ts';
import * as problemList from './problems/list.ts';
import * as push from './push.ts';
import * as config from './site/config.ts';
import * as countdowns from './site/countdowns.ts';
import * as home from './site/home.ts';
import * as submissionAdmin from './submissions/admin.ts';
import * as compileChecker from './submissions/compile-checker.ts';
import * as submissionDetail from './submissions/detail.ts';
import * as judgements from './submissions/judgements.ts';
import * as submissionList from './submissions/list.ts';
import * as submit from './submissions/submit.ts';

const isOp = (value: unknown): value is AnyOp =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'does' in value;

/** Every call of the product, in the order of the domains. */
export const CALLS: readonly AnyOp[] = [
  signIn,
  passwordAndCodes,
  settings,
  checkIn,
  usersAdmin,
  config,
  home,
  countdowns,
  languages,
  tags,
  difficulty,
  problemList,
  problemDetail,
  editor,
  broken,
  testdata,
  transfer,
  jurySolutions,
  submit,
  compileChecker,
  submissionList,
  submissionDetail,
  submissionAdmin,
  judgements,
  rejudgeSets,
  verification,
  contestList,
  contestProblems,
  contestSubmissions,
  contestBoards,
  contestScrollBoard,
  contestIcpc,
  contestAdmin,
  contestAdminProblems,
  contestAnnouncements,
  contestComments,
  contestClarifications,
  contestPrints,
  contestBalloons,
  contestParticipants,
  contestTeams,
  contestPhotos,
  contestStaffTeams,
  contestAccounts,
  contestImport,
  contestDownloads,
  contestDoctor,
  contestVirtual,
  groups,
  groupMembers,
  groupContests,
  groupContestFaces,
  nodeLink,
  nodes,
  push,
].flatMap((topic) => Object.values(topic).filter(isOp));
