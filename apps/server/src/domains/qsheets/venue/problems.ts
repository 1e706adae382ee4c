import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { getQSheetProblem } from '@assay/contract/qsheets/problems.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { problemInVenue } from '../../problems/detail.ts';
import { findProblem } from '../../problems/find.queries.ts';
import type { ProblemWording } from '../../venues/rules.ts';
import { enterSheet } from '../entry.ts';
import { findSheetOf } from '../qsheets.queries.ts';
import { type BoundProblem, type Outline, openProblem, viewGroups } from '../view/view.ts';

/** The groups of a sheet as the viewer of a call finds them. @throws Failure of `enterSheet` */
export const viewSheet = async (call: Call, qid: number, lang = call.lang): Promise<Outline> =>
  viewGroups(call, await enterSheet(call, qid, call.viewer), lang);

/** A problem of a sheet as its page shows it. */
export async function showBound(
  call: Call,
  { result }: Outline,
  { pid }: BoundProblem,
  wording: Pick<ProblemWording, 'locale' | 'lang'>,
) {
  const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
  const { detail, owned } = await problemInVenue(call.db, problem, wording);
  return {
    ...detail,
    isFavorite: false,
    mayManage: mayEditProblem(call.viewer, owned),
    myStatus: result(pid).status,
  };
}

export const qsheetProblemCalls: Implementation[] = [
  implement(getQSheetProblem, async (call, { qpid, locale }) => {
    // a problem of a hidden sheet answers like a missing one
    const qid = (await findSheetOf(call.db, qpid)) ?? fail('problem.unknown');
    const outline = await viewSheet(call, qid).catch((error: unknown) =>
      error instanceof Failure ? fail('problem.unknown') : Promise.reject(error),
    );
    const problem = openProblem(outline, (one) => one.qpid === qpid);
    const shown = await showBound(call, outline, problem, { locale: locale ?? call.lang, lang: call.lang });
    return { ...shown, qid, groupId: problem.groupId, qpid };
  }),
];
