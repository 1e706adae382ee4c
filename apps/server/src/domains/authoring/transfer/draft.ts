import { CASES_MAX, problemSave } from '@assay/contract/authoring/editor.ts';
import { shapeFaultWords } from '@assay/contract/bounds/shape-faults.ts';
import { failureWords } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { READER_NOTES } from '@assay/formats/reading/notes.ts';
import { type Note, Report } from '@assay/formats/report.ts';
import { SITE_NOTES } from '@assay/formats/site/notes.ts';
import { type SaveChoices, type SiteDraft, toSave } from '@assay/formats/site/to-save.ts';
import { refuseGrader } from '@assay/rules/authoring/refuse-grader.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';

const NOTES_OF_SHAPE_MAX = 20;

const refused = (report: Report, { code, params }: Failure) =>
  report.add(READER_NOTES.refused, null, { reason: failureWords(code, params) });

/** What a draft depends on beside its package. */
export type DraftFacts = Pick<SaveChoices, 'languages' | 'nodeMemoryMb'>;

/** A draft under no id yet, null when the editor would refuse it, and what the report is to say of it. */
export interface Drafted {
  draft: SiteDraft | null;
  notes: Note[];
}

/** Any that the shape allows: the one that is chosen later is held against the shape by the call that brings it. */
const PLACEHOLDER = { problemId: 'P', auth: 2 } as const;

/**
 * What the editor would save for a package, held against the shape and the rules of the editor: what they refuse stands
 * among the notes as errors.
 */
export function draftOf(problem: ProblemPackage, site: DraftFacts): Drafted {
  const report = new Report([], problem.key);
  const count = problem.cases.length;
  if (count > CASES_MAX) {
    report.add(SITE_NOTES.tooManyCases, null, { count, max: CASES_MAX });
    return { draft: null, notes: report.notes };
  }
  return { draft: refusedOrDraft(toSave(problem, { ...PLACEHOLDER, ...site }, report), report), notes: report.notes };
}

function refusedOrDraft(draft: SiteDraft, report: Report): SiteDraft | null {
  const save = { ...draft.save, cases: withKey(draft.save.cases), tags: [] };
  const shaped = problemSave.safeParse(save);
  if (!shaped.success) {
    for (const { field, reason } of shapeFaultWords(problemSave, save).slice(0, NOTES_OF_SHAPE_MAX)) {
      report.add(SITE_NOTES.notSavable, null, { field, reason });
    }
    return null;
  }
  const refusal = refuseProblem(shaped.data) ?? refuseGrader(shaped.data);
  if (refusal) {
    refused(report, refusal);
    return null;
  }
  const { tags: _tags, ...kept } = shaped.data;
  return { save: kept, tags: draft.tags };
}

/** The draft as the problem of this id, shown to whom it says. */
export const draftAs = (
  { save, tags }: SiteDraft,
  { problemId, auth }: Pick<SaveChoices, 'problemId' | 'auth'>,
): SiteDraft => ({ save: { ...save, problem: { ...save.problem, problemId, auth } }, tags });

/** The key is given when the cases are stored. */
const withKey = (cases: SiteDraft['save']['cases']) => (cases.from === 'upload' ? { ...cases, uploadKey: '-' } : cases);
