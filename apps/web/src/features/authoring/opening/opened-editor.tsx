import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useText } from '../../../lib/text.ts';
import { ProblemEditor } from '../editor/problem-editor.tsx';
import { TEXT } from '../editor/text.ts';
import type { Creation } from '../editor/use-problem-editor.ts';
import { blankForm, formOf, type LoadedCases, type LoadedProblem, type ProblemForm } from '../form/problem-form.ts';

interface StoredEditorProps {
  problem: LoadedProblem;
  cases: LoadedCases;
  /** Reads the stored problem again; what is typed here is lost. */
  onReload: () => void;
}

/** The editor of a stored problem, as it was read. */
export function StoredEditor({ problem, cases, onReload }: StoredEditorProps) {
  const t = useText(TEXT);
  const [start] = useState(() => formOf(problem, cases));
  usePageTitle(t('editTitle', { id: problem.problem.problemId }));
  return <ProblemEditor start={start} stored={problem} creation={{ onStored: () => {} }} onReload={onReload} />;
}

interface NewEditorProps {
  languages: readonly string[];
  /** The difficulty that it begins with. */
  level: number;
  auth: ProblemForm['auth'];
  creation: Creation;
  place?: ReactNode;
}

/** The editor of a new problem. */
export function NewEditor({ languages, level, auth, creation, place }: NewEditorProps) {
  const [start] = useState(() => ({ ...blankForm([...languages], level), auth }));
  return <ProblemEditor start={start} stored={null} creation={creation} place={place} onReload={() => {}} />;
}
