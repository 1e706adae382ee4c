import { fail } from '@assay/contract/errors.ts';
import {
  addNotice,
  deleteNotice,
  getNotices,
  NOTICE_AUDIENCES,
  updateNotice,
} from '@assay/contract/messages/notices.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { notesOn } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import {
  deleteNoticeRow,
  findRecipient,
  findUnknownGroups,
  insertNotice,
  listNotices,
  lockNotice,
  type NoticeValues,
  updateNoticeRow,
} from './notices.queries.ts';
import { noticesChanged, pushNotices } from './push-notices.ts';

type Form = InputOf<typeof addNotice>;

/** What is stored of a form, with nobody named whom the audience does not mean. @throws Failure for an audience that is nobody */
async function valuesOf(tx: Queryable, form: Form, now: Date): Promise<NoticeValues> {
  const { title, content, audience, roles = [], gids = [], username = '', publishAt, until } = form;
  const uid = audience === 'person' ? ((await findRecipient(tx, username)) ?? fail('account.unknown')) : null;
  if (audience === 'roles' && roles.length === 0) fail('notice.nobody');
  if (audience === 'groups' && gids.length === 0) fail('notice.nobody');
  if (audience === 'groups' && (await findUnknownGroups(tx, gids)).length > 0) fail('group.unknown');
  return {
    title,
    content,
    audience,
    roles: audience === 'roles' ? [...roles] : [],
    gids: audience === 'groups' ? [...gids] : [],
    uid,
    publish_at: publishAt ? new Date(publishAt) : now,
    until: until ? new Date(until) : null,
  };
}

/** What the audit log keeps of a notice. */
const noted = ({ title, audience, roles, gids, uid }: NoticeValues) => ({ title, audience, roles, gids, uid });

const note = notesOn('notice');

export const noticeCalls: Implementation[] = [
  implement(getNotices, async (call, { type, ...page }) => {
    const { rows, total } = await listNotices(call.db, type, page);
    const records = rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      audience: NOTICE_AUDIENCES.find((one) => one === row.audience)!,
      roles: row.roles,
      gids: row.gids,
      username: row.recipient ?? '',
      publishAt: row.publish_at.toISOString(),
      until: row.until?.toISOString() ?? null,
      pushed: row.pushed_at !== null,
      pushedAt: row.pushed_at?.toISOString() ?? null,
      author: row.author,
      readers: row.readers,
      audienceSize: row.audience_size,
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addNotice, async (call, form) => {
    const now = call.clock.now();
    const id = await call.db.transaction().execute(async (tx) => {
      const values = await valuesOf(tx, form, now);
      const made = await insertNotice(tx, values, viewerOf(call).uid, now);
      await note(call, tx, addNotice.name, made, null, noted(values));
      return made;
    });
    await pushNotices(call);
    return { id };
  }),

  implement(updateNotice, async (call, { id, ...form }) => {
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockNotice(tx, id)) ?? fail('notice.unknown');
      const values = await valuesOf(tx, form, before.publish_at);
      await updateNoticeRow(tx, id, values, now);
      await note(call, tx, updateNotice.name, id, noted(before as NoticeValues), noted(values));
      await noticesChanged(tx);
    });
    await pushNotices(call);
    return null;
  }),

  implement(deleteNotice, async (call, { id }) => {
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockNotice(tx, id)) ?? fail('notice.unknown');
      await deleteNoticeRow(tx, id);
      await note(call, tx, deleteNotice.name, id, noted(before as NoticeValues), null);
      await noticesChanged(tx);
    });
    return null;
  }),
];
