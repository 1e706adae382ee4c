import { useLocation } from '@tanstack/react-router';
import { addressOf, paths } from './paths.ts';
import { useOptionalIdParam } from './screens/params.ts';

/** Where problems are made and changed: in administration, in the group that they belong to, or on the pages of one's own. */
export interface ProblemAdminPaths {
  owner: 'site' | 'group' | 'person';
  /** Null unless a group is the owner. */
  gid: number | null;
  list: string;
  create: string;
  edit: (pid: number) => string;
  verify: (pid: number) => string;
  generators: (pid: number) => string;
  versions: (pid: number) => string;
  /** The page where a problem is solved, by its display id. */
  view: (problemId: string) => string;
}

const OF_SITE: ProblemAdminPaths = {
  owner: 'site',
  gid: null,
  list: paths.adminProblems,
  create: paths.adminProblemCreate,
  edit: paths.adminProblem,
  verify: paths.adminProblemVerify,
  generators: paths.adminProblemGenerators,
  versions: paths.adminProblemVersions,
  view: paths.problem,
};

const OWN: ProblemAdminPaths = {
  owner: 'person',
  gid: null,
  list: paths.myProblems,
  create: paths.myProblemCreate,
  edit: paths.myProblemEdit,
  verify: paths.myProblemVerify,
  generators: paths.myProblemGenerators,
  versions: paths.myProblemVersions,
  view: paths.problem,
};

/** The pages for problems of a group, or (null) for those of the site. */
export const problemAdminOf = (gid: number | null): ProblemAdminPaths =>
  gid === null
    ? OF_SITE
    : {
        owner: 'group',
        gid,
        list: `${paths.groupProblems(gid)}?manage=true`,
        create: paths.groupProblemCreate(gid),
        edit: (pid) => paths.groupProblemEdit(gid, pid),
        verify: (pid) => paths.groupProblemVerify(gid, pid),
        generators: (pid) => paths.groupProblemGenerators(gid, pid),
        versions: (pid) => paths.groupProblemVersions(gid, pid),
        view: addressOf({ kind: 'group', id: gid }).problem,
      };

/** The pages for problems where the address is: one's own, of its group, else of the site. */
export function useProblemAdmin(): ProblemAdminPaths {
  const isOwn = useLocation({ select: ({ pathname }) => `${pathname}/`.startsWith(`${paths.myProblems}/`) });
  const gid = useOptionalIdParam<'GroupProblemEdit'>('groupID');
  return isOwn ? OWN : problemAdminOf(gid);
}

/** What calls need to know about the problem of an editor: its number, or the group of one that is not stored yet. */
export function useWhoseProblem(pid: number | null): { pid?: number; gid?: number } {
  const { gid } = useProblemAdmin();
  if (pid !== null) return { pid };
  return gid === null ? {} : { gid };
}
