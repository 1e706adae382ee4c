import { dropProblemPerson, getHelpedProblems } from '@assay/contract/authoring/people.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { problemAdminOf } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { TEXT } from './text.ts';

const PAGE_SIZE = 10;

/** Problems of others that the viewer helps with: curators go to the editor, testers to the problem. Nothing where there are none. */
export function HelpedProblems() {
  const t = useText(TEXT);
  const user = useUser();
  const [currentPage, setPage] = useState(1);
  const [leaving, setLeaving] = useState<{ id: number; problemId: string } | null>(null);
  const { data } = useCall(getHelpedProblems, { currentPage, limit: PAGE_SIZE }, { keep: true, call: { quiet: true } });
  const leave = useAction(dropProblemPerson, {
    onSuccess: async () => {
      toast.success(t('dropped'));
      setLeaving(null);
      await refresh(getHelpedProblems);
    },
  });
  if (!user || !data || data.total === 0) return null;
  return (
    <Panel flush title={t('helped')}>
      <DataTable
        label={t('helped')}
        rows={data.records}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { key: 'id', header: t('problemId'), width: '152px', cell: ({ problemId }) => problemId },
          {
            key: 'title',
            header: t('problem'),
            names: true,
            cell: ({ id, gid, problemId, title, mayEdit }) => (
              <RowLink href={mayEdit ? paths.myProblemEdit(id) : problemAdminOf(gid).view(problemId)}>{title}</RowLink>
            ),
          },
          { key: 'part', header: t('part'), width: '110px', cell: ({ part }) => <Badge tone="info">{t(part)}</Badge> },
          {
            key: 'author',
            header: t('person'),
            width: '150px',
            from: 'md',
            cell: ({ author }) => <UserLink username={author} />,
          },
          {
            key: 'modified',
            header: t('modified'),
            width: '136px',
            from: 'md',
            cell: ({ gmtModified }) => <RelativeTime at={gmtModified} />,
          },
          {
            key: 'actions',
            header: <span className="visually-hidden">{t('actions')}</span>,
            width: '104px',
            cell: ({ id, problemId }) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('leaveOf', { id: problemId })}
                onClick={() => setLeaving({ id, problemId })}
              >
                {t('leave')}
              </Button>
            ),
          },
        ]}
      />
      {data.total > PAGE_SIZE && <Pager total={data.total} page={currentPage} size={PAGE_SIZE} onPage={setPage} />}
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('leave')}
        action={t('leave')}
        busy={leave.isPending}
        onConfirm={() => leaving && leave.mutate({ pid: leaving.id, uid: user.uid })}
      >
        {t('leaveAsk', { id: leaving?.problemId ?? '' })}
      </Confirm>
    </Panel>
  );
}
