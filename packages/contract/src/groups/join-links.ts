import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, whole } from '../shapes.ts';

/** How long a join link lasts and how often it is used (GRP-17). */
export const LINK_BOUNDS = { days: [1, 365], uses: [1, 10_000] } as const;
/** Open links that a group has at most. */
export const OPEN_LINKS_MAX = 20;

/** Characters of a code that are told apart on a blackboard: no 0 and O, no 1, I and L. */
export const LINK_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const LINK_CODE_LENGTH = 8;
/** 128 bits in base64url. */
export const LINK_TOKEN_LENGTH = 22;

const joinLink = z.object({
  id: z.number(),
  token: z.string().describe('stands in the address after #'),
  code: z.string().describe('the same for a blackboard'),
  state: z.enum(['open', 'ended', 'used', 'revoked']),
  needsApproval: z.boolean(),
  endsAt: moment,
  usesMax: z.number().nullable().describe('null: as many as like'),
  uses: z.number(),
  username: z.string().nullable().describe('who made it'),
  gmtCreate: moment,
});
export type JoinLink = z.infer<typeof joinLink>;

export const getJoinLinks = op('getJoinLinks', 'GET /api/group/get-join-link-list', {
  access: 'user',
  does: 'Join links of a group for its admins, the newest first',
  input: z.object({ ...paging(10), gid: id }),
  data: pageOf(joinLink),
});

export const addJoinLink = op('addJoinLink', 'POST /api/group/join-link', {
  access: 'user',
  does: 'Make a join link of a group as one of its admins: with an end, a limit of uses, with or without approval; audited',
  input: z.object({
    gid: id,
    days: whole(...LINK_BOUNDS.days),
    uses: blankable(whole(...LINK_BOUNDS.uses)).describe('left out: as many as like'),
    needsApproval: flag,
  }),
  data: joinLink,
});

export const revokeJoinLink = op('revokeJoinLink', 'DELETE /api/group/join-link', {
  access: 'user',
  does: 'Let nobody in by a join link any more, as an admin of the group; audited',
  input: z.object({ gid: id, id }),
  data: empty,
});

export const getJoinLinkUses = op('getJoinLinkUses', 'GET /api/group/get-join-link-uses', {
  access: 'user',
  does: 'Who came by a join link, for the admins of the group, the latest first',
  input: z.object({ ...paging(10), gid: id, id }),
  data: pageOf(z.object({ uid: z.number(), username: z.string(), avatar: z.string().nullable(), gmtCreate: moment })),
});

/** A token or a code, as somebody typed it. */
const key = line(40);

export const findByJoinLink = op('findByJoinLink', 'POST /api/group/find-by-join-link', {
  access: 'user',
  does: 'The group that a join link or its code leads into; a POST, so that the link stands in no log',
  input: z.object({ key }),
  data: z.object({
    gid: z.number(),
    name: z.string(),
    shortName: z.string(),
    brief: z.string(),
    avatar: z.string().nullable(),
    owner: z.string().describe('user name; empty when that account is gone'),
    memberCount: z.number(),
    userAuth: z
      .number()
      .describe('what the viewer is there: 0 nothing, 1 applying, 2 refused, 3 member, 4 admin, 5 root'),
    needsApproval: z.boolean().describe('whether joining asks for an approval'),
  }),
});

export const joinByLink = op('joinByLink', 'POST /api/group/join-by-link', {
  access: 'user',
  does: 'Come into a group by a join link or its code; with approval, or after having been taken out, one applies',
  input: z.object({ key }),
  data: z.object({ gid: z.number(), auth: z.number().describe('1 applying, 3 member') }),
});
