import type { DataOf } from '@assay/contract/op.ts';
import { getTimedWorkExamNotes } from '@assay/contract/works/exam.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { TEXT } from './text.ts';

type Note = DataOf<typeof getTimedWorkExamNotes>['records'][number];

const SIZE = 20;

interface TimelineProps {
  tid: number;
  /** Whose; the own unless given. */
  person?: { uid: number; username: string };
  onClose: () => void;
}

/** What was written down of somebody in an exam, in order of time (WORK-26). */
export function Timeline({ tid, person, onClose }: TimelineProps) {
  const t = useText(TEXT);
  const [page, setPage] = useState({ currentPage: 1, limit: SIZE });
  const answer = useCall(getTimedWorkExamNotes, { tid, uid: person?.uid, ...page }, { keep: true });
  const columns: Column<Note>[] = [
    { key: 'at', header: t('at'), width: '180px', cell: ({ at }) => <span className="tnum">{formatMoment(at)}</span> },
    {
      key: 'what',
      header: t('what'),
      names: true,
      cell: ({ kind }) => t(kind === 'fullScreen' ? 'leftFullScreen' : kind),
    },
    { key: 'amount', header: t('amount'), width: '130px', align: 'end', cell: (note) => <Amount note={note} /> },
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={person ? t('timelineOf', { name: person.username }) : t('timeline')}
    >
      <Text size="sm" mb="md">
        {t('timelineHint')}
      </Text>
      <PagedTable
        answer={answer}
        label={t('timeline')}
        columns={columns}
        rowKey={({ id }) => id}
        currentPage={page.currentPage}
        limit={(answer.data?.total ?? 0) > SIZE ? page.limit : null}
        onTurn={(next) => setPage({ ...page, currentPage: 1, ...next })}
        empty={<EmptyState text={t('noNotes')} />}
      />
    </Dialog>
  );
}

function Amount({ note: { kind, amount } }: { note: Note }) {
  const t = useText(TEXT);
  if (kind === 'session' || kind === 'fullScreen') return null;
  return t(kind === 'paste' ? 'characters' : 'seconds', { n: amount });
}
