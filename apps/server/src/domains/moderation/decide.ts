import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import { fail } from '@assay/contract/errors.ts';
import type { MessageKind } from '@assay/contract/messages/kinds.ts';
import { decideModerationCase, type ModerationAction, undoModeration } from '@assay/contract/moderation/moderation.ts';
import { roleName } from '@assay/contract/roles.ts';
import { mayUndo, refuseDecision, statusAfter } from '@assay/rules/moderation/decide.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages, type MessageEvent } from '../../platform/messages/emit-messages.ts';
import { findMute, type StoredMute, storeMute } from '../accounts/mutes/mutes.queries.ts';
import { holdUserRole } from '../accounts/users/hold-role.queries.ts';
import { holdComment, setCommentStatus } from '../comments/moderation.queries.ts';
import { discussionAddress } from '../discussions/address.ts';
import { holdStates, updateDiscussionRow } from '../discussions/discussions.queries.ts';
import {
  closeCase,
  findDecision,
  holdCase,
  insertDecision,
  listDecisions,
  listReporters,
  markUndone,
} from './moderation.queries.ts';

const DAY_MS = 24 * 3_600_000;
const ANY = Object.values(DISCUSSION_STATUS);

type Case = NonNullable<Awaited<ReturnType<typeof holdCase>>>;

/** What a decision changes, as it is kept to be taken back. */
interface State {
  status: number;
  /** Of the author: null without one, else when it ends, `''` for never. */
  mute: string | null;
}

const muteOf = (kept: string | null): StoredMute =>
  kept === null ? null : { until: kept === '' ? null : new Date(kept) };
const keptMute = (mute: StoredMute): string | null => mute && (mute.until?.toISOString() ?? '');

/** How what a case is about stands, held until the transaction ends. */
async function holdSubject(tx: Queryable, { discussion_id: did, comment_id: commentId }: Case) {
  const [discussion] = await holdStates(tx, [did]);
  if (!discussion) return fail('moderation.unknown');
  if (commentId === null) return { gid: discussion.gid, status: discussion.status };
  const comment = (await holdComment(tx, commentId)) ?? fail('moderation.unknown');
  return { gid: discussion.gid, status: comment.status };
}

async function setStatus(call: Call, tx: Queryable, held: Case, status: number): Promise<void> {
  const now = call.clock.now();
  if (held.comment_id !== null) return setCommentStatus(tx, held.comment_id, status, now);
  const isDeleted = status === DISCUSSION_STATUS.deleted;
  const fields = { status, deleted_at: isDeleted ? now : null, deleted_by: isDeleted ? viewerOf(call).uid : null };
  await updateDiscussionRow(tx, held.discussion_id, fields, ANY);
}

const TOLD: Partial<Record<ModerationAction, MessageKind>> = {
  hide: 'moderation.hidden',
  delete: 'moderation.deleted',
  warn: 'moderation.warned',
  mute: 'moderation.muted',
};

/** Tells the author what was done, without who did it or reported it, and the reporters that it was looked at. */
async function messagesOf(
  tx: Queryable,
  held: Case,
  gid: number | null,
  actions: readonly ModerationAction[],
  note: string,
  at: Date,
): Promise<MessageEvent[]> {
  const url = discussionAddress({ id: held.discussion_id, gid }, held.comment_id ?? undefined);
  const source = { type: 'discussion', id: held.discussion_id, title: held.title, url } as const;
  const cause = `case ${held.id} ${held.version}`;
  const common = { actor: null, cause, source, at };
  const reporters = (await listReporters(tx, held.id)).map(({ uid }) => uid);
  return [
    ...actions.flatMap((action) => {
      const kind = TOLD[action];
      return kind ? [{ ...common, kind, to: [held.author_uid], params: { note: note || '—' } }] : [];
    }),
    { ...common, kind: 'moderation.handled', to: reporters },
  ];
}

export const decideCalls: Implementation[] = [
  implement(decideModerationCase, async (call, { id, version, actions, days, note }) => {
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const held = (await holdCase(tx, id)) ?? fail('moderation.unknown');
      if (!held.is_open || held.version !== version) fail('moderation.changed');
      const role = roleName((await holdUserRole(tx, held.author_uid)) ?? fail('moderation.unknown'));
      const refusal = refuseDecision(actions, { role });
      if (refusal) fail(refusal);
      const { gid, status } = await holdSubject(tx, held);
      const before: State = { status, mute: keptMute(await findMute(tx, held.author_uid)) };
      const after: State = { ...before };
      const next = statusAfter(actions, held.comment_id === null ? 'discussion' : 'comment');
      if (next !== null && next !== status) {
        await setStatus(call, tx, held, next);
        after.status = next;
      }
      if (actions.includes('mute')) {
        after.mute = days ? new Date(now.getTime() + days * DAY_MS).toISOString() : '';
        await storeMute(tx, held.author_uid, muteOf(after.mute), now);
      }
      await insertDecision(tx, { caseId: id, uid, actions, note, before, after, now });
      await closeCase(tx, id, false, now);
      await emitMessages(tx, await messagesOf(tx, held, gid, actions, note, now));
      const subject = held.comment_id === null ? `discussion ${held.discussion_id}` : `comment ${held.comment_id}`;
      await noteAct(call, tx, {
        action: decideModerationCase.name,
        subject,
        before,
        after: { ...after, actions, note },
      });
    });
    return null;
  }),

  implement(undoModeration, async (call, { id }) => {
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const found = (await findDecision(tx, id)) ?? fail('moderation.unknown');
      const held = (await holdCase(tx, found.case_id)) ?? fail('moderation.unknown');
      // read again, now that nobody else decides
      const decisions = await listDecisions(tx, held.id);
      const decision = decisions[0];
      const isLast = decision?.id === id;
      if (!decision || !mayUndo({ at: decision.gmt_create, isLast, isUndone: decision.undone_at !== null }, now)) {
        return fail('moderation.tooLate');
      }
      await holdUserRole(tx, held.author_uid);
      const before = found.before as unknown as State;
      const after = found.after as unknown as State;
      const { status } = await holdSubject(tx, held);
      const mute = keptMute(await findMute(tx, held.author_uid));
      // what somebody changed since by other ways is left to them
      if (status !== after.status || mute !== after.mute) fail('moderation.tooLate');
      if (after.status !== before.status) await setStatus(call, tx, held, before.status);
      if (after.mute !== before.mute) await storeMute(tx, held.author_uid, muteOf(before.mute), now);
      await markUndone(tx, id, uid, now);
      await closeCase(tx, held.id, false, now);
      await noteAct(call, tx, {
        action: undoModeration.name,
        subject: `case ${held.id}`,
        before: after,
        after: before,
      });
    });
    return null;
  }),
];
