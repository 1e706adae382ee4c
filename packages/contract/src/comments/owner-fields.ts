import * as z from 'zod';
import { id } from '../shapes.ts';
import { SOURCE_TYPES } from './owner.ts';

/** The wire's fields for an owner; null means "none". `owner.ts` alone reads them. */
export const commentOwnerFields = {
  cid: id.nullish().describe('the contest'),
  did: id.nullish().describe('the discussion'),
};

/** The same owner as the call that likes spells it, where `cid` is the comment. */
export const likeSourceFields = {
  sourceId: id.nullish().describe('the contest or discussion'),
  sourceType: z.enum(SOURCE_TYPES).nullish(),
};
