import { fail } from '@assay/contract/errors.ts';
import { getNoteCategories, saveNoteCategories } from '@assay/contract/notes/categories.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { brokenConstraint, type Queryable, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import {
  clearCategoryNames,
  deleteOtherCategories,
  insertCategoryRow,
  listNoteCategories,
  lockNoteCategories,
  updateCategoryRow,
} from './categories.queries.ts';

const shown = async (db: Queryable) =>
  (await listNoteCategories(db)).map((row) => ({ ...row, isNotebook: true as const }));

export const noteCategoryCalls: Implementation[] = [
  implement(getNoteCategories, ({ db }) => shown(db)),

  implement(saveNoteCategories, async (call, sent) => {
    // a list that is sent with those of discussions leaves these to their own
    const list = sent.filter(({ isNotebook }) => isNotebook !== false);
    if (new Set(list.map(({ name }) => name.toLowerCase())).size < list.length) fail('note.categoryTaken');
    try {
      return await call.db.transaction().execute(async (tx) => {
        await lockNoteCategories(tx);
        const before = await listNoteCategories(tx);
        await deleteOtherCategories(
          tx,
          list.flatMap(({ id }) => id ?? []),
        );
        await clearCategoryNames(tx);
        for (const [at, { id, name }] of list.entries()) {
          if (!id) await insertCategoryRow(tx, name, at);
          else if (!(await updateCategoryRow(tx, id, name, at))) fail('note.categoryUnknown');
        }
        const after = await listNoteCategories(tx);
        await noteAct(call, tx, { action: saveNoteCategories.name, subject: 'note categories', before, after });
        return shown(tx);
      });
    } catch (error) {
      if (brokenConstraint(error, UNIQUE_VIOLATION)) return fail('note.categoryTaken');
      throw error;
    }
  }),
];
