import type { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazyPopover } from '../../../ui/popover/lazy-popover.tsx';
import { MoreButton } from './more-button.tsx';

export type AdminProblemRow = DataOf<typeof getAdminProblemList>['records'][number];

export type ProblemActionsRow = Pick<AdminProblemRow, 'id' | 'problemId' | 'title' | 'mayEdit'> & {
  caseCount?: number;
};

const load = () => import('./problem-menu.tsx').then((module) => module.ProblemMenu);
const ProblemMenu = lazyPart(load);

/** What may be done with a problem besides editing, behind a button. */
export function ProblemActions({ row }: { row: ProblemActionsRow }) {
  return (
    <LazyPopover opens="menu" load={load} button={(opener) => <MoreButton problemId={row.problemId} {...opener} />}>
      <ProblemMenu row={row} />
    </LazyPopover>
  );
}
