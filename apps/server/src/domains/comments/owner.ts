import type { CommentOwnerKind } from '@assay/contract/comments/owner.ts';
import type { Call } from '../../platform/http/call.ts';
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
  /** Tells whom it concerns of a new comment or reply, once it is stored. */
  stored(id: number): void;
}

/** What the owners of one kind decide about their comments. */
export interface CommentOwnerRules {
  /** @throws Failure for whoever may not read comments there */
  read(call: Call, id: number): Promise<CommentAccess>;
  /** @throws Failure for whoever may not comment, reply, like or delete there */
  write(call: Call, id: number): Promise<CommentAccess>;
}

export type CommentOwners = Readonly<Record<CommentOwnerKind, CommentOwnerRules>>;
