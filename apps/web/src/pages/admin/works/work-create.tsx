import { useRouter } from '@tanstack/react-router';
import { useWorkAdmin } from '../../../features/works/admin/admin-paths.ts';
import { TEXT } from '../../../features/works/admin/text.ts';
import { WorkForm } from '../../../features/works/admin/work-form.tsx';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A new timed work; its problems are next. */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const admin = useWorkAdmin();
  return (
    <PageFrame title={t('create')}>
      <WorkForm stored={null} onCreated={(wid) => router.navigate({ href: admin.problems(wid), replace: true })} />
    </PageFrame>
  );
}
