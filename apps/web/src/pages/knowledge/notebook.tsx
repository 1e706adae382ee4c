import type { Note } from '@assay/contract/notes/note.ts';
import { exportNotes, getNotes } from '@assay/contract/notes/notes.ts';
import { Button, Skeleton } from '@mantine/core';
import { Download, Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { CategoryEditor } from '../../features/notes/category-editor.tsx';
import { CategorySelect } from '../../features/notes/category-select.tsx';
import { NoteCard } from '../../features/notes/note-card.tsx';
import { NoteForm } from '../../features/notes/note-form.tsx';
import styles from '../../features/notes/notes.module.css';
import { TEXT } from '../../features/notes/text.ts';
import { download } from '../../lib/call.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = { ...pageReads(10), keyword: textOf(), categoryId: numberOf(null, 1) } as const;

/** All own notes (NOTE-1). */
export function Page() {
  const t = useText(TEXT);
  const isRoot = useIsRoot();
  const { list, filters, change } = useListPage(getNotes, READS, ({ categoryId, keyword, ...page }) => ({
    ...page,
    ...(keyword && { keyword }),
    ...(categoryId !== null && { categoryId }),
  }));
  const [shown, setShown] = useState<'new' | 'categories' | Note | null>(null);
  const [loads, setLoads] = useState(false);
  const close = () => setShown(null);
  const { data, error, refetch } = list.answer;
  const isFiltered = filters.keyword !== '' || filters.categoryId !== null;
  const save = async () => {
    setLoads(true);
    // a refusal was announced by the call
    const file = await download(exportNotes, {}).catch(() => null);
    if (file) saveFile(file.blob, file.name);
    setLoads(false);
  };
  const add = (
    <Button leftSection={<Plus aria-hidden />} onClick={() => setShown('new')}>
      {t('write')}
    </Button>
  );
  return (
    <PageFrame
      title={t('notebook')}
      lead={t('lead')}
      actions={
        <>
          {isRoot && (
            <Button variant="default" leftSection={<Tags aria-hidden />} onClick={() => setShown('categories')}>
              {t('categories')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Download aria-hidden />}
            title={t('exportHint')}
            loading={loads}
            onClick={() => void save()}
          >
            {t('exportAll')}
          </Button>
          {add}
        </>
      }
    >
      <Panel flush className={styles.search ?? ''}>
        <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => void change({ keyword })}>
          <CategorySelect
            value={filters.categoryId}
            onChange={(categoryId) => void change({ categoryId })}
            none={t('allCategories')}
          />
        </SearchBar>
      </Panel>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={280} className="late" />}
      {data?.total === 0 &&
        (isFiltered ? (
          <EmptyState text={t('noneFound')} />
        ) : (
          <EmptyState text={t('none')} hint={t('noneHint')} action={add} />
        ))}
      <ul className={styles.list}>
        {data?.records.map((note) => (
          <NoteCard key={note.id} note={note} showsProblem onEdit={() => setShown(note)} />
        ))}
      </ul>
      <Pager
        total={data?.total ?? 0}
        page={list.currentPage}
        size={list.limit}
        onPage={(currentPage) => void list.onTurn({ currentPage })}
        onSize={(limit) => void list.onTurn({ limit })}
      />
      <Dialog opened={shown === 'new'} onClose={close} title={t('write')} size="xl">
        <NoteForm onClose={close} />
      </Dialog>
      <Dialog opened={typeof shown === 'object' && shown !== null} onClose={close} title={t('editTitle')} size="xl">
        {typeof shown === 'object' && shown && <NoteForm key={shown.id} note={shown} onClose={close} />}
      </Dialog>
      <Dialog opened={shown === 'categories'} onClose={close} title={t('categories')}>
        <CategoryEditor onClose={close} />
      </Dialog>
    </PageFrame>
  );
}
