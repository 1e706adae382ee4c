import { deleteNotice, getNotices, type Notice } from '@assay/contract/messages/notices.ts';
import { ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NoticeForm } from '../../../features/messages/notices/notice-form.tsx';
import { TEXT } from '../../../features/messages/notices/text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(10);

const isOver = ({ until }: Notice) => until !== null && Date.parse(until) <= Date.now();

/** Notices of the site: whom they are for, whether they were told, and how many read them (MSG-20). */
export function Page() {
  const t = useText(TEXT);
  const lang = useLang();
  const { list } = useListPage(getNotices, READS);
  const [adds, setAdds] = useState(false);
  const remove = useAction(deleteNotice, { onSuccess: () => refresh(getNotices) });
  const audienceOf = ({ audience, roles, gids, username }: Notice) => {
    if (audience === 'person') return username;
    if (audience === 'roles')
      return roles.map((code) => ROLE_TEXT[roleName(code)][lang]).join(lang === 'zh' ? '、' : ', ');
    return audience === 'groups' ? `${t('groups')} ${gids.map((gid) => `#${gid}`).join(' ')}` : t('all');
  };
  const stateOf = (row: Notice) => {
    if (!row.pushed) return <Badge tone="notice">{t('waiting')}</Badge>;
    return isOver(row) ? <Badge>{t('over')}</Badge> : <Badge tone="good">{t('pushed')}</Badge>;
  };
  return (
    <PageFrame
      title={t('page')}
      lead={t('lead')}
      actions={
        <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
          {t('add')}
        </Button>
      }
    >
      <EditedTable
        {...list}
        label={t('page')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('none')} />}
        actionsWidth="150px"
        columns={[
          { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
          { key: 'audience', header: t('audience'), width: '112px', cell: audienceOf },
          {
            key: 'when',
            header: t('when'),
            width: '138px',
            cell: ({ pushedAt, publishAt }) => <span className="tnum">{formatMoment(pushedAt ?? publishAt)}</span>,
          },
          { key: 'state', header: t('state'), width: '96px', cell: stateOf },
          {
            key: 'readers',
            header: t('readers'),
            width: '76px',
            cell: ({ readers, audienceSize }) => (
              <span className="tnum">{t('readersOf', { readers, size: audienceSize })}</span>
            ),
          },
        ]}
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { name: title }),
          title: ({ title }) => t('editOf', { name: title }),
          size: 'xl',
          form: (row, onClose) => <NoticeForm notice={row} onClose={onClose} />,
        }}
        remove={{
          label: t('delete'),
          says: ({ title }) => t('deleteOf', { name: title }),
          question: ({ title }) => t('deleteAsk', { name: title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ id });
            toast.success(t('deleted'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('add')} size="xl">
        <NoticeForm notice={null} onClose={() => setAdds(false)} />
      </Dialog>
    </PageFrame>
  );
}
