import { deleteJurySolution, getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { findLanguageIds } from '../editor/save.queries.ts';
import { findProblemToEdit } from '../find.ts';
import { keepFirstVersion, recordVersion } from '../versions/record.ts';
import { deleteJurySolutionRow, findJurySolutions, upsertJurySolution } from './jury-solutions.queries.ts';

export const jurySolutionCalls = [
  // solutions tell how a problem is solved: they are for those who may change it
  implement(getJurySolutions, async (call, { pid }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    return findJurySolutions(call.db, pid);
  }),

  implement(saveJurySolution, async (call, { pid, language: named, ...solution }) => {
    const editor = viewerOf(call);
    await findProblemToEdit(call.db, editor, pid);
    const language = named === null ? null : languageNamed(named);
    if (language !== null && !(await findLanguageIds(call.db)).has(language)) fail('language.unknown', { language });
    const at = call.clock.now();
    return call.db.transaction().execute(async (tx) => {
      await keepFirstVersion(tx, pid);
      const id = await upsertJurySolution(tx, pid, { ...solution, language }, at);
      await recordVersion(tx, pid, { uid: editor.uid, username: editor.username, at });
      return { id };
    });
  }),

  implement(deleteJurySolution, async (call, { pid, id }) => {
    const editor = viewerOf(call);
    await findProblemToEdit(call.db, editor, pid);
    await call.db.transaction().execute(async (tx) => {
      await keepFirstVersion(tx, pid);
      if (!(await deleteJurySolutionRow(tx, pid, id))) fail('jurySolution.unknown');
      await recordVersion(tx, pid, { uid: editor.uid, username: editor.username, at: call.clock.now() });
    });
    return null;
  }),
];
