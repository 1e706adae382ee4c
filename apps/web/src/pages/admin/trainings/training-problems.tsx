import { getTrainingDetail } from '@assay/contract/trainings/list.ts';
import { Button } from '@mantine/core';
import { CloudDownload, Plus } from 'lucide-react';
import { useState } from 'react';
import { TrainingAdminFrame } from '../../../features/trainings/admin/admin-frame.tsx';
import { TEXT } from '../../../features/trainings/admin/outline-text.ts';
import { TrainingOutline } from '../../../features/trainings/admin/training-outline.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsProblemAdmin } from '../../../lib/roles.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';

/** The sections and problems of a training. */
export function Page() {
  const t = useText(TEXT);
  const tid = useIdParam<'AdminTrainingProblems' | 'GroupTrainingOutline'>('trainingID');
  const { data, isPending } = useCall(getTrainingDetail, { tid });
  const isProblemAdmin = useIsProblemAdmin();
  const [adds, setAdds] = useState(false);
  return (
    <TrainingAdminFrame
      tid={tid}
      title={data?.title ?? `#${tid}`}
      isPending={isPending}
      tab="problems"
      actions={
        <>
          {isProblemAdmin && (
            <Button
              component={Link}
              href={`${paths.adminRemoteImport}?tid=${tid}`}
              variant="default"
              leftSection={<CloudDownload size={16} aria-hidden />}
            >
              {t('importRemote')}
            </Button>
          )}
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <TrainingOutline key={tid} tid={tid} adds={adds} onAdded={() => setAdds(false)} />
    </TrainingAdminFrame>
  );
}
