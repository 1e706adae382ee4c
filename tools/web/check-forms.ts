import { isTest } from '../layout.ts';

/** The hook of every form that is saved by a call, and those that are built upon it. */
const FORM_HOOK = /\buse(?:SaveForm|WorkForm|Writing)\b/;

/** What has a `<form>` and is saved by no call of its own, and why. */
export const FORMS_APART: ReadonlyMap<string, string> = new Map([
  ['apps/web/src/ui/dialogs/confirm-part.tsx', 'a question: nothing is written'],
  ['apps/web/src/ui/table/search-bar.tsx', 'filters stand in the address'],
  ['apps/web/src/features/submissions/list/filter-bar.tsx', 'filters stand in the address'],
  ['apps/web/src/features/problems/filter-bar.tsx', 'filters stand in the address'],
  ['apps/web/src/features/catalog/entry-form.tsx', 'the frame of forms, which hand it what submits them'],
  ['apps/web/src/features/submissions/solve/submit/captcha-box.tsx', 'goes with the submission'],
  ['apps/web/src/features/gates/gate-form.tsx', 'whatever keeps the gate shut stands at its one box'],
  ['apps/web/src/features/authoring/editor/problem-editor.tsx', 'judged by the rules of authoring as it is written'],
  ['apps/web/src/features/contests/admin/contest-editor.tsx', 'judged by the rules of contests as it is written'],
  ['apps/web/src/features/contests/import/import-view.tsx', 'an archive is looked at before anything is stored'],
  ['apps/web/src/features/assignments/rubric/rubric-grading.tsx', 'choices alone: nothing in it can be wrong'],
  ['apps/web/src/features/groups/windows/class-windows.tsx', 'two moments, saved by a call of what has the classes'],
  ['apps/web/src/features/messages/chat/write-box.tsx', 'the conversation sends, and keeps what did not arrive'],
  ['apps/web/src/features/problems/pick/pick-many.tsx', 'what was not found stays in the box'],
  ['apps/web/src/pages/certificates/check.tsx', 'leads to an address'],
  ['apps/web/src/pages/admin/problems/remote-import.tsx', 'asks for a preview'],
  ['apps/web/src/pages/groups/group-join.tsx', 'leads to an address'],
]);

/** Every form that is saved by a call is checked by the bounds of that call, and shows refusals beside its boxes. */
export function refuseOwnForm(path: string, source: string): string | null {
  if (!/^apps\/web\/src\/.*\.tsx$/.test(path) || isTest(path)) return null;
  const isOwn = /<form\b/.test(source) && !FORM_HOOK.test(source);
  if (isOwn && !FORMS_APART.has(path)) return `${path}: a form is useSaveForm, or stands in tools/web/check-forms.ts`;
  return FORMS_APART.has(path) && !isOwn ? `${path}: tools/web/check-forms.ts need not let it off` : null;
}
