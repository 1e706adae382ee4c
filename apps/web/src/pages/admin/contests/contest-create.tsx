import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ContestEditor } from '../../../features/contests/admin/contest-editor.tsx';
import { newContestForm } from '../../../features/contests/admin/contest-form.ts';
import { paths } from '../../../lib/paths.ts';

/** A new contest; its problems are next. */
export function Page() {
  const router = useRouter();
  const [start] = useState(() => newContestForm(Date.now()));
  return (
    <ContestEditor
      start={start}
      stored={null}
      onCreated={(cid) => void router.navigate({ href: paths.adminContestProblems(cid), replace: true })}
    />
  );
}
