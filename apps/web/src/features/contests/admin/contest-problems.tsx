import {
  type AdminContestProblem,
  CONTEST_COIN_MAX,
  changeContestProblemPractice,
  getAdminContestProblems,
  orderContestProblems,
  removeContestProblem,
  updateContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { ActionIcon, Group } from '@mantine/core';
import { BookOpen, Pencil } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ColorInput, NumberInput } from '../../../ui/fields/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PlacedProblems, savedText } from '../../venues/admin/placed-problems.tsx';
import { Balloon } from '../problems/balloon.tsx';
import { useContestAdmin } from './admin-paths.ts';
import { OpenProblems } from './open-problems.tsx';
import { readProblems } from './problems/reread.ts';
import { PROBLEMS_TEXT } from './problems/text.ts';

type Patch = Partial<Pick<AdminContestProblem, 'displayId' | 'displayTitle' | 'color' | 'acCoin'>>;

/** The problems of a contest: order, display ids, titles and balloons. */
export function ContestProblems({ cid }: { cid: number }) {
  const t = useText(PROBLEMS_TEXT);
  const answer = useCall(getAdminContestProblems, { cid }, { keep: true });
  const update = useAction(updateContestProblem, {
    onSuccess: () => toast.success(t('saved')),
    onSettled: readProblems,
  });
  const save = ({ pid, displayId, displayTitle, color }: AdminContestProblem, patch: Patch) =>
    update.mutate({ cid, pid, displayId, displayTitle, color, ...patch });
  const columns: Column<AdminContestProblem>[] = [
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
    {
      key: 'color',
      header: t('balloon'),
      width: '166px',
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Balloon displayId={row.displayId} color={row.color} />
          <Color key={row.color} row={row} onSave={(patch) => save(row, patch)} />
        </Group>
      ),
    },
    {
      key: 'coins',
      header: t('coins'),
      width: '84px',
      cell: (row) => <Coins key={row.acCoin} row={row} onSave={(patch) => save(row, patch)} />,
    },
    { key: 'problem', header: t('problemId'), width: '110px', from: 'lg', cell: ({ problemId }) => problemId },
    { key: 'cases', header: t('cases'), width: '84px', align: 'end', from: 'lg', cell: ({ caseCount }) => caseCount },
  ];
  return (
    <>
      <OpenProblems cid={cid} rows={answer.data ?? []} />
      <PlacedProblems
        label={t('problems')}
        answer={answer}
        columns={columns}
        actionsWidth="188px"
        actions={(row) => <Actions cid={cid} row={row} />}
        order={{ op: orderContestProblems, inputOf: (pids) => ({ cid, pids }) }}
        takeOut={{
          op: removeContestProblem,
          inputOf: (pid) => ({ cid, pid }),
          label: t('takeOut'),
          hint: t('takeOutHint'),
        }}
        reread={readProblems}
        empty={<EmptyState spot="problems" text={t('noProblems')} hint={t('noProblemsHint')} />}
      />
    </>
  );
}

/** What can be done with the problem itself. */
function Actions({ cid, row }: { cid: number; row: AdminContestProblem }) {
  const t = useText(PROBLEMS_TEXT);
  const admin = useContestAdmin();
  const reopen = useAction(changeContestProblemPractice, {
    onSuccess: () => toast.success(t('reopened')),
    onSettled: readProblems,
  });
  return (
    <>
      {row.offList && (
        <ActionIcon
          variant="subtle"
          aria-label={labelFor(t('reopen'), row.displayId)}
          title={t('reopen')}
          disabled={reopen.isPending}
          onClick={() => reopen.mutate({ cid, pid: row.pid, open: true })}
        >
          <BookOpen size={16} aria-hidden />
        </ActionIcon>
      )}
      {row.mayEdit && (
        <ActionIcon
          component={Link}
          href={admin.editProblem(cid, row.pid)}
          variant="subtle"
          aria-label={labelFor(t('edit'), row.displayId)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}

interface CellProps {
  row: AdminContestProblem;
  onSave: (patch: Patch) => void;
}

/** Coins for whoever solves it (CON-14). */
function Coins({ row, onSave }: CellProps) {
  const t = useText(PROBLEMS_TEXT);
  const before = row.acCoin;
  const [coins, setCoins] = useState<number | string>(before);
  return (
    <NumberInput
      size="xs"
      maw={64}
      hideControls
      allowDecimal={false}
      min={0}
      max={CONTEST_COIN_MAX}
      aria-label={labelFor(t('coins'), row.displayId)}
      value={coins}
      onChange={setCoins}
      onBlur={() => coins !== '' && Number(coins) !== before && onSave({ acCoin: Number(coins) })}
    />
  );
}

function Color({ row, onSave }: CellProps) {
  const t = useText(PROBLEMS_TEXT);
  const [color, setColor] = useState(row.color);
  return (
    <ColorInput
      size="xs"
      aria-label={labelFor(t('balloon'), row.displayId)}
      format="hex"
      // a colour is written whole, however narrow the page is
      miw={104}
      maw={112}
      value={color}
      onChange={setColor}
      onBlur={() => color !== row.color && /^(#[0-9a-fA-F]{6})?$/.test(color) && onSave({ color })}
    />
  );
}
