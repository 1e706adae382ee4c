import type { SentOf } from '@assay/contract/op.ts';
import {
  type AdminTrainingRow,
  changeTrainingStatus,
  deleteTraining,
  type getAdminTrainingList,
} from '@assay/contract/trainings/admin.ts';
import { cloneTraining } from '@assay/contract/trainings/copy.ts';
import { exportTraining } from '@assay/contract/trainings/share.ts';
import { FileDown, ListOrdered, Pencil } from 'lucide-react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { ManagedActions } from '../../venues/admin/managed-actions.tsx';
import { useManagedColumns } from '../../venues/admin/managed-columns.tsx';
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import { useTrainingAdmin } from './admin-paths.ts';
import { readTrainings } from './read-trainings.ts';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

interface ManagedTrainingsProps {
  /** A page of the trainings, hidden ones too: those of the site, or of one group. */
  useTrainings: (asked: SentOf<typeof getAdminTrainingList>) => PagedTableProps<AdminTrainingRow>['answer'];
}

/** Trainings with what those who run them may do with each (TRAIN-10). */
export function ManagedTrainings({ useTrainings }: ManagedTrainingsProps) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useTrainings({ currentPage, limit, ...(keyword && { keyword }) });
  const managed = useManagedColumns<AdminTrainingRow>();
  const columns: Column<AdminTrainingRow>[] = [
    managed.id,
    { key: 'rank', header: t('rank'), width: '90px', align: 'end', cell: ({ rank }) => rank },
    managed.title(({ id, gid, mayEdit }) => (mayEdit ? admin.edit(id) : paths.training(id, gid))),
    { key: 'auth', header: t('auth'), width: '96px', cell: ({ auth }) => <AuthTag auth={auth} /> },
    { key: 'category', header: t('category'), width: '130px', from: 'lg', cell: (row) => <CategoryTag {...row} /> },
    { key: 'problems', header: t('problems'), width: '88px', align: 'end', cell: ({ problemCount }) => problemCount },
    { ...managed.times(t('times'), ({ gmtCreate, gmtModified }) => [gmtCreate, gmtModified]), from: 'md' },
    managed.visible({
      op: changeTrainingStatus,
      of: ({ status }) => status,
      inputOf: ({ id }, status) => ({ tid: id, status }),
      onSettled: readTrainings,
    }),
    managed.actions('192px', (row) => <Actions row={row} />),
  ];
  return (
    <PagedTable
      label={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      empty={<EmptyState text={t(keyword === '' ? 'none' : 'nothingFound')} />}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
    </PagedTable>
  );
}

/** Saves a training with its problems as a file. */
async function saveTraining(tid: number): Promise<void> {
  // a failure has been announced by the call itself
  const file = await download(exportTraining, { tid }).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}

function Actions({ row }: { row: AdminTrainingRow }) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  return (
    <ManagedActions
      row={row}
      steps={[
        { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
        { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
        { label: t('share'), onClick: () => void saveTraining(row.id), icon: FileDown },
      ]}
      copy={{ op: cloneTraining, input: { tid: row.id }, done: t('cloned') }}
      remove={{
        op: deleteTraining,
        input: { tid: row.id },
        title: t('removeTitle'),
        hint: t('removeHint'),
        done: t('removed'),
      }}
      reread={readTrainings}
    />
  );
}
