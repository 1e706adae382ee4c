import type { Note } from '@assay/contract/notes/note.ts';
import { deleteNote, getNotes } from '@assay/contract/notes/notes.ts';
import { Button, Group } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './notes.module.css';
import { TEXT } from './text.ts';

interface NoteCardProps {
  note: Note;
  /** Whether the problem is named: elsewhere than on its own page. */
  showsProblem?: boolean;
  onEdit: () => void;
  /** Stands in place of the text, while it is written. */
  children?: ReactNode;
}

/** A note, its beginning at first. */
export function NoteCard({ note, showsProblem = false, onEdit, children }: NoteCardProps) {
  const t = useText(TEXT);
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const remove = useAction(deleteNote, {
    onSuccess: async () => {
      toast.success(t('deleted'));
      setAsks(false);
      await refresh(getNotes);
    },
  });
  const { title, content, problemId, problemTitle, categoryName, gmtModified } = note;
  const isLong = content.length > 400 || content.split('\n').length > 8;
  return (
    <li className={styles.note}>
      {children || (
        <>
          <div className={styles.head}>
            <h2 className={styles.name}>{title}</h2>
            <Group gap="xs" wrap="nowrap">
              <Button size="compact-sm" variant="default" aria-label={t('editOf', { title })} onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('deleteOf', { title })}
                onClick={() => setAsks(true)}
              >
                {t('remove')}
              </Button>
            </Group>
          </div>
          <div className={styles.meta}>
            {showsProblem && problemId !== null && (
              <Link href={paths.problem(problemId)}>{`${problemId} ${problemTitle ?? ''}`}</Link>
            )}
            {categoryName !== null && <Badge>{categoryName}</Badge>}
            <span>
              {t('modified')} <RelativeTime at={gmtModified} />
            </span>
          </div>
          <div className={isLong && !isOpen ? styles.clipped : undefined}>
            <Suspense fallback={<MarkdownSkeleton lines={2} />}>
              <Markdown source={content} />
            </Suspense>
          </div>
          {isLong && (
            <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'fold' : 'open')}
            </Button>
          )}
        </>
      )}
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: note.id })}
      >
        {t('deleteAsk', { title })}
      </Confirm>
    </li>
  );
}
