import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TEXT } from '../text.ts';
import { type ListedSubmission, type SubmissionColumns, useSubmissionColumns } from './submission-columns.tsx';

interface SubmissionTableProps extends Partial<SubmissionColumns> {
  rows: readonly ListedSubmission[] | undefined;
  fetching: boolean;
  error: ApiError | null;
  onRetry: () => void;
  empty: ReactNode;
  manage: boolean;
}

/** Submissions, newest first; own rows stand out (SUB-10). */
export function SubmissionTable(props: SubmissionTableProps) {
  const { rows, fetching, error, onRetry, empty, manage, compact = false, scored = true } = props;
  const t = useText(TEXT);
  const user = useUser();
  const hasScores = rows ? rows.some(({ score }) => score !== null) : !compact;
  const columns = useSubmissionColumns({ manage, scored: scored && hasScores, compact });
  return (
    <DataTable
      label={t('submissions')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.submitId}
      fetching={fetching}
      error={error}
      onRetry={onRetry}
      empty={empty}
      isMarked={(row) => !compact && row.uid === user?.uid}
      placeholderRows={compact ? 5 : 15}
    />
  );
}
