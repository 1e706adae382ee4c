import { fail } from '@assay/contract/errors.ts';
import {
  addTrainingCategory,
  deleteTrainingCategory,
  orderTrainingCategories,
  updateTrainingCategory,
} from '@assay/contract/trainings/categories.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { deleteCategory, insertCategory, orderCategories, updateCategory } from './categories.queries.ts';

function refuseTaken(error: unknown): never {
  if (brokenConstraint(error, UNIQUE_VIOLATION)) fail('training.categoryTaken');
  throw error;
}

export const trainingCategoryCalls: Implementation[] = [
  implement(addTrainingCategory, (call, fields) => insertCategory(call.db, fields).catch(refuseTaken)),

  implement(updateTrainingCategory, async (call, { id, ...fields }) => {
    if (!(await updateCategory(call.db, id, fields).catch(refuseTaken))) fail('training.categoryUnknown');
    return null;
  }),

  implement(deleteTrainingCategory, async (call, { cid }) => {
    if (!(await deleteCategory(call.db, cid))) fail('training.categoryUnknown');
    return null;
  }),

  implement(orderTrainingCategories, async (call, { ids }) => {
    await orderCategories(call.db, ids);
    return null;
  }),
];
