import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import {
  type QuickEdited,
  type QuickState,
  quickEditProblems,
  undoQuickEdit,
} from '@assay/contract/authoring/quick-edit.ts';
import { fail } from '@assay/contract/errors.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { isOther, quickEdited } from '@assay/rules/authoring/quick-edit.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { ownerOf } from '../../problems/facts.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { refuseContestAuth } from '../contest-problems.ts';
import { findProblemToRun } from '../find.ts';
import { limitsFor } from '../own/belonging.ts';
import { editedProblem } from './edited.ts';
import { findEditedParts } from './editor.queries.ts';
import { type PreparedSave, prepareSave, refuseBrokenRow, updatePrepared } from './save.ts';

/** A problem as its editor would save it again, and what of it is changed at once with others. */
async function readSave(call: Call, pid: number): Promise<{ row: ProblemRow; save: ProblemSave; state: QuickState }> {
  const row = await findProblemToRun(call.db, viewerOf(call), pid);
  const parts = await findEditedParts(call.db, pid);
  const problem = editedProblem(row, parts) as ProblemSave['problem'];
  const tags = parts.tags.map(({ tid }) => tid);
  const save: ProblemSave = {
    problem,
    tags,
    languages: parts.languages.map(({ name }) => name),
    codeTemplates: parts.templates,
    cases: { from: 'keep' },
  };
  const { auth, difficulty, timeLimit, memoryLimit } = problem;
  return { row, save, state: { auth, difficulty, timeLimit, memoryLimit, tags } };
}

interface Change {
  pid: number;
  /** The version that was seen; the present one unless given. */
  version?: number;
  to: (before: QuickState) => QuickState;
}

interface Planned extends QuickEdited {
  row: ProblemRow;
  seen: number;
  prepared: PreparedSave;
}

/** @throws Failure of the editor for the first problem that cannot be changed so */
async function plan(call: Call, { pid, version, to }: Change): Promise<Planned | null> {
  const editor = viewerOf(call);
  const { row, save, state: before } = await readSave(call, pid);
  const after = to(before);
  if (!isOther(before, after)) return null;
  const { tags, ...fields } = after;
  const problem = { ...save.problem, ...fields, auth: fields.auth as ProblemSave['problem']['auth'] };
  refuseContestAuth(problem.auth, row.auth);
  const owner = ownerOf(row);
  const belonging = { owner, limits: await limitsFor(call, editor, owner) };
  const prepared = await prepareSave(call, editor, { ...save, problem, tags }, belonging);
  return {
    pid,
    problemId: row.problem_id,
    version: row.version,
    before,
    after,
    row,
    seen: version ?? row.version,
    prepared,
  };
}

const shown = ({ pid, problemId, version, before, after }: QuickEdited): QuickEdited => ({
  pid,
  problemId,
  version,
  before,
  after,
});

/** Changes problems in one transaction, in the order of their ids, so that two who do never wait for each other. */
async function apply(call: Call, action: AuditAction, changes: readonly Change[], isPreview = false) {
  const planned: Planned[] = [];
  for (const change of [...changes].sort((a, b) => a.pid - b.pid)) {
    const one = await plan(call, change);
    if (one) planned.push(one);
  }
  if (isPreview) return planned.map(shown);
  return call.db.transaction().execute(async (tx) => {
    const done: QuickEdited[] = [];
    for (const { row, seen, prepared, ...one } of planned) {
      try {
        const version = await updatePrepared(call, tx, row, seen, prepared);
        done.push(shown({ ...one, version }));
      } catch (error) {
        refuseBrokenRow(error, prepared.save);
      }
      const { pid, before, after } = one;
      await noteAct(call, tx, { action, subject: `problem ${pid}`, before, after });
    }
    return done;
  });
}

function refuseTwice(pids: readonly number[]): void {
  if (new Set(pids).size < pids.length) fail('problem.namedTwice');
}

export const quickEditCalls: Implementation[] = [
  implement(quickEditProblems, async (call, { pids, change, preview }) => {
    refuseTwice(pids);
    const changes = pids.map((pid) => ({ pid, to: (before: QuickState) => quickEdited(before, change) }));
    return apply(call, quickEditProblems.name, changes, preview);
  }),

  implement(undoQuickEdit, async (call, { problems }) => {
    refuseTwice(problems.map(({ pid }) => pid));
    const changes = problems.map(({ pid, version, before }) => ({ pid, version, to: () => before }));
    return apply(call, undoQuickEdit.name, changes);
  }),
];
