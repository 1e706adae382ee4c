import { changeProblemAuth } from '@assay/contract/authoring/editor.ts';
import { PROBLEM_AUTH, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { ActionIcon, Box, Group, Switch } from '@mantine/core';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/notices.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { isBuilt } from '../../../lib/screens/is-built.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { BrokenChip } from '../../judging/broken/broken-problems.tsx';
import { useVerificationSummaries, VerificationChip } from '../../judging/verify/verification-chip.tsx';
import { type AdminProblemRow, ProblemActions } from './problem-actions.tsx';
import { readProblemLists } from './read-lists.ts';
import { TEXT } from './text.ts';

const SITE_WORDS = { is: 'isPublic', now: 'nowPublic' } as const;
const GROUP_WORDS = { is: 'isOpenToGroup', now: 'nowOpenToGroup' } as const;

interface ProblemTableProps<Row extends AdminProblemRow> {
  rows: readonly Row[] | undefined;
  /** A column of its own before the actions. */
  extra?: Column<Row>;
  fetching: boolean;
  error: ApiError | null;
  onRetry: () => void;
  empty: ReactNode;
}

/** The height of a chip, which comes after its row. */
const CHIP_PX = 22;

/** Problems as those see them who look after them. */
export function ProblemTable<Row extends AdminProblemRow>({ extra, ...props }: ProblemTableProps<Row>) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const summaries = useVerificationSummaries(props.rows?.map(({ id }) => id) ?? []);
  const cannot = admin.owner === 'person' ? 'nowOfSite' : 'mayNotEdit';
  const columns: Column<Row>[] = [
    { key: 'number', header: t('number'), width: '76px', from: 'md', cell: ({ id }) => id },
    {
      key: 'id',
      header: t('id'),
      width: admin.owner === 'site' ? '120px' : '152px',
      cell: ({ problemId }) => problemId,
    },
    {
      key: 'title',
      header: t('problem'),
      names: true,
      cell: ({ id, title, problemId, mayEdit, broken }) => (
        <>
          <RowTitle id={id} problemId={problemId} title={title} mayEdit={mayEdit} />
          {broken && (
            <>
              {' '}
              <BrokenChip isPaused={broken.isPaused} />
            </>
          )}
          {mayEdit && (
            <Box mih={CHIP_PX}>{summaries.has(id) && <VerificationChip pid={id} summary={summaries.get(id)!} />}</Box>
          )}
        </>
      ),
    },
    ...(admin.owner === 'person'
      ? []
      : [
          {
            key: 'author',
            header: t('author'),
            width: '150px',
            from: 'md' as const,
            cell: ({ author }: Row) => <UserLink username={author} />,
          },
        ]),
    {
      key: 'type',
      header: t('type'),
      width: '84px',
      cell: ({ type }) => <TagChip>{type === PROBLEM_TYPE.oi ? 'OI' : 'ACM'}</TagChip>,
    },
    ...(admin.owner === 'person'
      ? []
      : [
          {
            key: 'auth',
            header: t(admin.owner === 'site' ? 'public' : 'openToGroup'),
            width: '92px',
            cell: (row: Row) => <AuthSwitch row={row} />,
          },
        ]),
    { key: 'cases', header: t('cases'), width: '92px', align: 'end', cell: ({ caseCount }) => caseCount },
    {
      key: 'modified',
      header: t('modified'),
      width: '136px',
      from: 'md',
      cell: ({ gmtModified }) => <RelativeTime at={gmtModified} />,
    },
    ...(extra ? [extra] : []),
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '104px',
      cell: (row) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <Tip label={row.mayEdit ? t('edit') : t(cannot)}>
            {row.mayEdit ? (
              <ActionIcon
                component={Link}
                href={admin.edit(row.id)}
                variant="subtle"
                aria-label={t('editOf', { id: row.problemId })}
              >
                <Pencil aria-hidden />
              </ActionIcon>
            ) : (
              <ActionIcon variant="subtle" data-disabled aria-disabled aria-label={t(cannot)}>
                <Pencil aria-hidden />
              </ActionIcon>
            )}
          </Tip>
          <ProblemActions row={row} />
        </Group>
      ),
    },
  ];
  return <DataTable label={t('table')} columns={columns} rowKey={({ id }) => id} placeholderRows={10} {...props} />;
}

/** Leads to the editor for those who may change the problem, for others to its page. */
function RowTitle({ id, problemId, title, mayEdit }: Pick<AdminProblemRow, 'id' | 'problemId' | 'title' | 'mayEdit'>) {
  const admin = useProblemAdmin();
  const href = mayEdit ? admin.edit(id) : admin.view(problemId);
  return isBuilt(href) ? <RowLink href={href}>{title}</RowLink> : title;
}

function AuthSwitch({ row }: { row: AdminProblemRow }) {
  const t = useText(TEXT);
  const { gid } = useProblemAdmin();
  const words = gid === null ? SITE_WORDS : GROUP_WORDS;
  const change = useAction(changeProblemAuth, {
    onSuccess: (_nothing, { auth }) =>
      toast.success(t(auth === PROBLEM_AUTH.public ? words.now : 'nowPrivate', { id: row.problemId })),
    onSettled: readProblemLists,
  });
  if (row.auth === PROBLEM_AUTH.contest) return <TagChip>{t('contest')}</TagChip>;
  const shown = change.isPending ? change.variables.auth : row.auth;
  return (
    <Switch
      aria-label={t(words.is, { id: row.problemId })}
      checked={shown === PROBLEM_AUTH.public}
      disabled={!row.mayEdit || change.isPending}
      onChange={(event) =>
        change.mutate({
          pid: row.id,
          auth: event.currentTarget.checked ? PROBLEM_AUTH.public : PROBLEM_AUTH.private,
        })
      }
    />
  );
}
