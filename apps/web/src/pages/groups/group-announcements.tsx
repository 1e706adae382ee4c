import {
  addGroupAnnouncement,
  deleteGroupAnnouncement,
  getAdminGroupAnnouncement,
  getGroupAnnouncement,
  updateGroupAnnouncement,
} from '@assay/contract/announcements/group.ts';
import { announcementCall } from '../../features/announcements/announcement-form.tsx';
import { ManagedAnnouncements } from '../../features/announcements/managed-announcements.tsx';
import { TEXT as ANNOUNCEMENT_TEXT } from '../../features/announcements/text.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { TEXT } from '../../features/groups/text.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = pageReads(10);

/** Announcements of a group, for its admins: drafts, hidden and shown ones (GRP-11). */
export function Page() {
  return <GroupShell tab="announcements">{({ id }) => <Announcements gid={id} />}</GroupShell>;
}

function Announcements({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const a = useText(ANNOUNCEMENT_TEXT);
  const { list } = useListPage(getAdminGroupAnnouncement, READS, (page) => ({ ...page, gid }));
  const reread = () => refresh(getAdminGroupAnnouncement, getGroupAnnouncement);
  const remove = useAction(deleteGroupAnnouncement, { onSuccess: reread });
  return (
    <ManagedAnnouncements
      list={list}
      add={announcementCall(addGroupAnnouncement, (fields) => ({ ...fields, gid }))}
      updateOf={(id) => announcementCall(updateGroupAnnouncement, (fields) => ({ ...fields, gid, id }))}
      remove={(aid) => remove.mutateAsync({ gid, aid })}
      onSaved={reread}
    >
      {({ actions, table }) => (
        <PageFrame title={a('adminTitle')} lead={t('announcementsLead')} actions={actions}>
          {table}
        </PageFrame>
      )}
    </ManagedAnnouncements>
  );
}
