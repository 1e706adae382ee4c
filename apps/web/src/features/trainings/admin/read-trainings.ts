import { getAdminTrainingList, getGroupAdminTrainingList } from '@assay/contract/trainings/admin.ts';
import { getGroupTrainingList, getTrainingDetail, getTrainingList } from '@assay/contract/trainings/list.ts';
import { refresh } from '../../../lib/use-call.ts';

/** Reads anew whatever shows a training. */
export const readTrainings = () =>
  refresh(getAdminTrainingList, getGroupAdminTrainingList, getTrainingList, getGroupTrainingList, getTrainingDetail);
