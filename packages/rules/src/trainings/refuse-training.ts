import { Failure } from '@assay/contract/failure.ts';
import type { TrainingAuth } from '@assay/contract/trainings/training.ts';

/** The part of a training's form that is held against rules. */
export interface TrainingForm {
  title: string;
  description: string;
  auth: TrainingAuth;
  privatePwd: string;
  categoryId?: number | null | undefined;
}

/** Why a training cannot be saved, or null: title, description and category are needed, and a password unless it is public (TRAIN-2). */
export function refuseTraining(form: TrainingForm): Failure | null {
  if (form.title.trim() === '') return new Failure('training.fieldNeeded', { field: 'title' });
  if (form.description.trim() === '') return new Failure('training.fieldNeeded', { field: 'description' });
  if (!form.categoryId) return new Failure('training.fieldNeeded', { field: 'categoryId' });
  if (form.auth !== 'Public' && form.privatePwd === '') {
    return new Failure('training.fieldNeeded', { field: 'privatePwd' });
  }
  return null;
}

/**
 * Whether everybody has to give the password again: whoever gave the old one, and everybody when a public training gets
 * one (TRAIN-5).
 */
export const asksAnew = (before: { auth: TrainingAuth; pwd: string }, after: { auth: TrainingAuth; pwd: string }) =>
  after.auth !== 'Public' && (before.pwd !== after.pwd || before.auth === 'Public');
