/** What people comment on. */
export const COMMENT_OWNERS = ['contest', 'discussion'] as const;
export type CommentOwnerKind = (typeof COMMENT_OWNERS)[number];

/** What a comment belongs to. */
export interface CommentOwner {
  kind: CommentOwnerKind;
  id: number;
}

interface WireOwner {
  cid?: number | null | undefined;
  did?: number | null | undefined;
}

export const namesOneOwner = ({ cid, did }: WireOwner) => Boolean(cid) !== Boolean(did);

/** Reads the owner from the wire's fields; null when they name none. */
export function commentOwnerOf({ cid, did }: WireOwner): CommentOwner | null {
  if (cid) return { kind: 'contest', id: cid };
  return did ? { kind: 'discussion', id: did } : null;
}

/** The wire's fields for an owner: the inverse of {@link commentOwnerOf}. */
export const wireOfCommentOwner = (owner: CommentOwner): { cid: number } | { did: number } =>
  owner.kind === 'contest' ? { cid: owner.id } : { did: owner.id };

/** How the call that likes spells the kinds. */
export const SOURCE_TYPES = ['Contest', 'Discussion'] as const;

interface LikeSource {
  sourceId?: number | null | undefined;
  sourceType?: (typeof SOURCE_TYPES)[number] | null | undefined;
}

/** Reads the owner from `likeSourceFields`; null when they name none. */
export function likeOwnerOf({ sourceId, sourceType }: LikeSource): CommentOwner | null {
  if (!sourceId || !sourceType) return null;
  return { kind: sourceType === 'Contest' ? 'contest' : 'discussion', id: sourceId };
}

/** The inverse of {@link likeOwnerOf}. */
export const likeSourceOf = (owner: CommentOwner) =>
  ({ sourceId: owner.id, sourceType: owner.kind === 'contest' ? 'Contest' : 'Discussion' }) as const;
