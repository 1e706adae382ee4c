import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  getContestAnnouncement,
  getContestNotReadAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/contests/talk/announcements.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { editContest, enterContest, glanceInside } from '../entry.ts';
import { tellContest } from '../news.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.queries.ts';
import { recentAnnouncements } from './recent-announcements.ts';

/** More unread ones than this are found in the list. */
const UNREAD_MAX = 20;

export const announcementCalls: Implementation[] = [
  implement(getContestAnnouncement, async (call, { cid, ...page }) => {
    const { virtual } = await enterContest(call, cid, call.viewer);
    const wish = { ...page, hiddenToo: false, until: virtual?.likeAt ?? null };
    const { rows, total } = await listAnnouncements(call.db, cid, wish);
    const records = rows.map(({ id, title, content, gmt_create }) => ({
      id,
      title,
      content,
      gmtCreate: gmt_create.toISOString(),
    }));
    return { records, total, size: page.limit, current: page.currentPage };
  }),

  implement(getContestNotReadAnnouncement, async (call, { cid, readAnnouncementList }) => {
    const { virtual } = await glanceInside(call, cid, call.viewer);
    const read = new Set(readAnnouncementList);
    const until = virtual?.likeAt ?? null;
    // whoever wrote it knows it
    const own = call.viewer?.uid;
    return (await recentAnnouncements(call).of(cid))
      .filter(({ id, uid, gmt_create }) => !read.has(id) && uid !== own && (until === null || gmt_create <= until))
      .slice(0, UNREAD_MAX)
      .map(({ id, title, gmt_create }) => ({ id, title, gmtCreate: gmt_create.toISOString() }));
  }),

  implement(getAdminContestAnnouncement, async (call, { cid, ...page }) => {
    await editContest(call, cid);
    const { rows, total } = await listAnnouncements(call.db, cid, { ...page, hiddenToo: true });
    const records = rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      visible: row.visible,
      username: row.username ?? '',
      gmtCreate: row.gmt_create.toISOString(),
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return { records, total, size: page.limit, current: page.currentPage };
  }),

  implement(addContestAnnouncement, async (call, { cid, title, content, visible }) => {
    await editContest(call, cid);
    const { uid } = viewerOf(call);
    const id = await insertAnnouncement(call.db, { cid, uid, title, content, visible, gmt_create: call.clock.now() });
    await recentAnnouncements(call).changed(cid);
    if (visible) tellContest(call, cid, 'all', { news: 'announcement', id, title, by: uid });
    return { id };
  }),

  implement(updateContestAnnouncement, async (call, { cid, id, ...values }) => {
    await editContest(call, cid);
    const before = await call.db
      .transaction()
      .execute((tx) => updateAnnouncement(tx, { cid, id }, { ...values, gmt_modified: call.clock.now() }));
    if (before === null) return fail('contest.announcementUnknown');
    await recentAnnouncements(call).changed(cid);
    if (!before.visible && values.visible) {
      tellContest(call, cid, 'all', { news: 'announcement', id, title: values.title, by: before.uid });
    }
    return null;
  }),

  implement(deleteContestAnnouncement, async (call, { cid, id }) => {
    await editContest(call, cid);
    if (!(await deleteAnnouncement(call.db, cid, id))) fail('contest.announcementUnknown');
    await recentAnnouncements(call).changed(cid);
    return null;
  }),
];
