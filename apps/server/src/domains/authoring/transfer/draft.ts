import { problemSave } from '@assay/contract/authoring/editor.ts';
import { type Failure, failureText } from '@assay/contract/errors.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import type { Report } from '@assay/formats/report.ts';
import { SITE_NOTES } from '@assay/formats/site/notes.ts';
import { type SaveChoices, type SiteDraft, toSave } from '@assay/formats/site/to-save.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';

const NOTES_OF_SHAPE_MAX = 20;

const refused = (report: Report, { code, params }: Failure) =>
  report.add(SITE_NOTES.refused, null, {
    en: failureText(code, 'en', params),
    zh: failureText(code, 'zh', params),
  });

/**
 * What the editor would save for a package, held against the shape and the rules of the editor: what they refuse stands in
 * the report as errors.
 * @returns null when there are such errors
 */
export function draftOf(problem: ProblemPackage, choices: SaveChoices, report: Report): SiteDraft | null {
  const draft = toSave(problem, choices, report);
  const shaped = problemSave.safeParse({ ...draft.save, cases: withKey(draft.save.cases), tags: [] });
  if (!shaped.success) {
    for (const { path, message } of shaped.error.issues.slice(0, NOTES_OF_SHAPE_MAX)) {
      report.add(SITE_NOTES.notSavable, null, { field: path.map(String).join('.'), reason: message });
    }
    return null;
  }
  const refusal = refuseProblem(shaped.data);
  if (refusal) {
    refused(report, refusal);
    return null;
  }
  const { tags: _tags, ...save } = shaped.data;
  return { save, tags: draft.tags };
}

/** The key is given when the cases are stored. */
const withKey = (cases: SiteDraft['save']['cases']) => (cases.from === 'upload' ? { ...cases, uploadKey: '-' } : cases);
