import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getUserContests } from '@assay/contract/profiles/profile.ts';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { RatingHistory } from '../rankings/rating-history.tsx';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

type Row = DataOf<typeof getUserContests>['records'][number];
const READS = pageReads(10);

/** Public contests in which the person took part. */
export function ProfileContests({ profile: { uid } }: { profile: Profile }) {
  const say = useText(TEXT);
  const { list } = useListPage(getUserContests, READS, (page) => ({ ...page, uid }));
  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: say('contest'),
      names: true,
      cell: ({ id, title }) => <Link href={paths.contest(id)}>{title}</Link>,
    },
    { key: 'rule', header: say('rule'), width: '100px', cell: ({ type }) => (type === 0 ? 'ACM' : 'OI') },
    {
      key: 'begin',
      header: say('begin'),
      width: '170px',
      from: 'md',
      cell: ({ startTime }) => formatMoment(startTime),
    },
    {
      key: 'state',
      header: say('state'),
      width: '110px',
      cell: ({ status }) => say(status === CONTEST_STATUS.ended ? 'ended' : 'running'),
    },
  ];
  return (
    <>
      <RatingHistory uid={uid} />
      <PagedTable
        {...list}
        label={say('contests')}
        columns={columns}
        rowKey={({ id }) => id}
        placeholderRows={5}
        empty={<EmptyState text={say('noContests')} />}
      />
    </>
  );
}
