import type { DataOf } from '@assay/contract/op.ts';
import { getTrainingDetail, getTrainingList, getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { getNextTrainingProblem, getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { getTrainingRank } from '@assay/contract/trainings/rank.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { useMemo } from 'react';
import { useIdParam, useOptionalIdParam } from '../../../lib/screens/params.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';

export type Training = DataOf<typeof getTrainingDetail>;

/** The number of the training that the address names. */
export const useTrainingId = () => useIdParam<'TrainingDetails' | 'GroupTrainingDetails'>('trainingID');
/** The group in whose frame the address shows it; null on the site. */
export const useTrainingGroupId = () => useOptionalIdParam<'GroupTrainingDetails'>('groupID');

/** The training that the address names, as a venue. */
export function useTrainingVenue(): Venue & { id: number } {
  const id = useTrainingId();
  const gid = useTrainingGroupId();
  return useMemo(() => ({ kind: 'training', id, ...(gid === null ? {} : { groupId: gid }) }), [id, gid]);
}

/** A training and what the viewer may do in it. */
export const useTraining = (tid: number) =>
  useCall(getTrainingDetail, { tid }, { keep: true, call: { shows: ['training.unknown'] } });

/** Whether its password is still to be given: a private training opens with it, a protected one takes submissions with it (TRAIN-5). */
export const asksPassword = ({ auth, maySubmit }: Training) => auth !== 'Public' && !maySubmit;

/** Reads anew what a submission, or starting, changes. */
export const trainingChanged = () =>
  refresh(
    getTrainingDetail,
    getTrainingList,
    getTrainingProblemList,
    getTrainingProgress,
    getTrainingRank,
    getNextTrainingProblem,
  );
