import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { type getAdminTrainingList, getGroupAdminTrainingList } from '@assay/contract/trainings/admin.ts';
import { getGroupTrainingList, type getTrainingList } from '@assay/contract/trainings/list.ts';
import { Button, Group, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { AddPublicTraining } from '../../features/trainings/admin/add-public.tsx';
import { useTrainingAdmin } from '../../features/trainings/admin/admin-paths.ts';
import { ImportTraining } from '../../features/trainings/admin/share/import-training.tsx';
import { TEXT as ADMIN_TEXT } from '../../features/trainings/admin/text.ts';
import { ManagedTrainings } from '../../features/trainings/admin/training-table.tsx';
import { TrainingBrowser } from '../../features/trainings/list/training-browser.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The trainings of a group; its admins also make and change them here (TRAIN-10). */
export function Page() {
  return <GroupShell tab="trainings">{({ level }) => <Trainings isAdmin={level >= GROUP_LEVEL.admin} />}</GroupShell>;
}

function useGroupTrainings(asked: SentOf<typeof getTrainingList>) {
  const gid = useGroupId();
  return useCall(getGroupTrainingList, { ...asked, gid }, { keep: true });
}

function useManagedTrainings(asked: SentOf<typeof getAdminTrainingList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminTrainingList, { ...asked, gid }, { keep: true });
}

const MANAGE = { manage: flagOf() } as const;

function Trainings({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useTrainingAdmin();
  const gid = useGroupId();
  const [{ manage }, change] = useSearch(MANAGE);
  return (
    <PageFrame
      title={w('trainings')}
      width="full"
      actions={
        isAdmin && (
          <Group gap="md">
            <Switch
              label={t('manage')}
              checked={manage}
              onChange={(event) => void change({ manage: event.currentTarget.checked })}
            />
            {manage && <AddPublicTraining gid={gid} />}
            {manage && <ImportTraining />}
            <Button component={Link} href={admin.create} leftSection={<Plus size={16} aria-hidden />}>
              {t('create')}
            </Button>
          </Group>
        )
      }
    >
      {isAdmin && manage ? (
        <ManagedTrainings useTrainings={useManagedTrainings} />
      ) : (
        <TrainingBrowser useTrainings={useGroupTrainings} noneHint={w('noneInGroupHint')} />
      )}
    </PageFrame>
  );
}
