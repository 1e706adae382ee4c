import { type AdminTrainingRow, changeTrainingStatus, deleteTraining } from '@assay/contract/trainings/admin.ts';
import { cloneTraining } from '@assay/contract/trainings/copy.ts';
import { exportTraining } from '@assay/contract/trainings/share.ts';
import { FileDown, ListOrdered, Pencil } from 'lucide-react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ManagedActions } from '../../venues/admin/managed-actions.tsx';
import { useManagedColumns } from '../../venues/admin/managed-columns.tsx';
import { ManagedList, type UseManaged } from '../../venues/admin/managed-list.tsx';
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import { useTrainingAdmin } from './admin-paths.ts';
import { readTrainings } from './read-trainings.ts';
import { TEXT } from './text.ts';

/** Trainings with what those who run them may do with each (TRAIN-10). */
export function ManagedTrainings({ useTrainings }: { useTrainings: UseManaged<AdminTrainingRow> }) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  const managed = useManagedColumns<AdminTrainingRow>();
  const columns: Column<AdminTrainingRow>[] = [
    managed.id,
    { key: 'rank', header: t('rank'), width: '72px', align: 'end', cell: ({ rank }) => rank },
    managed.title(({ id, gid, mayEdit }) => (mayEdit ? admin.edit(id) : paths.training(id, gid))),
    { key: 'auth', header: t('auth'), width: '88px', cell: ({ auth }) => <AuthTag auth={auth} /> },
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
    <ManagedList
      useRows={useTrainings}
      columns={columns}
      words={{ title: t('title'), search: t('search'), none: t('none'), nothingFound: t('nothingFound') }}
    />
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
