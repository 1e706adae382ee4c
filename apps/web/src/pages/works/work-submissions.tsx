import { SUBMISSION_FILTERS } from '../../features/submissions/list/submission-filters.ts';
import { SubmissionListView } from '../../features/submissions/list/submission-list-view.tsx';
import { WorkShell } from '../../features/works/shell/work-shell.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** All submissions of a timed work, for those who run it. */
export function Page() {
  const t = useText(TEXT);
  return (
    <WorkShell tab="submissions" title={t('submissions')}>
      {({ work }) => <Submissions id={work.id} />}
    </WorkShell>
  );
}

function Submissions({ id }: { id: number }) {
  const isRoot = useIsRoot();
  const [filters, change] = useSearch(SUBMISSION_FILTERS);
  return (
    <PageFrame width="full">
      <SubmissionListView
        venue={{ kind: 'timedWork', id }}
        filters={filters}
        onChange={(next) => void change(next)}
        manage={isRoot}
      />
    </PageFrame>
  );
}
