import { getTrainingDetail } from '@assay/contract/trainings/list.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TrainingAdminFrame } from '../../../features/trainings/admin/admin-frame.tsx';
import { TEXT } from '../../../features/trainings/admin/outline-text.ts';
import { TrainingOutline } from '../../../features/trainings/admin/training-outline.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';

/** The sections and problems of a training. */
export function Page() {
  const t = useText(TEXT);
  const tid = useIdParam<'AdminTrainingProblems' | 'GroupTrainingOutline'>('trainingID');
  const { data } = useCall(getTrainingDetail, { tid });
  const [adds, setAdds] = useState(false);
  return (
    <TrainingAdminFrame
      tid={tid}
      title={data?.title ?? `#${tid}`}
      tab="problems"
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
          {t('add')}
        </Button>
      }
    >
      <TrainingOutline key={tid} tid={tid} adds={adds} onAdded={() => setAdds(false)} />
    </TrainingAdminFrame>
  );
}
