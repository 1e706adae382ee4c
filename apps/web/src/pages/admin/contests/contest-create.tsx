import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ContestEditor } from '../../../features/contests/admin/contest-editor.tsx';
import { newContestForm } from '../../../features/contests/admin/contest-form.ts';
import { useContestDesk } from '../../../features/contests/admin/desk.ts';

/** A new contest; its problems are next. */
export function Page() {
  const router = useRouter();
  const desk = useContestDesk();
  const [start] = useState(() => newContestForm(Date.now()));
  return (
    <ContestEditor
      start={start}
      stored={null}
      onCreated={(cid) => void router.navigate({ href: desk.problems(cid), replace: true })}
    />
  );
}
