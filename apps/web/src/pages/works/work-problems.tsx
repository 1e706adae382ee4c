import { WorkProblems } from '../../features/works/problems/work-problems.tsx';
import { WorkShell } from '../../features/works/shell/work-shell.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The problems of a timed work. */
export function Page() {
  const t = useText(TEXT);
  return (
    <WorkShell tab="problems" title={t('problems')}>
      {({ work }) => (
        <PageFrame>
          <WorkProblems id={work.id} />
        </PageFrame>
      )}
    </WorkShell>
  );
}
