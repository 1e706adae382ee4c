import { getAdminTraining } from '@assay/contract/trainings/admin.ts';
import { TrainingAdminFrame } from '../../../features/trainings/admin/admin-frame.tsx';
import { TrainingForm } from '../../../features/trainings/admin/training-form.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { ReadOnce } from '../../../ui/form/read-once.tsx';

/** A stored training. */
export function Page() {
  const tid = useIdParam<'AdminTrainingEdit' | 'GroupTrainingEdit'>('trainingID');
  return (
    <ReadOnce key={tid} op={getAdminTraining} input={{ tid }}>
      {(stored) => (
        <TrainingAdminFrame tid={tid} title={stored.title} tab="edit">
          <TrainingForm stored={stored} onCreated={() => {}} />
        </TrainingAdminFrame>
      )}
    </ReadOnce>
  );
}
