import { fail } from '@assay/contract/errors.ts';
import {
  addExternalLink,
  deleteExternalLink,
  getAdminExternalLinks,
  updateExternalLink,
} from '@assay/contract/external/link-admin.ts';
import { getExternalLinks } from '@assay/contract/external/links.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { holdLabels } from './labels.queries.ts';
import { deleteLinkRow, holdLink, insertLink, listLinks, replaceContests, updateLinkRow } from './links.queries.ts';

const rowOf = (row: Awaited<ReturnType<typeof listLinks>>['rows'][number]) => ({
  id: row.id,
  title: row.title,
  url: row.url,
  logo: row.logo,
  description: row.description,
  category:
    row.category_id === null ? null : { id: row.category_id, name: row.category_name!, color: row.category_color! },
  contests: row.contests,
});

/** Stores a link with what it refers to, which is held so that nobody deletes it meanwhile. */
async function write(call: Call, id: number | null, written: InputOf<typeof addExternalLink>): Promise<number> {
  const { title, url, logo = '', description = '', categoryId, contestIds = [], seq = 0, visible = true } = written;
  const fields = { title, url, logo, description, category_id: categoryId ?? null, seq, visible };
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    const categories = categoryId === undefined ? [] : [categoryId];
    if ((await holdLabels(tx, 'category', categories)) < categories.length) fail('external.categoryUnknown');
    const contests = [...new Set(contestIds)];
    if ((await holdLabels(tx, 'contest', contests)) < contests.length) fail('external.competitionUnknown');
    const before = id === null ? null : ((await holdLink(tx, id)) ?? fail('external.linkUnknown'));
    const at = id ?? (await insertLink(tx, fields, now));
    if (id !== null) await updateLinkRow(tx, id, fields, now);
    await replaceContests(tx, at, contests);
    const { name: action } = id === null ? addExternalLink : updateExternalLink;
    const after = { ...fields, contests };
    await noteAct(call, tx, { action, subject: `external link ${at}`, before, after });
    return at;
  });
}

/** Links to other sites (EXT-1, EXT-2). */
export const externalLinkCalls: Implementation[] = [
  implement(getExternalLinks, async (call, { keyword, category, contest, ...page }) => {
    const { rows, total } = await listLinks(call.db, { keyword, category, contest }, page);
    return pageAnswer(rows.map(rowOf), total, page);
  }),

  implement(getAdminExternalLinks, async (call, { keyword, ...page }) => {
    const { rows, total } = await listLinks(call.db, { keyword, hiddenToo: true }, page);
    const records = rows.map((row) => ({
      ...rowOf(row),
      categoryId: row.category_id,
      contestIds: row.contests.map(({ id }) => id),
      seq: row.seq,
      visible: row.visible,
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addExternalLink, async (call, written) => ({ id: await write(call, null, written) })),

  implement(updateExternalLink, async (call, { id, ...written }) => {
    await write(call, id, written);
    return null;
  }),

  implement(deleteExternalLink, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await holdLink(tx, id)) ?? fail('external.linkUnknown');
      await deleteLinkRow(tx, id);
      const subject = `external link ${id}`;
      await noteAct(call, tx, { action: deleteExternalLink.name, subject, before, after: null });
      return null;
    }),
  ),
];
