import type { Venue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { TEXT } from '../text.ts';
import { FilterBar } from './filter-bar.tsx';
import { askedOf, isFiltered, NO_FILTERS, type SubmissionFilters } from './submission-filters.ts';
import { SubmissionTable } from './submission-table.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useSubmissions } from './use-submissions.ts';

interface SubmissionListViewProps {
  venue: Venue;
  filters: SubmissionFilters;
  onChange: (change: Partial<SubmissionFilters>) => void;
  /** What this venue asks for beside the filters. */
  also?: { containsEnd?: boolean; virtual?: boolean };
  /** Switches of this venue, beside the filters. */
  switches?: ReactNode;
  /** Rejudge and delete; for super administrators. */
  manage: boolean;
  /** Whether scores are shown. */
  scored?: boolean;
}

/** The submissions of a venue: filters, table, pages; rows that wait for a verdict follow it (SUB-10). */
export function SubmissionListView(props: SubmissionListViewProps) {
  const { venue, filters, onChange, also, switches, manage, scored = true } = props;
  const t = useText(TEXT);
  const { data, error, isFetching, refetch } = useSubmissions(venue, { ...askedOf(filters), ...also });
  const rows = useLiveRows(data?.records, venue);
  const empty = isFiltered(filters) ? (
    <EmptyState
      text={t('none')}
      hint={t('noneHint')}
      action={
        <Button variant="default" onClick={() => onChange(NO_FILTERS)}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState text={t('noneYet')} />
  );
  return (
    <>
      <Panel flush>
        <FilterBar filters={filters} onChange={onChange} onRefresh={() => void refetch()}>
          {switches}
        </FilterBar>
        <SubmissionTable
          rows={rows}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          scored={scored}
          manage={manage}
          empty={empty}
        />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={filters.currentPage}
        size={filters.limit}
        onPage={(currentPage) => onChange({ currentPage })}
        onSize={(limit) => onChange({ limit })}
      />
    </>
  );
}
