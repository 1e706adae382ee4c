import { getRejudgeSetList, type RejudgeSetRow } from '@assay/contract/judging/rejudge-sets.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { PlaceChanges } from '../../judging/rejudge/place-changes.tsx';
import { describeSet, stateWord } from '../../judging/rejudge/set-facts.ts';
import { SetProgress } from '../../judging/rejudge/set-progress.tsx';
import { TEXT as REJUDGE } from '../../judging/rejudge/text.ts';
import { TEXT } from './text.ts';

const REFRESH_MS = 5_000;
/** The newest; the back office lists all. */
const SHOWN = 100;

/** The rejudge sets of this contest, to be decided about. */
export function RejudgeSets({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const say = useText(REJUDGE);
  const { data, error, refetch } = useCall(
    getRejudgeSetList,
    { cid, limit: SHOWN },
    { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  const columns: Column<RejudgeSetRow>[] = [
    {
      key: 'id',
      header: t('id'),
      names: true,
      width: '90px',
      cell: ({ id }) => <RowLink href={paths.adminRejudgeSet(id)}>#{id}</RowLink>,
    },
    { key: 'what', header: t('problem'), cell: (row) => describeSet(row, say) },
    { key: 'reason', header: t('reason'), from: 'md', cell: ({ reason }) => reason },
    { key: 'state', header: t('state'), width: '120px', cell: (row) => say(stateWord(row)) },
    {
      key: 'progress',
      header: t('progress'),
      width: '170px',
      cell: ({ done, total }) => <SetProgress done={done} total={total} />,
    },
    { key: 'when', header: t('when'), width: '140px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
  ];
  const rows = data?.records;
  const toDecide = rows?.find(({ state, done, total }) => state === 'open' && done === total);
  return (
    <>
      <Panel flush title={t('sets')}>
        <DataTable
          label={t('sets')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          error={error}
          onRetry={() => void refetch()}
          stacks
          empty={<EmptyState text={t('noSets')} />}
        />
      </Panel>
      {toDecide && <PlaceChanges key={toDecide.id} setId={toDecide.id} state="open" cid={cid} />}
    </>
  );
}
