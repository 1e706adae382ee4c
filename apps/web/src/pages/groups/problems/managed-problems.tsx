import { getGroupAdminProblemList } from '@assay/contract/groups/problems.ts';
import { ProblemTable } from '../../../features/authoring/list/problem-table.tsx';
import { TEXT as LIST_TEXT } from '../../../features/authoring/list/text.ts';
import { TEXT } from '../../../features/groups/text.ts';
import { ApplyCell } from '../../../features/reviews/apply-cell.tsx';
import { TEXT as REVIEW_TEXT } from '../../../features/reviews/text.ts';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FILTERS, Searched } from './list-frame.tsx';

/** The problems of a group as its admins change them. */
export function ManagedProblems({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const p = useText(REVIEW_TEXT);
  const w = useText(LIST_TEXT);
  const [{ keyword, currentPage, limit }] = useSearch(FILTERS);
  const asked = { gid, currentPage, limit, ...(keyword && { keyword }) };
  const { data, error, isFetching, refetch } = useCall(getGroupAdminProblemList, asked, { keep: true });
  return (
    <Searched label={w('search')} total={data?.total}>
      <ProblemTable
        rows={data?.records}
        extra={{ key: 'review', header: p('publish'), width: '132px', cell: (row) => <ApplyCell row={row} /> }}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            text={keyword ? w('nothingFound') : t('noProblems')}
            hint={keyword ? '' : t('noProblemsAdminHint')}
          />
        }
      />
    </Searched>
  );
}
