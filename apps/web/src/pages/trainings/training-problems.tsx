import { ProblemSections } from '../../features/trainings/problems/problem-sections.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The problems of a training, by sections. */
export function Page() {
  const t = useText(TEXT);
  return (
    <TrainingShell tab="problems" title={t('problems')}>
      {({ id }) => (
        <PageFrame width="full">
          <ProblemSections tid={id} />
        </PageFrame>
      )}
    </TrainingShell>
  );
}
