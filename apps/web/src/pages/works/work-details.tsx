import { Overview } from '../../features/works/overview/overview.tsx';
import { WorkShell } from '../../features/works/shell/work-shell.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** A timed work: its clock, how to start it, and what it is about. */
export function Page() {
  return (
    <WorkShell tab="overview">
      {(inside) => (
        <PageFrame>
          <Overview {...inside} />
        </PageFrame>
      )}
    </WorkShell>
  );
}
