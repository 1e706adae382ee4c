import {
  getContestParticipants,
  type Participant,
  removeContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { Suspense } from 'react';
import { toast } from '../../../lib/notices.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

const EditParticipant = lazyPart(() => import('./participant-forms.tsx').then((module) => module.EditParticipant));

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(30, 1) } as const;

/** Who takes part in a contest, to be starred, disqualified or removed. */
export function ParticipantTable({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(
    getContestParticipants,
    { cid, currentPage, limit, ...(keyword ? { keyword } : {}) },
    { keep: true },
  );
  const remove = useAction(removeContestParticipant, { onSuccess: () => refresh(getContestParticipants) });
  const columns: Column<Participant>[] = [
    {
      key: 'who',
      header: t('who'),
      names: true,
      cell: ({ uid, username }) => <UserLink uid={uid} username={username} />,
    },
    {
      key: 'names',
      header: t('names'),
      from: 'md',
      cell: ({ realname, school }) => [realname, school].filter(Boolean).join(' / ') || '–',
    },
    ...(answer.data?.records.some(({ team }) => team !== null)
      ? [{ key: 'team', header: t('team'), from: 'md' as const, cell: ({ team }: Participant) => team ?? '–' }]
      : []),
    { key: 'rankName', header: t('rankName'), from: 'md', cell: ({ rankName }) => rankName ?? '–' },
    { key: 'state', header: t('state'), width: '190px', cell: (row) => <States one={row} /> },
    {
      key: 'submissions',
      header: t('submissions'),
      align: 'end',
      width: '110px',
      cell: (row) => row.submissions,
    },
  ];
  return (
    <EditedTable
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      label={t('participants')}
      columns={columns}
      rowKey={({ uid }) => uid}
      empty={<EmptyState text={t('nobody')} />}
      search={{ label: t('search'), value: keyword, onSearch: (next) => change({ keyword: next }) }}
      actionsWidth="150px"
      edit={{
        label: t('edit'),
        says: ({ username }) => t('editOf', { name: username }),
        title: ({ username }) => username,
        form: (row, onClose) => (
          <Suspense>
            <EditParticipant cid={cid} one={row} onClose={onClose} />
          </Suspense>
        ),
      }}
      remove={{
        label: t('remove'),
        says: ({ username }) => t('removeOf', { name: username }),
        question: ({ username }) => t('removeSure', { name: username }),
        isOpen: ({ submissions }) => submissions === 0,
        run: async ({ uid, username }) => {
          await remove.mutateAsync({ cid, uid });
          toast.success(t('removed', { name: username }));
        },
      }}
    />
  );
}

function States({ one }: { one: Participant }) {
  const t = useText(TEXT);
  const badge = (tone: Tone, text: string) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  );
  const badges = [
    one.disqualified && badge('alarm', t('disqualified')),
    one.star ? badge('notice', t('star')) : one.listedStar && badge('notice', t('listedStar')),
    !one.admitted && badge('quiet', t('mustReenter')),
    one.byAdmin && badge('info', t('byAdmin')),
  ].filter(Boolean);
  // an empty cell is left out on phones, with its header
  return badges.length > 0 && <span className={styles.badges}>{badges}</span>;
}
