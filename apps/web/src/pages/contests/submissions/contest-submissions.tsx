import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { Switch } from '@mantine/core';
import { ContestShell, type InContest } from '../../../features/contests/shell/contest-shell.tsx';
import { TEXT } from '../../../features/contests/text.ts';
import { TEXT as VIRTUAL_TEXT } from '../../../features/contests/virtual/text.ts';
import { SUBMISSION_FILTERS } from '../../../features/submissions/list/submission-filters.ts';
import { SubmissionListView } from '../../../features/submissions/list/submission-list-view.tsx';
import { useIsRoot } from '../../../lib/roles.ts';
import { flagOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';

const FILTERS = { ...SUBMISSION_FILTERS, containsEnd: flagOf(), virtual: flagOf() };

/** The submissions of a contest (CON-43). */
export function Page() {
  return <ContestShell tab="submissions">{(inside) => <Submissions {...inside} />}</ContestShell>;
}

function Submissions({ contest, status }: InContest) {
  const t = useText(TEXT);
  const v = useText(VIRTUAL_TEXT);
  const isRoot = useIsRoot();
  const [filters, change] = useSearch(FILTERS);
  const { containsEnd } = filters;
  // while it runs there are no others
  const isOver = status === CONTEST_STATUS.ended;
  const virtual = filters.virtual && isOver && contest.virtual !== null;
  const switches = isOver && (contest.allowEndSubmit || contest.virtual) && (
    <>
      {contest.allowEndSubmit && !virtual && (
        <Switch
          label={t('withEnd')}
          checked={containsEnd}
          onChange={(event) => void change({ containsEnd: event.currentTarget.checked, currentPage: 1 })}
        />
      )}
      {contest.virtual && (
        <Switch
          label={v('mine')}
          checked={virtual}
          onChange={(event) => void change({ virtual: event.currentTarget.checked, currentPage: 1 })}
        />
      )}
    </>
  );
  return (
    <PageFrame width="full">
      <SubmissionListView
        venue={contestVenue(contest.id)}
        filters={filters}
        onChange={(next) => void change(next)}
        also={{ ...(containsEnd && { containsEnd }), ...(virtual && { virtual }) }}
        switches={switches}
        scored={contest.type !== CONTEST_TYPE.acm}
        manage={isRoot && !contest.previews}
      />
    </PageFrame>
  );
}
