import { paths } from '../../../lib/paths.ts';
import { useOptionalIdParam } from '../../../lib/screens/params.ts';

/** Where a training is made and changed: in administration, or in the group that it belongs to. */
interface TrainingAdminPaths {
  /** Null in administration. */
  gid: number | null;
  create: string;
  edit: (tid: number) => string;
  problems: (tid: number) => string;
}

const OF_SITE: TrainingAdminPaths = {
  gid: null,
  create: paths.adminTrainingCreate,
  edit: paths.adminTraining,
  problems: paths.adminTrainingProblems,
};

/** The trainings whose administration the address is part of. */
export function useTrainingAdmin(): TrainingAdminPaths {
  const gid = useOptionalIdParam<'AdminTrainingEdit' | 'GroupTrainingEdit'>('groupID');
  if (gid === null) return OF_SITE;
  return {
    gid,
    create: paths.groupTrainingCreate(gid),
    edit: (tid) => paths.groupTrainingEdit(gid, tid),
    problems: (tid) => paths.groupTrainingOutline(gid, tid),
  };
}
