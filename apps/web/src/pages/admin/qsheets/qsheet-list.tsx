import { deleteQSheet, getAdminQSheetList } from '@assay/contract/qsheets/admin.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readSheets } from '../../../features/qsheets/admin/read-again.ts';
import { SheetForm } from '../../../features/qsheets/admin/sheet-form.tsx';
import { TEXT } from '../../../features/qsheets/admin/text.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const FILTERS = { ...pageReads(10), keyword: textOf() } as const;

/** All question sheets. */
export function Page() {
  const t = useText(TEXT);
  const { list, filters, change } = useListPage(getAdminQSheetList, FILTERS, ({ keyword, ...page }) => ({
    ...page,
    ...(keyword && { keyword }),
  }));
  const [adds, setAdds] = useState(false);
  const remove = useAction(deleteQSheet, { onSuccess: readSheets });
  return (
    <PageFrame
      title={t('sheets')}
      lead={t('lead')}
      actions={
        <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
          {t('add')}
        </Button>
      }
    >
      <EditedTable
        {...list}
        label={t('sheets')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t(filters.keyword === '' ? 'none' : 'nothingFound')} />}
        search={{
          label: t('search'),
          value: filters.keyword,
          onSearch: (keyword) => change({ keyword }),
        }}
        actionsWidth="150px"
        columns={[
          { key: 'id', header: '#', width: '56px', cell: ({ id }) => id },
          { key: 'rank', header: t('rank'), width: '72px', align: 'end', cell: ({ rank }) => rank },
          {
            key: 'title',
            header: t('title'),
            names: true,
            cell: ({ id, title, status }) => (
              <>
                <Link href={paths.adminQSheetGroups(id)}>{title}</Link> {!status && <Badge>{t('hidden')}</Badge>}
              </>
            ),
          },
          {
            key: 'problems',
            header: t('problemCount'),
            width: '84px',
            align: 'end',
            cell: ({ problemCount }) => problemCount,
          },
          {
            key: 'participants',
            header: t('participants'),
            width: '96px',
            align: 'end',
            cell: ({ participantCount }) => participantCount,
          },
          {
            key: 'updated',
            header: t('updated'),
            from: 'lg',
            width: '130px',
            cell: ({ gmtModified }) => <RelativeTime at={gmtModified} />,
          },
        ]}
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { name: title }),
          title: ({ title }) => t('editOf', { name: title }),
          form: (row, onClose) => <SheetForm stored={row} onClose={onClose} />,
          size: 'xl',
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { name: title }),
          question: ({ title }) => t('removeSheet', { name: title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ id });
            toast.success(t('removed'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('add')} size="xl">
        <SheetForm stored={null} onClose={() => setAdds(false)} />
      </Dialog>
    </PageFrame>
  );
}
