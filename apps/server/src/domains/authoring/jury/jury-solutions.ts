import { deleteJurySolution, getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { findLanguageIds } from '../editor/save.queries.ts';
import { findProblemToEdit } from '../find.ts';
import { deleteJurySolutionRow, findJurySolutions, upsertJurySolution } from './jury-solutions.queries.ts';

export const jurySolutionCalls = [
  // solutions tell how a problem is solved: they are for those who may change it
  implement(getJurySolutions, async (call, { pid }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    return findJurySolutions(call.db, pid);
  }),

  implement(saveJurySolution, async (call, { pid, language: named, ...solution }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    const language = named === null ? null : languageNamed(named);
    if (language !== null && !(await findLanguageIds(call.db)).has(language)) fail('language.unknown', { language });
    return { id: await upsertJurySolution(call.db, pid, { ...solution, language }, call.clock.now()) };
  }),

  implement(deleteJurySolution, async (call, { pid, id }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    if (!(await deleteJurySolutionRow(call.db, pid, id))) fail('jurySolution.unknown');
    return null;
  }),
];
