import { fail } from '@assay/contract/errors.ts';
import { mayDo } from '@assay/contract/roles.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { findSolvable } from '../../problems/solving/solvable.queries.ts';
import type { MaySolve } from '../../venues/rules.ts';
import { enterSheet } from '../entry.ts';
import { holdSheet } from '../qsheets.queries.ts';
import { joinSheet } from '../rank/follow.ts';
import { atDisplayId, openProblem, viewGroups } from '../view/view.ts';

/**
 * The problem at a display id of a sheet, when this viewer may submit to it. Who has not submitted in the sheet before takes part by it
 * (SHEET-7), and a group that solved problems opened stays open.
 * @throws Failure of `enterSheet`, `problem.unknown`, also in a group that is locked
 */
export async function solveInSheet(
  services: Pick<Services, 'db' | 'clock'>,
  qid: number,
  { pid, language }: { pid: string; language: string },
  viewer: Viewer,
): Promise<MaySolve> {
  const { db, clock } = services;
  const view = await enterSheet(services, qid, viewer);
  if (!mayDo(viewer.role, 'submit')) return fail('access.mayNotSubmit');
  const { groups, open } = await viewGroups(services, view, 'zh');
  const { problemId } = openProblem({ open }, atDisplayId(pid));
  const problem = (await findSolvable(db, problemId, languageNamed(language))) ?? fail('problem.unknown');
  const keeps = groups.filter(
    ({ opens, isOpen, problems }) =>
      opens.by === 'solved' && isOpen && problems.some((one) => one.problemId === problemId),
  );
  return {
    problem,
    listed: false,
    receiveNow: null,
    alongside: null,
    within: async (tx, store) => {
      if (!(await holdSheet(tx, qid, 'follow'))) return fail('qsheet.unknown');
      const stored = await store(tx);
      if (stored && !view.isManager) {
        await joinSheet(tx, { qid, uid: viewer.uid, opened: keeps.map(({ id }) => id), now: clock.now() });
      }
      return stored;
    },
  };
}
