import { getRecentUpdatedProblem } from '@assay/contract/site/home.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import classes from './home-lists.module.css';
import { TEXT } from './text.ts';

/** The ten public problems changed last. */
export function RecentProblems() {
  const say = useText(TEXT);
  const { data, error, refetch } = useCall(getRecentUpdatedProblem, {}, { staleTime: 30_000 });
  return (
    <Panel
      flush
      title={say('recentProblems')}
      aside={
        <Link href={paths.problems} className={classes.all}>
          {say('allProblems')}
        </Link>
      }
    >
      <DataTable
        label={say('recentProblems')}
        rows={data}
        rowKey={(row) => row.id}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState spot="problems" text={say('noProblems')} />}
        placeholderRows={10}
        columns={[
          { key: 'id', header: say('problemId'), width: '96px', cell: (row) => row.problemId },
          {
            key: 'title',
            header: say('problemTitle'),
            names: true,
            cell: (row) => (
              <Link className={classes.title} href={paths.problem(row.problemId)}>
                {row.title}
              </Link>
            ),
          },
          {
            key: 'time',
            header: say('updated'),
            align: 'end',
            width: '130px',
            cell: (row) => <RelativeTime at={row.gmtModified} />,
          },
        ]}
      />
    </Panel>
  );
}
