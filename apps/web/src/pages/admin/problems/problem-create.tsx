import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { ProblemEditor } from '../../../features/authoring/editor/problem-editor.tsx';
import type { Creation } from '../../../features/authoring/editor/use-problem-editor.ts';
import { blankForm, type ProblemForm } from '../../../features/authoring/form/problem-form.ts';
import { useDifficulties, useLanguages } from '../../../features/problems/use-catalog.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A new problem. */
export function Page() {
  const router = useRouter();
  const open = ({ pid }: { pid: number }) => void router.navigate({ href: paths.adminProblem(pid), replace: true });
  return <NewProblem auth={PROBLEM_AUTH.private} creation={{ onStored: open }} />;
}

interface NewProblemProps {
  auth: ProblemForm['auth'];
  creation: Creation;
  place?: ReactNode;
}

/** The editor of a new problem, once the lists that it offers are there. */
export function NewProblem({ auth, creation, place }: NewProblemProps) {
  const languages = useLanguages();
  const levels = useDifficulties();
  const start = useRef<ProblemForm | null>(null);
  if (languages.data && levels.data) {
    const names = languages.data.map(({ name }) => name);
    start.current ??= { ...blankForm(names, levels.data[0]?.id ?? 0), auth };
  }
  const error = languages.error ?? levels.error;
  if (!start.current) {
    return (
      <PageFrame width="full">
        {error ? <ErrorState error={error} /> : <Skeleton height={320} className="late" />}
      </PageFrame>
    );
  }
  return <ProblemEditor start={start.current} stored={null} creation={creation} place={place} onReload={() => {}} />;
}
