import { Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { ProblemEditor } from '../../../features/authoring/editor/problem-editor.tsx';
import { blankForm, type ProblemForm } from '../../../features/authoring/form/problem-form.ts';
import { useDifficulties, useLanguages } from '../../../features/problems/use-catalog.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A new problem. */
export function Page() {
  const router = useRouter();
  return <NewProblem onCreated={({ pid }) => void router.navigate({ href: paths.adminProblem(pid), replace: true })} />;
}

/** The editor of a new problem, once the lists that it offers are there. */
export function NewProblem({ onCreated }: { onCreated: (created: { pid: number }) => void }) {
  const languages = useLanguages();
  const levels = useDifficulties();
  const start = useRef<ProblemForm | null>(null);
  if (languages.data && levels.data) {
    start.current ??= blankForm(
      languages.data.map(({ name }) => name),
      levels.data[0]?.id ?? 0,
    );
  }
  const error = languages.error ?? levels.error;
  if (!start.current) {
    return (
      <PageFrame width="wide">
        {error ? <ErrorState error={error} /> : <Skeleton height={320} className="late" />}
      </PageFrame>
    );
  }
  return <ProblemEditor start={start.current} stored={null} onCreated={onCreated} onReload={() => {}} />;
}
