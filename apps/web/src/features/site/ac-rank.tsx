import { getRecentAcRank } from '@assay/contract/site/home.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import classes from './home-lists.module.css';
import { TEXT } from './text.ts';

type Period = '0' | '1' | '2';

/** Who solved most in the last day, week or month. */
export function AcRank() {
  const say = useText(TEXT);
  const [period, setPeriod] = useState<Period>('1');
  const { data, error, refetch, isPlaceholderData } = useCall(
    getRecentAcRank,
    { tp: period },
    { keep: true, staleTime: 30_000 },
  );
  const ranked = data?.map((row, index) => ({ ...row, place: index + 1 }));
  return (
    <Panel
      flush
      title={say('acRank')}
      aside={
        <Segments
          size="xs"
          label={say('acRank')}
          value={period}
          onChange={setPeriod}
          choices={[
            { value: '0', label: say('rankDay') },
            { value: '1', label: say('rankWeek') },
            { value: '2', label: say('rankMonth') },
          ]}
        />
      }
    >
      <div className={classes.rank}>
        <DataTable
          label={say('acRank')}
          rows={ranked}
          rowKey={(row) => row.uid}
          fetching={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState text={say('nobodyYet')} hint={say('beFirst')} action={<ToProblems />} />}
          placeholderRows={5}
          columns={[
            {
              key: 'place',
              header: say('rankPlace'),
              width: '64px',
              align: 'center',
              cell: (row) => (
                <span className={classes.place} data-place={row.place}>
                  {row.place}
                </span>
              ),
            },
            { key: 'user', header: say('user'), names: true, cell: (row) => <UserLink {...row} /> },
            { key: 'ac', header: say('solved'), align: 'end', width: '80px', cell: (row) => <strong>{row.ac}</strong> },
          ]}
        />
      </div>
    </Panel>
  );
}
