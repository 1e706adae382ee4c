import { getRejudgePlaces } from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { clockOf } from '../../boards/clock.ts';
import styles from './rejudge.module.css';
import { Step } from './step.tsx';
import { TEXT } from './text.ts';

type Places = DataOf<typeof getRejudgePlaces>;
type Row = Places['boards'][number]['rows'][number];

interface PlaceChangesProps {
  setId: number;
  state: 'open' | 'applied';
  /** One contest alone; otherwise it can be chosen. */
  cid?: number;
}

const BOARDS = { real: 'boardReal', sealed: 'boardSealed' } as const;

/** Who would stand elsewhere on the board once a set is applied, or stands elsewhere since; nothing outside of contests. */
export function PlaceChanges({ setId, state, cid }: PlaceChangesProps) {
  const t = useText(TEXT);
  const [chosen, choose] = useState<number | undefined>(cid);
  const [shown, show] = useState<'real' | 'sealed'>('real');
  const { data, error, isFetching, refetch } = useCall(
    getRejudgePlaces,
    { setId, ...(chosen !== undefined && { cid: chosen }) },
    { keep: true, call: { quiet: true } },
  );
  const columns = useColumns(data?.rule ?? 'acm');
  if (data && data.boards.length === 0) return null;
  const board = data?.boards.find(({ name }) => name === shown) ?? data?.boards[0];
  const hidden = board ? board.total - board.rows.length : 0;
  return (
    <Panel
      flush
      title={t('places')}
      aside={
        <>
          {cid === undefined && data && data.contests.length > 1 && (
            <NativeSelect
              aria-label={t('placesOf')}
              value={String(data.cid)}
              onChange={(event) => choose(Number(event.currentTarget.value))}
              data={data.contests.map((one) => ({ value: String(one.cid), label: one.title }))}
            />
          )}
          {data && data.boards.length > 1 && (
            <Segments
              label={t('board')}
              value={shown}
              onChange={(value) => show(value as 'real' | 'sealed')}
              choices={data.boards.map(({ name }) => ({ value: name, label: t(BOARDS[name]) }))}
            />
          )}
        </>
      }
    >
      <p className={styles.rest}>{t(state === 'open' ? 'placesWould' : 'placesDid')}</p>
      <DataTable
        label={t('places')}
        columns={columns}
        rows={board?.rows}
        rowKey={({ line }) => line}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('placesNone')} />}
      />
      {hidden > 0 && <p className={styles.rest}>{t('morePlaces', { count: hidden })}</p>}
    </Panel>
  );
}

function useColumns(rule: NonNullable<Places['rule']>): Column<Row>[] {
  const t = useText(TEXT);
  const timeOf = (time: number) => (rule === 'oi' ? formatTime(time) : clockOf(time));
  return [
    {
      key: 'who',
      header: t('contestant'),
      names: true,
      cell: ({ rankShowName, username }) => <bdi title={username}>{rankShowName}</bdi>,
    },
    { key: 'place', header: t('place'), width: '150px', cell: (row) => <PlaceStep row={row} /> },
    {
      key: 'points',
      header: t(rule === 'acm' ? 'solved' : 'total'),
      width: '150px',
      cell: ({ before, after }) => <Step was={before && String(before.points)} is={after && String(after.points)} />,
    },
    {
      key: 'time',
      header: t(rule === 'acm' ? 'penalty' : 'timeUsed'),
      width: '220px',
      cell: ({ before, after }) => <Step was={before && timeOf(before.time)} is={after && timeOf(after.time)} />,
    },
  ];
}

const placeOf = (spot: Row['before']) => (spot === null ? null : spot.place === -1 ? '*' : String(spot.place));

function PlaceStep({ row: { before, after } }: { row: Row }) {
  const t = useText(TEXT);
  const gain = before && after && before.place > 0 && after.place > 0 ? before.place - after.place : 0;
  if (gain === 0) return <Step was={placeOf(before)} is={placeOf(after)} />;
  const Icon = gain > 0 ? ArrowUp : ArrowDown;
  const words = t(gain > 0 ? 'placeUp' : 'placeDown', { count: Math.abs(gain) });
  return (
    <span className={styles.step} data-way={gain > 0 ? 'up' : 'down'}>
      <s>{placeOf(before)}</s>
      <ArrowRight aria-hidden />
      <b>{placeOf(after)}</b>
      <Icon role="img" aria-label={words} />
    </span>
  );
}
