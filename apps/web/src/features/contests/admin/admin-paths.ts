import { paths } from '../../../lib/paths.ts';
import { useOptionalIdParam } from '../../../lib/screens/params.ts';

/** Where a contest is made and run: in administration, or in the group that it belongs to. */
export interface ContestAdminPaths {
  /** Null in administration. */
  gid: number | null;
  create: string;
  edit: (cid: number) => string;
  problems: (cid: number) => string;
  announcements: (cid: number) => string;
  participants: (cid: number) => string;
  teams: (cid: number) => string;
  importFiles: (cid: number) => string;
  doctor: (cid: number) => string;
  createProblem: (cid: number) => string;
  editProblem: (cid: number, pid: number) => string;
}

const OF_SITE: ContestAdminPaths = {
  gid: null,
  create: paths.adminContestCreate,
  edit: paths.adminContest,
  problems: paths.adminContestProblems,
  announcements: paths.adminContestAnnouncements,
  participants: paths.adminContestParticipants,
  teams: paths.adminContestTeams,
  importFiles: paths.adminContestImport,
  doctor: paths.adminContestDoctor,
  createProblem: paths.adminContestProblemCreate,
  editProblem: paths.adminContestProblem,
};

/** The pages that run the contests of a group, or (null) those of the site. */
export const contestAdminOf = (gid: number | null): ContestAdminPaths =>
  gid === null
    ? OF_SITE
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
        createProblem: (cid) => paths.groupContestProblemCreate(gid, cid),
        editProblem: (cid, pid) => paths.groupContestProblemEdit(gid, cid, pid),
      };

/** The contests whose administration the address is part of. */
export function useContestAdmin(): ContestAdminPaths {
  return contestAdminOf(useOptionalIdParam<'AdminContestEdit' | 'GroupContestEdit'>('groupID'));
}
