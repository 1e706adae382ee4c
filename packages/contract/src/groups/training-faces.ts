import { face } from '../op.ts';
import { changeTrainingStatus, deleteTraining, getAdminTraining, updateTraining } from '../trainings/admin.ts';
import {
  addTrainingProblem,
  getProblemsForTraining,
  placeTrainingProblem,
  removeTrainingProblem,
} from '../trainings/outline.ts';

// Calls of every training, under the addresses that trainings of groups have of old (GRP-12).

export const getGroupTraining = face(getAdminTraining, 'getGroupTraining', '/api/group/training');
export const updateGroupTraining = face(updateTraining, 'updateGroupTraining', '/api/group/training');
export const deleteGroupTraining = face(deleteTraining, 'deleteGroupTraining', '/api/group/training');
export const changeGroupTrainingStatus = face(
  changeTrainingStatus,
  'changeGroupTrainingStatus',
  '/api/group/change-training-status',
);
export const getProblemsForGroupTraining = face(
  getProblemsForTraining,
  'getProblemsForGroupTraining',
  '/api/group/get-training-problem-list',
);
export const placeGroupTrainingProblem = face(
  placeTrainingProblem,
  'placeGroupTrainingProblem',
  '/api/group/training-problem',
);
export const removeGroupTrainingProblem = face(
  removeTrainingProblem,
  'removeGroupTrainingProblem',
  '/api/group/training-problem',
);
export const addGroupTrainingProblem = face(
  addTrainingProblem,
  'addGroupTrainingProblem',
  '/api/group/add-training-problem-from-public',
);
