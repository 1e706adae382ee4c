import { addProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { mayRunProblem } from '@assay/rules/problems/access.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { factsFor, ownerOf } from '../../problems/facts.ts';
import { findQuestions } from '../../questions/questions.queries.ts';
import { refuseContestAuth } from '../contest-problems.ts';
import { findProblemToEdit, findProblemToRead } from '../find.ts';
import { limitsFor, ownId } from '../own/belonging.ts';
import { editedProblem } from './edited.ts';
import { findEditedParts } from './editor.queries.ts';
import { createProblem, saveProblem } from './save.ts';
import { refuseQuestionsInUse } from './save-questions.ts';

export const editorCalls = [
  implement(getAdminProblem, async (call, { pid }) => {
    // checkers, graders and files of the judge tell what is tested
    const row = await findProblemToRead(call.db, viewerOf(call), pid);
    const parts = await findEditedParts(call.db, pid);
    return {
      id: row.id,
      version: row.version,
      problem: editedProblem(row, parts),
      tags: parts.tags.map(({ tid }) => tid),
      languages: parts.languages.map(({ name }) => name),
      codeTemplates: parts.templates,
      author: row.author,
      questions: (await findQuestions(call.db, pid))?.set ?? null,
    };
  }),

  implement(addProblem, async (call, save) => {
    refuseContestAuth(save.problem.auth, null);
    return createProblem(call, viewerOf(call), save);
  }),

  implement(updateProblem, async (call, save) => {
    const editor = viewerOf(call);
    const before = await findProblemToEdit(call.db, editor, save.pid);
    refuseContestAuth(save.problem.auth, before.auth);
    await refuseQuestionsInUse(call, save.pid, save.cases);
    const problemId = await ownId(call.db, before, save.problem.problemId);
    const stays = problemId === before.problem_id && save.problem.auth === shownAuth(before.auth);
    if (!stays && !mayRunProblem(editor, await factsFor(call.db, editor, before))) fail('problem.ofOthers');
    const named = { ...save, problem: { ...save.problem, problemId } };
    const version = await saveProblem(call, editor, before, named, await limitsFor(call, editor, ownerOf(before)));
    return { version, problemId };
  }),
];
