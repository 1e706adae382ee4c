import type { Implementation } from '../../platform/http/call.ts';
import { boardCalls } from './boards/rank.ts';
import { scrollBoardCalls } from './boards/scroll.ts';
import { clarificationCalls } from './clarifications/clarifications.ts';
import { contestDoctorCalls } from './doctor/doctor.ts';
import { groupContestCalls } from './groups/group-contests.ts';
import { icpcCalls } from './icpc/endpoints.ts';
import { icpcFeedCalls } from './icpc/feed.ts';
import { xcpcioCalls } from './icpc/xcpcio.ts';
import { contestListCalls } from './list/list.ts';
import { contestAdminCalls } from './manage/admin.ts';
import { contestLogoCalls } from './manage/logo.ts';
import { balloonCalls } from './onsite/balloons.ts';
import { printCalls } from './onsite/prints.ts';
import { onsiteStateCalls } from './onsite/state.ts';
import { contestAdminProblemCalls } from './problems/admin-problems.ts';
import { contestProblemCalls } from './problems/problems.ts';
import { rejudgePlaceCalls } from './rejudge/places.ts';
import { contestAccountCalls } from './staff/accounts.ts';
import { contestDownloadCalls } from './staff/downloads.ts';
import { contestImportCalls } from './staff/import/calls.ts';
import { participantCalls } from './staff/participants.ts';
import { contestSubmissionCalls } from './submissions/list.ts';
import { ownTeamCalls } from './teams/own-team.ts';
import { contestPhotoCalls } from './teams/photos.ts';
import { staffTeamCalls } from './teams/staff-teams.ts';
import { virtualCalls } from './virtual/virtual.ts';

export const contestsCalls: readonly Implementation[] = [
  ...rejudgePlaceCalls,
  ...contestListCalls,
  ...contestProblemCalls,
  ...contestSubmissionCalls,
  ...boardCalls,
  ...scrollBoardCalls,
  ...icpcCalls,
  ...icpcFeedCalls,
  ...xcpcioCalls,
  ...contestAdminCalls,
  ...contestAdminProblemCalls,
  ...contestLogoCalls,
  ...clarificationCalls,
  ...printCalls,
  ...balloonCalls,
  ...onsiteStateCalls,
  ...participantCalls,
  ...ownTeamCalls,
  ...contestPhotoCalls,
  ...staffTeamCalls,
  ...contestAccountCalls,
  ...contestImportCalls,
  ...contestDownloadCalls,
  ...contestDoctorCalls,
  ...virtualCalls,
  ...groupContestCalls,
];
