import type { SentOf } from '@assay/contract/op.ts';
import { getAdminTrainingList } from '@assay/contract/trainings/admin.ts';
import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ImportTraining } from '../../../features/trainings/admin/share/import-training.tsx';
import { TEXT } from '../../../features/trainings/admin/text.ts';
import { ManagedTrainings } from '../../../features/trainings/admin/training-table.tsx';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const useSiteTrainings = (asked: SentOf<typeof getAdminTrainingList>) =>
  useCall(getAdminTrainingList, asked, { keep: true });

/** All trainings of the site. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame
      title={t('title')}
      width="full"
      actions={
        <Group gap="md">
          <ImportTraining />
          <Button component={Link} href={paths.adminTrainingCreate} leftSection={<Plus size={16} aria-hidden />}>
            {t('create')}
          </Button>
        </Group>
      }
    >
      <ManagedTrainings useTrainings={useSiteTrainings} />
    </PageFrame>
  );
}
