import {
  addAnnouncement,
  deleteAnnouncement,
  getAdminAnnouncement,
  getCommonAnnouncement,
  updateAnnouncement,
} from '@assay/contract/announcements/site.ts';
import { announcementCall } from '../../../features/announcements/announcement-form.tsx';
import { ManagedAnnouncements } from '../../../features/announcements/managed-announcements.tsx';
import { TEXT } from '../../../features/announcements/text.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(10);

/** Announcements of the site. */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminAnnouncement, READS);
  const reread = () => refresh(getAdminAnnouncement, getCommonAnnouncement);
  const remove = useAction(deleteAnnouncement, { onSuccess: reread });
  return (
    <ManagedAnnouncements
      list={list}
      add={announcementCall(addAnnouncement, (fields) => fields)}
      updateOf={(id) => announcementCall(updateAnnouncement, (fields) => ({ ...fields, id }))}
      remove={(aid) => remove.mutateAsync({ aid })}
      onSaved={reread}
    >
      {({ actions, table }) => (
        <PageFrame title={t('adminTitle')} lead={t('siteLead')} actions={actions}>
          {table}
        </PageFrame>
      )}
    </ManagedAnnouncements>
  );
}
