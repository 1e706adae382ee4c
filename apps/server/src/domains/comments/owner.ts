import type { CommentOwnerKind } from '@assay/contract/comments/owner.ts';
import type { MessageSource } from '@assay/contract/messages/kinds.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Call, Viewer } from '../../platform/http/call.ts';
import type { CommentVisibility } from './comments.queries.ts';

/** Who wrote a comment, as far as rights depend on it. */
export interface CommentWriter {
  uid: number;
  role: number;
}

/** The comments of an owner as one viewer finds them. */
export interface CommentAccess {
  visibility: CommentVisibility;
  mayReply(comment: CommentWriter): boolean;
  mayDelete(comment: CommentWriter): boolean;
  /** Whether the viewer may change it; of what others wrote nobody may. */
  mayEdit(comment: CommentWriter): boolean;
  /** Tells whom it concerns of a new comment or reply, once it is stored. */
  stored(id: number): void;
  /** How many comments there are with and without replies, where all are seen and they are counted beside their owner. */
  totals?: { comments: number; threads: number };
  /**
   * Asked within the transaction that stores a new comment or reply: holds the owner, so that it does not go away meanwhile.
   * @throws Failure for whoever may not write one now
   */
  admit?(tx: Queryable): Promise<void>;
  /** What messages say that comments are about; without it nobody gets any. */
  source?: CommentSource;
}

/** What a message about a comment leads to. */
export interface CommentSource {
  type: MessageSource;
  id: number;
  title: string;
  /** Who is told of each new comment. */
  author: number;
  addressOf(commentId: number): string;
  /** Whether somebody else may read there now. */
  mayRead(person: Pick<Viewer, 'uid' | 'role'>): Promise<boolean>;
}

/** What the owners of one kind decide about their comments. */
export interface CommentOwnerRules {
  /** @throws Failure for whoever may not read comments there */
  read(call: Call, id: number): Promise<CommentAccess>;
  /** @throws Failure for whoever may not comment, reply, like or delete there */
  write(call: Call, id: number): Promise<CommentAccess>;
}

export type CommentOwners = Readonly<Record<CommentOwnerKind, CommentOwnerRules>>;
