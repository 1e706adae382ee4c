import { getTimedWorkPeople, type WorkPersonRow, withdrawTimedWorkExtension } from '@assay/contract/works/people.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { FileClock, History, TimerReset, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import styles from './admin.module.css';
import type { Extending } from './extend-dialog.tsx';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(30, 1) } as const;

const momentOr = (moment: string | null) => (moment === null ? '' : formatMoment(moment));

const Drafts = lazyDialog(() => import('./drafts-dialog.tsx').then((module) => module.DraftsDialog));
const Timeline = lazyDialog(() => import('../exam/timeline.tsx').then((module) => module.Timeline));

interface WorkPeopleProps {
  tid: number;
  /** What was noted of people is shown beside them. */
  isExam: boolean;
  onExtend: (extending: Extending) => void;
}

/** Who does a work, when it ends for each, and what more time was given (WORK-5). */
export function WorkPeople({ tid, isExam, onExtend }: WorkPeopleProps) {
  const t = useText(TEXT);
  const [shown, setShown] = useState<{ uid: number; username: string } | null>(null);
  const [drafted, setDrafted] = useState<{ uid: number; username: string } | null>(null);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(
    getTimedWorkPeople,
    { tid, currentPage, limit, ...(keyword && { keyword }) },
    { keep: true, refetchInterval: 30_000 },
  );
  const columns: Column<WorkPersonRow>[] = [
    {
      key: 'user',
      header: t('user'),
      names: true,
      cell: ({ username, realname }) => (
        <>
          <UserLink username={username} /> <span className={styles.soft}>{realname}</span>
        </>
      ),
    },
    { key: 'start', header: t('startedAt'), width: '150px', cell: ({ startTime }) => momentOr(startTime) },
    { key: 'finished', header: t('finishedAt'), width: '150px', cell: ({ handInTime }) => momentOr(handInTime) },
    { key: 'end', header: t('ownEnd'), width: '150px', cell: ({ ownEnd }) => formatMoment(ownEnd) },
    { key: 'score', header: t('score'), width: '80px', align: 'end', cell: ({ score }) => score },
    { key: 'extension', header: t('extension'), width: '220px', cell: (row) => <Given row={row} /> },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: isExam ? '180px' : '130px',
      cell: (row) => (
        <RowActions
          tid={tid}
          row={row}
          isExam={isExam}
          onExtend={onExtend}
          onShowNotes={() => setShown(row)}
          onShowDrafts={() => setDrafted(row)}
        />
      ),
    },
  ];
  return (
    <>
      {shown && <Timeline tid={tid} person={shown} onClose={() => setShown(null)} />}
      {drafted && <Drafts tid={tid} person={drafted} onClose={() => setDrafted(null)} />}
      <PagedTable
        label={t('people')}
        columns={columns}
        rowKey={({ uid }) => uid}
        stacks
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        empty={<EmptyState text={t('noPeople')} />}
      >
        <SearchBar label={t('searchPeople')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
      </PagedTable>
    </>
  );
}

function Given({ row: { extension } }: { row: WorkPersonRow }) {
  const t = useText(TEXT);
  if (!extension) return null;
  const { until, extraSeconds, by, reason } = extension;
  const parts = [
    ...(extraSeconds > 0 ? [t('minutesMore', { n: extraSeconds / 60 })] : []),
    ...(until ? [t('untilShort', { time: formatMoment(until) })] : []),
  ];
  return (
    <>
      <b>{parts.join(' · ')}</b>
      <br />
      <span className={styles.soft}>{by ? t('byWhom', { by, reason }) : reason}</span>
    </>
  );
}

interface RowActionsProps extends WorkPeopleProps {
  row: WorkPersonRow;
  onShowNotes: () => void;
  onShowDrafts: () => void;
}

/** What can be done for somebody: see what was noted and kept, give more time and take it back. */
function RowActions({ tid, row, isExam, onExtend, onShowNotes, onShowDrafts }: RowActionsProps) {
  const t = useText(TEXT);
  const withdraw = useAction(withdrawTimedWorkExtension, {
    onSuccess: async () => {
      toast.success(t('withdrawn'));
      await refresh(getTimedWorkPeople);
    },
  });
  const { uid, username, extension, notes, drafts } = row;
  const notesOf = t('examNotesOf', { name: username, n: notes });
  const draftsOf = t('draftsOf', { name: username });
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {isExam && (
        <Tip label={notesOf}>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<History size={15} aria-hidden />}
            aria-label={notesOf}
            onClick={onShowNotes}
          >
            {notes}
          </Button>
        </Tip>
      )}
      {drafts > 0 && (
        <Tip label={draftsOf}>
          <ActionIcon variant="subtle" color="gray" aria-label={draftsOf} onClick={onShowDrafts}>
            <FileClock size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
      <Tip label={t('extend')}>
        <ActionIcon
          variant="subtle"
          aria-label={labelFor(t('extend'), username)}
          onClick={() =>
            onExtend({
              username,
              until: extension?.until ?? null,
              extraSeconds: extension?.extraSeconds ?? 0,
              reason: extension?.reason ?? '',
            })
          }
        >
          <TimerReset size={16} aria-hidden />
        </ActionIcon>
      </Tip>
      {extension && (
        <Tip label={t('withdraw')}>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={labelFor(t('withdraw'), username)}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate({ tid, uid })}
          >
            <Undo2 size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </Group>
  );
}
