import type { SentOf } from '@assay/contract/op.ts';
import { type getAdminTrainingList, getGroupAdminTrainingList } from '@assay/contract/trainings/admin.ts';
import { getGroupTrainingList, type getTrainingList } from '@assay/contract/trainings/list.ts';
import { GroupList } from '../../features/groups/shell/group-list.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { AddPublicTraining } from '../../features/trainings/admin/add-public.tsx';
import { useTrainingAdmin } from '../../features/trainings/admin/admin-paths.ts';
import { ImportTraining } from '../../features/trainings/admin/share/import-training.tsx';
import { TEXT as ADMIN_TEXT } from '../../features/trainings/admin/text.ts';
import { ManagedTrainings } from '../../features/trainings/admin/training-table.tsx';
import { TrainingBrowser } from '../../features/trainings/list/training-browser.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

function useGroupTrainings(asked: SentOf<typeof getTrainingList>) {
  const gid = useGroupId();
  return useCall(getGroupTrainingList, { ...asked, gid }, { keep: true });
}

function useManagedTrainings(asked: SentOf<typeof getAdminTrainingList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminTrainingList, { ...asked, gid }, { keep: true });
}

/** The trainings of a group. */
export function Page() {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useTrainingAdmin();
  const gid = useGroupId();
  return (
    <GroupList
      tab="trainings"
      title={w('trainings')}
      create={{ label: t('create'), href: admin.create }}
      managing={
        <>
          <AddPublicTraining gid={gid} />
          <ImportTraining />
        </>
      }
      shown={<TrainingBrowser useTrainings={useGroupTrainings} noneHint={w('noneInGroupHint')} />}
      width="full"
      managed={<ManagedTrainings useTrainings={useManagedTrainings} />}
    />
  );
}
