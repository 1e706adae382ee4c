import { COMMENT_STATUS } from '@assay/contract/comments/status.ts';
import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import { type ModerationAction, REPORT_REASON_MAX, UNDO_DAYS } from '@assay/contract/moderation/moderation.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

const TAGS = /#[^#\n]{1,40}#/g;

/** Why a report is refused, or null: it needs a tag or a reason, and a reason has at most 200 characters (DISC-2). */
export function refuseReport(content: string): FailureCode | null {
  const reason = content.replace(TAGS, '').trim();
  if (reason === '' && !content.match(TAGS)) return 'moderation.reportEmpty';
  return reason.length > REPORT_REASON_MAX ? 'moderation.reasonTooLong' : null;
}

/**
 * Why these things can not be done together, or null: dismissing is doing nothing else, and what is deleted is not hidden beside. Who runs the
 * site is muted by nobody.
 */
export function refuseDecision(actions: readonly ModerationAction[], author: { role: RoleName }): FailureCode | null {
  const asked = new Set(actions);
  if (asked.size !== actions.length) return 'moderation.contradiction';
  if (asked.has('dismiss') && asked.size > 1) return 'moderation.contradiction';
  if (asked.has('hide') && asked.has('delete')) return 'moderation.contradiction';
  return asked.has('mute') && isAdminRole(author.role) ? 'moderation.mayNotMute' : null;
}

/** What becomes of a discussion or comment by a decision; null: it stays as it is. */
export function statusAfter(actions: readonly ModerationAction[], kind: 'discussion' | 'comment'): number | null {
  if (actions.includes('hide')) return kind === 'comment' ? COMMENT_STATUS.hidden : DISCUSSION_STATUS.disabled;
  if (actions.includes('delete')) return kind === 'comment' ? COMMENT_STATUS.deleted : DISCUSSION_STATUS.deleted;
  return null;
}

/** Whether a decision can still be taken back: the last one alone, for 30 days, once. */
export const mayUndo = (decision: { at: Date; isLast: boolean; isUndone: boolean }, now: Date): boolean =>
  decision.isLast && !decision.isUndone && now.getTime() - decision.at.getTime() <= UNDO_DAYS * 24 * 3_600_000;
