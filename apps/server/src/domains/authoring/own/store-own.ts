import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Call, Viewer } from '../../../platform/http/call.ts';
import { type Belonging, insertPrepared, prepareSave, refuseBrokenRow } from '../editor/save.ts';
import { takePlace } from './belonging.ts';

/**
 * Stores a new problem of a group or person, as long as there is room for one.
 * @param note writes down what was made, in the same transaction
 * @throws Failure of `prepareSave` and `takePlace`
 */
export async function storeOwn(
  call: Call,
  author: Viewer,
  save: ProblemSave,
  belonging: Belonging,
  note: (tx: Queryable, made: { pid: number; problemId: string }) => Promise<void>,
) {
  const prepared = await prepareSave(call, author, save, belonging);
  try {
    return await call.db.transaction().execute(async (tx) => {
      await takePlace(call, tx, belonging);
      const made = await insertPrepared(tx, prepared);
      await note(tx, made);
      return made;
    });
  } catch (error) {
    return refuseBrokenRow(error, save);
  }
}
