import { fail } from '@assay/contract/errors.ts';
import {
  getModerationCase,
  getModerationCases,
  type ModerationAction,
  type ModerationCaseRow,
} from '@assay/contract/moderation/moderation.ts';
import { mayUndo } from '@assay/rules/moderation/decide.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { findMute } from '../accounts/mutes/mutes.queries.ts';
import { isMuted } from '../accounts/mutes/mutes.ts';
import { findCommentNow } from '../comments/moderation.queries.ts';
import { listRevisions as listCommentRevisions } from '../comments/revisions.queries.ts';
import { findDiscussionNow, listRevisions } from '../discussions/revisions.queries.ts';
import {
  type CaseColumns,
  findCase,
  findRecord,
  listCases,
  listDecisions,
  listReporters,
} from './moderation.queries.ts';

const shownCase = (row: CaseColumns): ModerationCaseRow => ({
  id: row.id,
  did: row.discussion_id,
  gid: row.gid,
  commentId: row.comment_id,
  title: row.title,
  content: row.content,
  author: row.author,
  authorUid: row.author_uid,
  isOpen: row.is_open,
  version: row.version,
  reports: row.reports,
  gmtCreate: row.gmt_create.toISOString(),
  gmtModified: row.gmt_modified.toISOString(),
});

/** How what was reported stands now, and what it said before. */
async function contentOf(
  db: Parameters<typeof findCase>[0],
  { discussion_id: did, comment_id: commentId }: CaseColumns,
) {
  const discussion = (await findDiscussionNow(db, did)) ?? fail('moderation.unknown');
  if (commentId === null) {
    const { title, content, status } = discussion;
    return { now: { title, content, status }, history: await listRevisions(db, did) };
  }
  const comment = (await findCommentNow(db, commentId)) ?? fail('moderation.unknown');
  const history = (await listCommentRevisions(db, commentId)).map((one) => ({ ...one, title: null }));
  return { now: { title: discussion.title, ...comment }, history };
}

export const caseCalls: Implementation[] = [
  implement(getModerationCases, async (call, { open = true, ...page }) => {
    const { rows, total } = await listCases(call.db, open, page);
    return pageAnswer(rows.map(shownCase), total, page);
  }),

  implement(getModerationCase, async (call, { id }) => {
    const row = (await findCase(call.db, id)) ?? fail('moderation.unknown');
    const at = call.clock.now();
    const [{ now, history }, reporters, record, mute, decisions] = await Promise.all([
      contentOf(call.db, row),
      listReporters(call.db, id),
      findRecord(call.db, row.author_uid, id),
      findMute(call.db, row.author_uid),
      listDecisions(call.db, id),
    ]);
    return {
      ...shownCase(row),
      now,
      history: history.map(({ title, content, gmt_create }) => ({
        title,
        content,
        gmtCreate: gmt_create.toISOString(),
      })),
      reportList: reporters.map(({ username, content, gmt_create }) => ({
        reporter: username,
        content,
        gmtCreate: gmt_create.toISOString(),
      })),
      record: { ...record, gmtCreate: record.gmt_create.toISOString(), muted: isMuted(mute, at) },
      decisions: decisions.map((one, place) => ({
        id: one.id,
        username: one.username,
        actions: one.actions as ModerationAction[],
        note: one.note,
        gmtCreate: one.gmt_create.toISOString(),
        undoneBy: one.undone_at && (one.undone_by_name ?? ''),
        mayUndo: mayUndo({ at: one.gmt_create, isLast: place === 0, isUndone: one.undone_at !== null }, at),
      })),
    };
  }),
];
