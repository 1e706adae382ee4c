import { getNotes } from '@assay/contract/notes/notes.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { askLogin } from '../accounts/sign-in/dialogs.ts';
import { MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { AutosavedNote } from './autosaved-note.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';
import { TEXT } from './text.ts';

const PAGE_SIZE = 10;

interface NotesTabProps {
  venue: Venue;
  /** The address of the problem in the venue. */
  problemId: string;
}

/** The viewer's notes about a problem, beside its editor (NOTE-1). */
export function NotesTab({ venue, problemId }: NotesTabProps) {
  const t = useText(TEXT);
  const user = useUser();
  const [currentPage, setPage] = useState(1);
  const [writes, setWrites] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const about = { problemId, ...wireOf(venue) };
  const { data, error, refetch } = useCall(
    getNotes,
    { ...about, currentPage, limit: PAGE_SIZE },
    { keep: true, enabled: user !== null },
  );
  if (!user) {
    return (
      <EmptyState
        text={t('loginForNotes')}
        action={<Button onClick={() => askLogin(window.location.pathname)}>{t('login')}</Button>}
      />
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <MarkdownSkeleton />;
  const add = (
    <Button size="xs" leftSection={<Plus aria-hidden />} onClick={() => setWrites(true)}>
      {t('write')}
    </Button>
  );
  return (
    <div className={styles.tab}>
      {data.total === 0 ? (
        <EmptyState text={t('none')} hint={t('noneHint')} action={add} />
      ) : (
        <>
          <div className={styles.bar}>
            {add}
            <Link href="/notebook">{t('all')}</Link>
          </div>
          <ul className={styles.list}>
            {data.records.map((note) => (
              <NoteCard key={note.id} note={note} onEdit={() => setEdited(note.id)}>
                {note.id === edited && <AutosavedNote note={note} onDone={() => setEdited(null)} />}
              </NoteCard>
            ))}
          </ul>
          {data.total > PAGE_SIZE && <Pager total={data.total} page={currentPage} size={PAGE_SIZE} onPage={setPage} />}
        </>
      )}
      <Dialog opened={writes} onClose={() => setWrites(false)} title={t('write')} size="xl">
        <NoteForm about={about} onClose={() => setWrites(false)} />
      </Dialog>
    </div>
  );
}
