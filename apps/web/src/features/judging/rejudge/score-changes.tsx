import { getRejudgeScores } from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import styles from './rejudge.module.css';
import { Step } from './step.tsx';
import { TEXT } from './text.ts';

type Row = DataOf<typeof getRejudgeScores>[number]['rows'][number];

/** Whose points in assignments would change once a set is applied, or changed by it; nothing where nobody's do. */
export function ScoreChanges({ setId, state }: { setId: number; state: 'open' | 'applied' }) {
  const t = useText(TEXT);
  const { data } = useCall(getRejudgeScores, { setId }, { keep: true, call: { quiet: true } });
  const columns: Column<Row>[] = [
    { key: 'who', header: t('student'), names: true, cell: ({ username }) => <bdi>{username}</bdi> },
    {
      key: 'points',
      header: t('scores'),
      width: '200px',
      cell: ({ before, after }) => <Step was={String(before)} is={String(after)} />,
    },
  ];
  return data?.map(({ id, title, groupName, areTold, total, rows }) => (
    <Panel key={id} flush title={t('scoresOf', { title, group: groupName })}>
      <p className={styles.rest}>
        {t(state === 'open' ? 'scoresWould' : 'scoresDid', { count: total })}{' '}
        {t(areTold ? (state === 'open' ? 'scoresTold' : 'scoresWereTold') : 'scoresHidden')}
      </p>
      <DataTable
        label={t('scoresOf', { title, group: groupName })}
        columns={columns}
        rows={rows}
        rowKey={({ uid }) => uid}
      />
      {total > rows.length && <p className={styles.rest}>{t('morePlaces', { count: total - rows.length })}</p>}
    </Panel>
  ));
}
