import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { SUBMISSION_FILTERS } from '../../features/submissions/list/submission-filters.ts';
import { SubmissionListView } from '../../features/submissions/list/submission-list-view.tsx';
import { TEXT } from '../../features/submissions/text.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The submissions of a group and its trainings, for its members (GRP-13). */
export function Page() {
  return <GroupShell tab="submissions">{({ id }) => <Submissions gid={id} />}</GroupShell>;
}

function Submissions({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const isRoot = useIsRoot();
  const [filters, change] = useSearch(SUBMISSION_FILTERS);
  return (
    <PageFrame title={t('status')} width="full">
      <SubmissionListView
        venue={{ kind: 'group', id: gid }}
        filters={filters}
        onChange={(next) => void change(next)}
        manage={isRoot}
      />
    </PageFrame>
  );
}
