import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type ContestFacts, type ContestViewer, refuseRegistration } from './access.ts';

/** A contest of teams: more than one may share a line of the board. */
export const isTeamContest = (teamSize: number) => teamSize > 1;

/**
 * Why somebody may not make, join, rename or leave a team now, or null. Teams are the contestants' own until the contest
 * starts, then only its admins change them. Who may not register may not join either; those who run the contest, and
 * disqualified ones, have no team.
 */
export function refuseTeamChange(
  viewer: ContestViewer,
  contest: ContestFacts,
  { teamSize, status }: { teamSize: number; status: ContestStatus },
): Failure | null {
  const closed = refuseRegistration(viewer, contest, viewer?.isRegistered ? 'right' : 'none');
  if (closed && closed !== 'contest.alreadyRegistered') return new Failure(closed, { names: viewer?.username ?? '' });
  if (!viewer) return new Failure('access.loginNeeded');
  if (!isTeamContest(teamSize)) return new Failure('contest.noTeams');
  if (viewer.isDisqualified) return new Failure('contest.disqualified');
  return status === CONTEST_STATUS.scheduled ? null : new Failure('contest.teamsFixed');
}

/** A team as its members are about to change. */
export interface TeamMembers {
  captainUid: number | null;
  /** The one who has been there longest first. */
  members: readonly number[];
}

/**
 * What becomes of a team when `byUid` takes `uid` out of it: members leave by themselves, others are taken out by the
 * captain. The captaincy passes to who has been there longest; with its last member the team goes.
 */
export function leaveTeam(
  { captainUid, members }: TeamMembers,
  uid: number,
  byUid: number,
): Failure | { captainUid: number | null; isGone: boolean } {
  if (!members.includes(byUid) || !members.includes(uid)) return new Failure('contest.notInTeam');
  if (uid !== byUid && byUid !== captainUid) return new Failure('contest.notCaptain');
  const rest = members.filter((one) => one !== uid);
  const heir = captainUid === uid ? (rest[0] ?? null) : captainUid;
  return { captainUid: heir, isGone: rest.length === 0 };
}
