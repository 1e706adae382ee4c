import { useRouter } from '@tanstack/react-router';
import { useTrainingAdmin } from '../../../features/trainings/admin/admin-paths.ts';
import { TEXT } from '../../../features/trainings/admin/text.ts';
import { TrainingForm } from '../../../features/trainings/admin/training-form.tsx';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A new training; its problems are next. */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const admin = useTrainingAdmin();
  return (
    <PageFrame title={t('create')}>
      <TrainingForm stored={null} onCreated={(tid) => router.navigate({ href: admin.problems(tid), replace: true })} />
    </PageFrame>
  );
}
