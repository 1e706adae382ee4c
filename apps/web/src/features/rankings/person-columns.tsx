import type { RankRow } from '@assay/contract/rankings/rank-list.ts';
import { UserLink } from '../../ui/people/user-link.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import styles from './rankings.module.css';

type Person = Pick<RankRow, 'rank' | 'uid' | 'username' | 'nickname' | 'avatar' | 'titleName' | 'titleColor'>;

/** The first columns of every ranking: place and person. */
export const personColumns = <R extends Person>(words: { place: string; user: string }): Column<R>[] => [
  {
    key: 'place',
    header: words.place,
    width: '76px',
    phone: 'lead',
    align: 'end',
    cell: ({ rank }) => <span className="tnum">{rank}</span>,
  },
  {
    key: 'user',
    header: words.user,
    names: true,
    cell: ({ uid, username, avatar, titleName, titleColor, nickname }) => (
      <>
        <UserLink {...{ uid, username, avatar, titleName, titleColor }} />
        {nickname && nickname !== username && <bdi className={styles.nickname}>{nickname}</bdi>}
      </>
    ),
  },
];
