import type { AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { mayAnnounce, mayChangeAnnouncement } from '@assay/rules/announcements/access.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { tellNews } from '../news/news.ts';
import { withRendered } from '../texts/rendered-texts.ts';
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

/** What the audit log keeps of an announcement. */
const noted = ({ kind, id }: AnnouncementOwner, { title, visible }: Pick<AnnouncementFields, 'title' | 'visible'>) => ({
  owner: `${kind} ${id}`,
  title,
  visible,
});

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

  /** Changes an announcement, or deletes it without `after`, if the viewer may. @returns what it was */
  async function change(
    call: Call,
    owner: AnnouncementOwner,
    { id, action, after }: { id: number; action: AuditAction; after: AnnouncementFields | null },
    store: (tx: Call['db']) => Promise<unknown>,
  ) {
    const { level } = await write(call, owner);
    const before = await call.db.transaction().execute(async (tx) => {
      const held = await holdAnnouncement(tx, owner, id);
      if (!held) return fail('announcement.unknown');
      if (!mayChangeAnnouncement(level, held.uid === viewerOf(call).uid)) fail('access.denied');
      await store(tx);
      const entry = {
        action,
        subject: `announcement ${id}`,
        before: noted(owner, held),
        after: after && noted(owner, after),
      };
      await noteAct(call, tx, entry);
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
        username: row.username ?? '',
        gmtCreate: row.shown_at.toISOString(),
      }));
      return pageAnswer(await withRendered(call, records, ({ content }) => content), total, page);
    },

    /** The newest besides those that were read and those that the reader wrote. */
    async unread(call: Call, owner: AnnouncementOwner, readIds: readonly number[]) {
      const { until } = await owners[owner.kind].readOften(call, owner.id);
      const wasRead = new Set(readIds);
      const own = call.viewer?.uid;
      return (await recentAnnouncements(call).of(owner))
        .filter(({ id, uid, shown_at }) => !wasRead.has(id) && uid !== own && (until === null || shown_at <= until))
        .slice(0, UNREAD_MAX)
        .map(({ id, title, shown_at }) => ({ id, title, gmtCreate: shown_at.toISOString() }));
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
        isDraft: !row.visible && row.published_at === null,
        username: row.username ?? '',
        mayChange: mayChangeAnnouncement(level, row.uid === uid),
        gmtCreate: row.shown_at.toISOString(),
        gmtModified: row.gmt_modified.toISOString(),
      }));
      return pageAnswer(records, total, page);
    },

    /** Stores a new one; a visible one is told to all who follow the owner. */
    async add(call: Call, owner: AnnouncementOwner, fields: AnnouncementFields) {
      await write(call, owner);
      const { uid } = viewerOf(call);
      const id = await call.db.transaction().execute(async (tx) => {
        const made = await insertAnnouncement(tx, owner, { ...fields, uid, gmt_create: call.clock.now() });
        const entry = { subject: `announcement ${made}`, before: null, after: noted(owner, fields) };
        await noteAct(call, tx, { action: 'addAnnouncement', ...entry });
        return made;
      });
      await recentAnnouncements(call).changed(owner);
      if (fields.visible) tellNews(call, owner, 'all', { news: 'announcement', id, title: fields.title, by: uid });
      return { id };
    },

    /** Changes one; it is news when it was hidden before. */
    async update(call: Call, owner: AnnouncementOwner, id: number, fields: AnnouncementFields) {
      const values = { ...fields, gmt_modified: call.clock.now() };
      const before = await change(call, owner, { id, action: 'updateAnnouncement', after: fields }, (tx) =>
        updateAnnouncement(tx, id, values),
      );
      if (!before.visible && fields.visible) {
        tellNews(call, owner, 'all', { news: 'announcement', id, title: fields.title, by: before.uid });
      }
      return null;
    },

    async remove(call: Call, owner: AnnouncementOwner, id: number) {
      await change(call, owner, { id, action: 'deleteAnnouncement', after: null }, (tx) => deleteAnnouncement(tx, id));
      return null;
    },
  };
}
