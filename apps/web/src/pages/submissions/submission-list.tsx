import { PUBLIC } from '@assay/contract/venue.ts';
import { SUBMISSION_FILTERS } from '../../features/submissions/list/submission-filters.ts';
import { SubmissionListView } from '../../features/submissions/list/submission-list-view.tsx';
import { TEXT } from '../../features/submissions/text.ts';
import { hasRootRole } from '../../lib/roles.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** All practice submissions (SUB-10). */
export function Page() {
  const t = useText(TEXT);
  const user = useUser();
  const [filters, change] = useSearch(SUBMISSION_FILTERS);
  const title =
    filters.completeProblemID && filters.problemID
      ? t('problemSubmissions', { problemID: filters.problemID })
      : t('status');
  return (
    <PageFrame title={title} width="full">
      <SubmissionListView
        venue={PUBLIC}
        filters={filters}
        onChange={(next) => void change(next)}
        manage={hasRootRole(user)}
      />
    </PageFrame>
  );
}
