import { SITE_OWNER } from '@assay/contract/announcements/owner.ts';
import { getCommonAnnouncement } from '@assay/contract/announcements/site.ts';
import { useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import { AnnouncementList } from './announcement-list.tsx';

const PAGE_SIZE = 5;

/** The card of the site's announcements: five at a time. */
export function SiteAnnouncements() {
  const [currentPage, setPage] = useState(1);
  const answer = useCall(
    getCommonAnnouncement,
    { currentPage, limit: PAGE_SIZE },
    { keep: true, staleTime: 30_000, call: { quiet: true } },
  );
  return (
    <AnnouncementList owner={SITE_OWNER} answer={answer} paging={{ currentPage, limit: PAGE_SIZE, onTurn: setPage }} />
  );
}
