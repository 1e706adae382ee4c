import { paths } from '../../../lib/paths.ts';
import { useOptionalIdParam } from '../../../lib/screens/params.ts';

/** Where a contest is made and run: the back office, or the group that it belongs to. */
export interface ContestDesk {
  /** Null in the back office. */
  gid: number | null;
  create: string;
  edit: (cid: number) => string;
  problems: (cid: number) => string;
  announcements: (cid: number) => string;
  participants: (cid: number) => string;
  teams: (cid: number) => string;
  importFiles: (cid: number) => string;
  doctor: (cid: number) => string;
}

const BACK_OFFICE: ContestDesk = {
  gid: null,
  create: paths.adminContestCreate,
  edit: paths.adminContest,
  problems: paths.adminContestProblems,
  announcements: paths.adminContestAnnouncements,
  participants: paths.adminContestParticipants,
  teams: paths.adminContestTeams,
  importFiles: paths.adminContestImport,
  doctor: paths.adminContestDoctor,
};

/** The pages that run the contests of a group, or (null) those of the site. */
export const deskOf = (gid: number | null): ContestDesk =>
  gid === null
    ? BACK_OFFICE
    : {
        gid,
        create: paths.groupContestCreate(gid),
        edit: (cid) => paths.groupContestEdit(gid, cid),
        problems: (cid) => paths.groupContestProblems(gid, cid),
        announcements: (cid) => paths.groupContestAnnouncements(gid, cid),
        participants: (cid) => paths.groupContestParticipants(gid, cid),
        teams: (cid) => paths.groupContestTeams(gid, cid),
        importFiles: (cid) => paths.groupContestImport(gid, cid),
        doctor: (cid) => paths.groupContestDoctor(gid, cid),
      };

/** The desk whose pages the address is among. */
export function useContestDesk(): ContestDesk {
  return deskOf(useOptionalIdParam<'AdminContestEdit' | 'GroupContestEdit'>('groupID'));
}
