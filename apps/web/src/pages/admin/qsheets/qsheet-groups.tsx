import {
  type AdminQSheetGroup,
  deleteQSheetGroup,
  getAdminQSheetGroups,
  orderQSheetGroups,
} from '@assay/contract/qsheets/admin.ts';
import { Button } from '@mantine/core';
import { ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { GroupForm } from '../../../features/qsheets/admin/group-form.tsx';
import { readSheets } from '../../../features/qsheets/admin/read-again.ts';
import { TEXT } from '../../../features/qsheets/admin/text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import { MoveButtons } from '../../../ui/table/move-buttons.tsx';

type Say = ReturnType<typeof useText<typeof TEXT>>;

/** What opens a group, in words. */
function opening(t: Say, { opens }: AdminQSheetGroup, groups: readonly AdminQSheetGroup[]): string {
  switch (opens.by) {
    case 'always':
      return t('always');
    case 'solved': {
      const title = groups.find(({ id }) => id === opens.groupId)?.title ?? '';
      return t('opensSolved', { title, solved: opens.solved });
    }
    case 'date':
      return t('opensDate', { at: formatMoment(opens.at) });
    case 'hand':
      return t(opens.isOpen ? 'handOpen' : 'handClosed');
  }
}

/** The groups of a question sheet in their order, and what opens each. */
export function Page() {
  const t = useText(TEXT);
  const qid = useIdParam<'AdminQSheetGroups'>('qsheetID');
  const { data, ...answer } = useCall(getAdminQSheetGroups, { qid }, { keep: true });
  const [adds, setAdds] = useState(false);
  const remove = useAction(deleteQSheetGroup, { onSuccess: readSheets });
  const order = useAction(orderQSheetGroups, { onSettled: readSheets });
  const groups = data?.groups ?? [];
  const before = (id: number) =>
    groups.slice(
      0,
      groups.findIndex((group) => group.id === id),
    );
  return (
    <PageFrame
      title={data?.title ?? `#${qid}`}
      isPending={answer.isPending}
      actions={
        <>
          <Button
            component={Link}
            href={paths.qsheet(qid)}
            target="_blank"
            variant="default"
            rightSection={<ExternalLink aria-hidden />}
          >
            {t('open')}
          </Button>
          <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
            {t('addGroup')}
          </Button>
        </>
      }
    >
      <EditedTable
        answer={{ ...answer, data: data && { records: groups, total: groups.length } }}
        currentPage={1}
        limit={null}
        onTurn={() => {}}
        label={t('groups')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noGroups')} />}
        actionsWidth="150px"
        columns={[
          {
            key: 'title',
            header: t('title'),
            names: true,
            cell: ({ id, title }) => <Link href={paths.adminQSheetProblems(qid, id)}>{title}</Link>,
          },
          { key: 'opens', header: t('opens'), width: '260px', cell: (group) => opening(t, group, groups) },
          {
            key: 'problems',
            header: t('problemCount'),
            width: '90px',
            align: 'end',
            cell: ({ problems }) => problems.length,
          },
          {
            key: 'order',
            header: t('order'),
            width: '110px',
            cell: ({ title }, at) => (
              <MoveButtons
                name={title}
                at={at}
                ids={groups.map(({ id }) => id)}
                isBusy={order.isPending}
                onOrder={(ids) => order.mutate({ qid, ids })}
              />
            ),
          },
        ]}
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { name: title }),
          title: ({ title }) => t('editOf', { name: title }),
          form: (group, onClose) => <GroupForm qid={qid} stored={group} earlier={before(group.id)} onClose={onClose} />,
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { name: title }),
          question: ({ title }) => t('removeGroup', { name: title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ id });
            toast.success(t('removed'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('addGroup')}>
        <GroupForm qid={qid} stored={null} earlier={groups} onClose={() => setAdds(false)} />
      </Dialog>
    </PageFrame>
  );
}
