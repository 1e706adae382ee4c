import * as z from 'zod';
import { id } from '../shapes.ts';

/** What people comment on. */
export const COMMENT_OWNERS = ['contest', 'discussion'] as const;
export type CommentOwnerKind = (typeof COMMENT_OWNERS)[number];

/** What a comment belongs to. */
export interface CommentOwner {
  kind: CommentOwnerKind;
  id: number;
}

/** The wire's fields for an owner; null means "none". This file alone knows them. */
export const commentOwnerFields = {
  cid: id.nullish().describe('the contest'),
  did: id.nullish().describe('the discussion'),
};

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

const SOURCE_TYPES = ['Contest', 'Discussion'] as const;

/** The same owner as the call that likes spells it, where `cid` is the comment. */
export const likeSourceFields = {
  sourceId: id.nullish().describe('the contest or discussion'),
  sourceType: z.enum(SOURCE_TYPES).nullish(),
};

interface LikeSource {
  sourceId?: number | null | undefined;
  sourceType?: (typeof SOURCE_TYPES)[number] | null | undefined;
}

/** Reads the owner from {@link likeSourceFields}; null when they name none. */
export function likeOwnerOf({ sourceId, sourceType }: LikeSource): CommentOwner | null {
  if (!sourceId || !sourceType) return null;
  return { kind: sourceType === 'Contest' ? 'contest' : 'discussion', id: sourceId };
}

/** The inverse of {@link likeOwnerOf}. */
export const likeSourceOf = (owner: CommentOwner) =>
  ({ sourceId: owner.id, sourceType: owner.kind === 'contest' ? 'Contest' : 'Discussion' }) as const;
