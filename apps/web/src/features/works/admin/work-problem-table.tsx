import {
  type AdminWorkProblem,
  getAdminTimedWorkProblems,
  orderTimedWorkProblems,
  removeTimedWorkProblem,
  updateTimedWorkProblem,
} from '@assay/contract/works/admin-problems.ts';
import { WORK_PROBLEM_TYPE } from '@assay/contract/works/work.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PlacedProblems, savedText } from '../../venues/admin/placed-problems.tsx';
import { TEXT as WORDS } from '../text.ts';
import { TEXT } from './text.ts';

export const readWorkProblems = () => refresh(getAdminTimedWorkProblems);

/** The problems of a work: order, display ids, titles and points. */
export function WorkProblemTable({ tid }: { tid: number }) {
  const t = useText(TEXT);
  const w = useText(WORDS);
  const answer = useCall(getAdminTimedWorkProblems, { tid }, { keep: true });
  const update = useAction(updateTimedWorkProblem, {
    onSuccess: () => toast.success(t('saved')),
    onSettled: readWorkProblems,
  });
  const save = (row: AdminWorkProblem, patch: Partial<AdminWorkProblem>) => {
    const { pid, displayId, displayTitle, points } = { ...row, ...patch };
    update.mutate({ tid, pid, displayId, displayTitle, points });
  };
  const columns: Column<AdminWorkProblem>[] = [
    savedText({
      key: 'displayId',
      header: t('displayId'),
      width: '92px',
      maxLength: 20,
      onSave: (row, displayId) => save(row, { displayId }),
    }),
    savedText({
      key: 'displayTitle',
      header: t('displayTitle'),
      names: true,
      maxLength: 255,
      onSave: (row, displayTitle) => save(row, { displayTitle }),
    }),
    savedText({
      key: 'points',
      header: t('points'),
      width: '84px',
      maxLength: 20,
      isNumber: true,
      onSave: (row, points) => save(row, { points: Number(points) }),
    }),
    {
      key: 'kind',
      header: t('kind'),
      width: '100px',
      cell: ({ type }) => w(type === WORK_PROBLEM_TYPE.objective ? 'objective' : 'programming'),
    },
    { key: 'problem', header: t('problemId'), width: '110px', from: 'lg', cell: ({ problemId }) => problemId },
  ];
  return (
    <PlacedProblems
      label={t('problems')}
      answer={answer}
      columns={columns}
      actionsWidth="130px"
      order={{ op: orderTimedWorkProblems, inputOf: (pids) => ({ tid, pids }) }}
      takeOut={{
        op: removeTimedWorkProblem,
        inputOf: (pid) => ({ tid, pid }),
        label: t('takeOut'),
        hint: t('takeOutHint'),
      }}
      reread={readWorkProblems}
      empty={<EmptyState spot="problems" text={t('noProblems')} />}
    />
  );
}
