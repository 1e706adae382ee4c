import { DEFAULT_CATEGORY, DISCUSSION_STATUS, REVISIONS_MAX } from '@assay/contract/discussions/discussion.ts';
import {
  addDiscussion,
  deleteDiscussion,
  likeDiscussion,
  updateDiscussion,
} from '@assay/contract/discussions/discussions.ts';
import { addGroupDiscussion } from '@assay/contract/discussions/group.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { mayDeleteDiscussion, mayEditDiscussion, runsDiscussions } from '@assay/rules/discussions/access.ts';
import { refuseTexts, refuseWriting, titleOf } from '@assay/rules/discussions/refuse-writing.ts';
import { mayEditAllProblems } from '@assay/rules/problems/access.ts';
import type { Transaction } from 'kysely';
import { noteAct } from '../../platform/audit/note-act.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { callWith } from '../../platform/http/call-of.ts';
import { emitMessages, type MessageEvent } from '../../platform/messages/emit-messages.ts';
import { refuseMuted } from '../accounts/mutes/mutes.ts';
import { mentionsColumn } from '../comments/comments.queries.ts';
import { findMentioned, mentionsOf, type NamedPerson, whoMayRead } from '../comments/mentions.ts';
import { enterGroup } from '../groups/entry.ts';
import { isInUse } from '../venues/in-use.ts';
import { discussionAddress } from './address.ts';
import { findCategory } from './categories/categories.queries.ts';
import {
  countLikes,
  type DiscussionColumns,
  deleteLike,
  holdDiscussion,
  insertDiscussion,
  insertLike,
  lockWriter,
  updateDiscussionRow,
} from './discussions.queries.ts';
import { gone, mayOtherRead, mayTellOf, openDiscussion, refuseClosed } from './entry.ts';
import { findNamedProblem } from './list.ts';
import { renderedContent } from './rendered.ts';
import { keepRevision } from './revisions.queries.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Likes of one person. */
const LIKES_PER_MINUTE = 60;

type NewDiscussion = InputOf<typeof addDiscussion>;

/** Texts as they are stored, and who is named in them. @throws Failure of `refuseTexts`, `reader.*` */
async function textColumns(
  call: Call,
  { title, description, content }: Pick<NewDiscussion, 'title' | 'description' | 'content'>,
  problemId: string | null,
) {
  const texts = { title: titleOf(title, problemId), description: description.trim(), content };
  // a title that is blank is told so before anything is put in front of it
  const refusal = refuseTexts({ ...texts, title }) ?? refuseTexts(texts);
  if (refusal) throw refusal;
  const { columns, texts: words } = await renderedContent(call.readers, content, viewerOf(call).uid);
  const people = await findMentioned(call.db, words);
  return { columns: { ...texts, ...columns, mentions: mentionsColumn(mentionsOf(people)) }, people };
}

/** The category that a new discussion is put into: the one that it names, else the usual one as long as there is one. */
async function categoryOf({ db }: Call, named: number | null | undefined): Promise<number | null> {
  const found = await findCategory(db, named ?? DEFAULT_CATEGORY);
  if (named && !found) fail('discussion.categoryUnknown');
  return found?.id ?? null;
}

async function begin(call: Call, input: NewDiscussion, gid: number | null, groupLevel: number) {
  const { uid, role } = viewerOf(call);
  const problem = input.pid === undefined ? null : await findNamedProblem(call, input.pid);
  if (problem && !mayEditAllProblems({ uid, role }) && (await isInUse(call, problem.id))) {
    fail('discussion.problemInUse');
  }
  const settings = await call.settings.read();
  const limits = {
    solved: gid === null ? settings.discussionSolvedNeeded : settings.groupDiscussionSolvedNeeded,
    perDay: settings.discussionsPerDay,
    inAll: settings.discussionsPerUser,
  };
  const category_id = await categoryOf(call, input.categoryId);
  const { columns, people } = await textColumns(call, input, problem?.problem_id ?? null);
  const top = input.topPriority === true && runsDiscussions({ uid, role, groupLevel }, { gid });
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    await refuseMuted(tx, uid, now);
    const made = await lockWriter(tx, uid, new Date(now.getTime() - DAY_MS));
    const refusal = refuseWriting({ role, ...made }, limits, 'discuss');
    if (refusal) throw refusal;
    const values = { ...columns, gid, pid: problem?.id ?? null, category_id, uid, top };
    const id = await insertDiscussion(tx, { ...values, gmt_create: now, gmt_modified: now });
    if (await mayTellOf(call, { pid: values.pid })) await tellMentioned(call, tx, { id, ...values }, people);
    return { id };
  });
}

/** Tells those who are named in a discussion and may read it, once however often it is changed (DISC-15). */
async function tellMentioned(
  call: Call,
  tx: Transaction<DB>,
  { id, gid, title }: Pick<DiscussionColumns, 'id' | 'gid' | 'title'>,
  people: readonly NamedPerson[],
) {
  if (people.length === 0) return;
  const source = { type: 'discussion' as const, id, title, url: discussionAddress({ id, gid }) };
  const to = await whoMayRead(people, mayOtherRead(callWith(call, { db: tx }), id));
  const { uid: actor } = viewerOf(call);
  await emitMessages(tx, [
    { kind: 'discussion.mention', to, actor, cause: `discussion ${id}`, source, at: call.clock.now() },
  ]);
}

/** Tells the author of a discussion that somebody likes it, once of each person. */
const likeMessage = (row: DiscussionColumns, by: number): MessageEvent => ({
  kind: 'discussion.like',
  to: [row.uid],
  actor: by,
  cause: `${row.id} by ${by}`,
  source: { type: 'discussion', id: row.id, title: row.title, url: discussionAddress(row) },
});

export const discussionSaveCalls: Implementation[] = [
  implement(addDiscussion, async (call, input) => {
    await refuseClosed(call, null);
    return begin(call, input, null, 0);
  }),

  implement(addGroupDiscussion, async (call, { gid, ...input }) => {
    const { level } = await enterGroup(call, gid, call.viewer);
    await refuseClosed(call, gid);
    return begin(call, input, gid, level);
  }),

  implement(updateDiscussion, async (call, { id, topPriority, revisions: seen, ...input }) => {
    const { row, facts, viewer, runs } = await openDiscussion(call, id);
    if (!mayEditDiscussion(viewer, facts)) fail('discussion.mayNotChange');
    if (row.revisions >= REVISIONS_MAX) fail('discussion.changedTooOften', { max: REVISIONS_MAX });
    const { columns, people } = await textColumns(call, input, row.problem_id);
    const isTold = await mayTellOf(call, row);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const held = await holdDiscussion(tx, id);
      if (!held) throw gone();
      if (seen !== undefined && seen !== held.revisions) fail('discussion.changed');
      await refuseMuted(tx, viewerOf(call).uid, now);
      await keepRevision(tx, id, now);
      await updateDiscussionRow(
        tx,
        id,
        {
          ...columns,
          revisions: held.revisions + 1,
          ...(runs && topPriority !== undefined ? { top: topPriority } : {}),
          gmt_modified: now,
        },
        [DISCUSSION_STATUS.normal],
      );
      if (isTold) await tellMentioned(call, tx, { id, gid: row.gid, title: columns.title }, people);
    });
    return null;
  }),

  implement(deleteDiscussion, async (call, { did }) => {
    const { row, facts, viewer } = await openDiscussion(call, did);
    if (!mayDeleteDiscussion(viewer, facts)) fail('discussion.mayNotChange');
    const { uid } = viewerOf(call);
    const fields = { status: DISCUSSION_STATUS.deleted, deleted_at: call.clock.now(), deleted_by: uid };
    await call.db.transaction().execute(async (tx) => {
      const states = [DISCUSSION_STATUS.normal, DISCUSSION_STATUS.disabled];
      if (!(await updateDiscussionRow(tx, did, fields, states))) throw gone();
      if (row.uid !== uid) {
        const entry = { subject: `discussion ${did}`, before: { title: row.title, uid: row.uid }, after: null };
        await noteAct(call, tx, { action: deleteDiscussion.name, ...entry });
      }
    });
    return null;
  }),

  implement(likeDiscussion, async (call, { did, toLike }) => {
    const { row } = await openDiscussion(call, did);
    const { uid, role } = viewerOf(call);
    if (!isAdminRole(role)) call.limiter.take('like', String(uid), LIKES_PER_MINUTE, 60);
    const isTold = await mayTellOf(call, row);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdDiscussion(tx, did))) throw gone();
      if (!toLike) await deleteLike(tx, uid, did);
      else if ((await insertLike(tx, uid, did, call.clock.now())) && isTold) {
        await emitMessages(tx, [likeMessage(row, uid)]);
      }
    });
    return { likeNum: await countLikes(call.db, did) };
  }),
];
