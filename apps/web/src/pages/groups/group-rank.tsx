import {
  GROUP_RANK,
  GROUP_RANK_SIZE,
  GROUP_RANK_SIZES,
  type GroupRankRow,
  getGroupRank,
} from '@assay/contract/groups/rank.ts';
import { boardTopicOf, type Venue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { useRefreshOnPush } from '../../features/boards/use-rank.ts';
import styles from '../../features/groups/rank/rank.module.css';
import { TEXT } from '../../features/groups/rank/text.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { addressOf } from '../../lib/paths.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = { ...pageReads(GROUP_RANK_SIZE), type: numberOf<number>(GROUP_RANK.acm, 0), searchUser: textOf() };

/** The rank of a group, by problems solved or by points (GRP-14). */
export function Page() {
  return <GroupShell tab="rank">{({ id }) => <Rank gid={id} />}</GroupShell>;
}

function Rank({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const user = useUser();
  const { filters, change, list } = useListPage(getGroupRank, READS, ({ searchUser, ...page }) => ({
    ...page,
    gid,
    searchUser: searchUser || undefined,
  }));
  const isOi = filters.type === GROUP_RANK.oi;
  const venue: Venue = { kind: 'group', id: gid };
  const { submissions } = addressOf(venue);
  useRefreshOnPush(getGroupRank, boardTopicOf(venue));
  const acm: Column<GroupRankRow>[] = [
    {
      key: 'solved',
      header: t('solved'),
      width: '110px',
      align: 'end',
      phone: 'end',
      cell: ({ username, ac }) => (
        <Link
          className={styles.number}
          href={submissions({ username, status: VERDICT.accepted })}
          aria-label={t('solvedOf', { name: username, count: ac })}
        >
          <strong>{ac}</strong>
        </Link>
      ),
    },
    {
      key: 'submissions',
      header: t('submissions'),
      width: '120px',
      align: 'end',
      phone: 'none',
      cell: ({ username, total }) => (
        <Link href={submissions({ username })} className={styles.number}>
          {total}
        </Link>
      ),
    },
  ];
  const oi: Column<GroupRankRow>[] = [
    {
      key: 'score',
      header: t('score'),
      width: '120px',
      align: 'end',
      phone: 'end',
      cell: ({ username, score }) => (
        <Link href={submissions({ username })} className={styles.number}>
          <strong>{score}</strong>
        </Link>
      ),
    },
  ];
  const columns: Column<GroupRankRow>[] = [
    {
      key: 'place',
      header: t('place'),
      width: '76px',
      phone: 'lead',
      align: 'end',
      cell: ({ rank }) => <span className="tnum">{rank}</span>,
    },
    {
      key: 'user',
      header: t('user'),
      names: true,
      cell: ({ hasLeft, titleName, titleColor, ...row }) => (
        <>
          <UserLink
            uid={row.uid}
            username={row.username}
            avatar={row.avatar}
            titleName={titleName}
            titleColor={titleColor}
          />{' '}
          {hasLeft && <Badge>{t('left')}</Badge>}
        </>
      ),
    },
    { key: 'nickname', header: t('nickname'), from: 'md', cell: ({ nickname }) => <bdi>{nickname}</bdi> },
    ...(isOi ? oi : acm),
  ];
  return (
    <PageFrame title={t('rank')} lead={t('lead')}>
      <PagedTable
        {...list}
        sizes={GROUP_RANK_SIZES}
        label={t('rank')}
        columns={columns}
        rowKey={({ uid }) => uid}
        isMarked={({ uid }) => uid === user?.uid}
        empty={<EmptyState text={t('nobodyFound')} />}
      >
        <SearchBar
          label={t('search')}
          value={filters.searchUser}
          onSearch={(searchUser) => void change({ searchUser, currentPage: 1 })}
        >
          <Segments
            label={t('by')}
            value={String(filters.type)}
            onChange={(type) => void change({ type: Number(type), currentPage: 1 })}
            choices={[
              { value: String(GROUP_RANK.acm), label: t('acm') },
              { value: String(GROUP_RANK.oi), label: t('oi') },
            ]}
          />
        </SearchBar>
      </PagedTable>
    </PageFrame>
  );
}
