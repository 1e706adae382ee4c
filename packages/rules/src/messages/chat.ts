import type { FailureCode } from '@assay/contract/errors.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';

/** Who may write to somebody first. */
export type ChatFrom = 'everybody' | 'groups' | 'nobody';

/** What decides whether one person may write to another. */
export interface ChatFacts {
  from: { uid: number; role: RoleName };
  /** null: nobody has that number, or is banned. */
  to: { uid: number; chatFrom: ChatFrom } | null;
  /** Both are in one group. */
  shareGroup: boolean;
  /** The sender blocked the other. */
  blocks: boolean;
  /** The other blocked the sender. */
  isBlocked: boolean;
  /** Messages that the sender has written to the other in all. */
  sent: number;
  /** Messages that the other has written to the sender in all. */
  received: number;
}

/** Messages that somebody may write to a stranger who has not answered. */
export const UNANSWERED_MAX = 3;

/**
 * Why somebody may not write to another, or null (MSG-10 to MSG-13). Who is blocked is answered as by somebody who accepts no messages, so
 * that being blocked is not found out.
 */
export function refuseChat({ from, to, shareGroup, blocks, isBlocked, sent, received }: ChatFacts): FailureCode | null {
  // what holds back comments holds back messages
  if (!mayDo(from.role, 'comment')) return 'chat.muted';
  if (to === null) return 'account.unknown';
  if (to.uid === from.uid) return 'chat.self';
  if (blocks) return 'chat.blocked';
  if (isAdminRole(from.role)) return null;
  if (isBlocked) return 'chat.refused';
  if (received > 0) return null;
  if (to.chatFrom === 'nobody' || (to.chatFrom === 'groups' && !shareGroup)) return 'chat.refused';
  return !shareGroup && sent >= UNANSWERED_MAX ? 'chat.awaitAnswer' : null;
}
