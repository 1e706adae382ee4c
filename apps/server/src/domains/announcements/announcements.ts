import type { AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { mayAnnounce, mayChangeAnnouncement } from '@assay/rules/announcements/access.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { tellNews } from '../news/news.ts';
import {
  deleteAnnouncement,
  holdAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.queries.ts';
import type { AnnouncementAccess, AnnouncementOwners } from './owner.ts';
import { recentAnnouncements } from './recent.ts';

/** More unread ones than this are found in the list. */
const UNREAD_MAX = 20;

/**
 * What is done with announcements, the same for all owners; who may do it is asked of the owner.
 * @throws Failure of the owner's rules; `access.denied`, `announcement.unknown`
 */
export function createAnnouncements(owners: AnnouncementOwners) {
  const read = (call: Call, { kind, id }: AnnouncementOwner) => owners[kind].read(call, id);

  async function write(call: Call, { kind, id }: AnnouncementOwner): Promise<AnnouncementAccess> {
    const access = await owners[kind].write(call, id);
    return mayAnnounce(access.level) ? access : fail('access.denied');
  }

  /** Changes or deletes an announcement, if the viewer may. @returns what it was */
  async function change(call: Call, owner: AnnouncementOwner, id: number, store: (tx: Call['db']) => Promise<unknown>) {
    const { level } = await write(call, owner);
    const before = await call.db.transaction().execute(async (tx) => {
      const held = await holdAnnouncement(tx, owner, id);
      if (!held) return fail('announcement.unknown');
      if (!mayChangeAnnouncement(level, held.uid === viewerOf(call).uid)) fail('access.denied');
      await store(tx);
      return held;
    });
    await recentAnnouncements(call).changed(owner);
    return before;
  }

  return {
    /** Visible announcements as a reader finds them, newest first. */
    async list(call: Call, owner: AnnouncementOwner, page: Paging) {
      const { until } = await read(call, owner);
      const { rows, total } = await listAnnouncements(call.db, owner, { ...page, until, hiddenToo: false });
      const records = rows.map((row) => ({
        id: row.id,
        title: row.title,
        content: row.content,
        gmtCreate: row.gmt_create.toISOString(),
      }));
      return pageAnswer(records, total, page);
    },

    /** The newest besides those that were read and those that the reader wrote. */
    async unread(call: Call, owner: AnnouncementOwner, readIds: readonly number[]) {
      const { until } = await owners[owner.kind].readOften(call, owner.id);
      const wasRead = new Set(readIds);
      const own = call.viewer?.uid;
      return (await recentAnnouncements(call).of(owner))
        .filter(({ id, uid, gmt_create }) => !wasRead.has(id) && uid !== own && (until === null || gmt_create <= until))
        .slice(0, UNREAD_MAX)
        .map(({ id, title, gmt_create }) => ({ id, title, gmtCreate: gmt_create.toISOString() }));
    },

    /** All announcements, for those who announce there. */
    async listManaged(call: Call, owner: AnnouncementOwner, page: Paging) {
      const { level } = await write(call, owner);
      const { uid } = viewerOf(call);
      const { rows, total } = await listAnnouncements(call.db, owner, { ...page, until: null, hiddenToo: true });
      const records = rows.map((row) => ({
        id: row.id,
        title: row.title,
        content: row.content,
        visible: row.visible,
        username: row.username ?? '',
        mayChange: mayChangeAnnouncement(level, row.uid === uid),
        gmtCreate: row.gmt_create.toISOString(),
        gmtModified: row.gmt_modified.toISOString(),
      }));
      return pageAnswer(records, total, page);
    },

    /** Stores a new one; a visible one is told to all who follow the owner. */
    async add(call: Call, owner: AnnouncementOwner, fields: AnnouncementFields) {
      await write(call, owner);
      const { uid } = viewerOf(call);
      const id = await insertAnnouncement(call.db, owner, { ...fields, uid, gmt_create: call.clock.now() });
      await recentAnnouncements(call).changed(owner);
      if (fields.visible) tellNews(call, owner, 'all', { news: 'announcement', id, title: fields.title, by: uid });
      return { id };
    },

    /** Changes one; it is news when it was hidden before. */
    async update(call: Call, owner: AnnouncementOwner, id: number, fields: AnnouncementFields) {
      const values = { ...fields, gmt_modified: call.clock.now() };
      const before = await change(call, owner, id, (tx) => updateAnnouncement(tx, id, values));
      if (!before.visible && fields.visible) {
        tellNews(call, owner, 'all', { news: 'announcement', id, title: fields.title, by: before.uid });
      }
      return null;
    },

    async remove(call: Call, owner: AnnouncementOwner, id: number) {
      await change(call, owner, id, (tx) => deleteAnnouncement(tx, id));
      return null;
    },
  };
}
