import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { ContestEditor } from '../../../features/contests/admin/contest-editor.tsx';
import { newContestForm } from '../../../features/contests/admin/contest-form.ts';

/** A new contest; its problems are next. */
export function Page() {
  const router = useRouter();
  const admin = useContestAdmin();
  const [start] = useState(() => newContestForm(Date.now()));
  return (
    <ContestEditor
      start={start}
      stored={null}
      onCreated={(cid) => void router.navigate({ href: admin.problems(cid), replace: true })}
    />
  );
}
