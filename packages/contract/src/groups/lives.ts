import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id, moment } from '../shapes.ts';
import { groupRow } from './group.ts';

/** A disbanded group is kept for so many days (GRP-15). */
export const BIN_DAYS = 30;
/** Whoever is offered a group has so many days to accept (GRP-16). */
export const OFFER_DAYS = 14;

const disbandedGroup = groupRow.extend({
  disbandedAt: moment,
  sweptAt: moment.describe('when it is deleted for good'),
});
export type DisbandedGroup = z.infer<typeof disbandedGroup>;

export const getDisbandedGroups = op('getDisbandedGroups', 'GET /api/group/get-disbanded-list', {
  access: 'user',
  does: 'Disbanded groups that the viewer can bring back, the latest first',
  input: z.object(paging(10)),
  data: pageOf(disbandedGroup),
});

export const restoreGroup = op('restoreGroup', 'POST /api/group/restore', {
  access: 'user',
  does: 'Bring back a disbanded group as one of its roots, with all but its join links; audited',
  input: z.object({ gid: id }),
  data: empty,
});

export const groupOffer = z.object({
  uid: z.number().describe('to whom'),
  username: z.string(),
  endsAt: moment,
});

export const offerGroup = op('offerGroup', 'POST /api/group/offer', {
  access: 'user',
  does: 'Offer a group to a member who shall own it, as its owner; audited',
  input: z.object({ gid: id, uid: id }),
  data: empty,
});

export const withdrawGroupOffer = op('withdrawGroupOffer', 'DELETE /api/group/offer', {
  access: 'user',
  does: 'Take back the offer of a group as its owner, or decline it as the one to whom it was made',
  input: z.object({ gid: id }),
  data: empty,
});

export const acceptGroupOffer = op('acceptGroupOffer', 'PUT /api/group/offer', {
  access: 'user',
  does: 'Become the owner of a group that was offered; who owned it becomes a root; audited',
  input: z.object({ gid: id }),
  data: empty,
});
