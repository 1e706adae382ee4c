import * as z from 'zod';
import { op } from '../op.ts';
import { nothing } from '../shapes.ts';

/** Parts of a profile of which the person says who sees them (PEOPLE-3). */
export const PRIVACY_PARTS = ['email', 'realname', 'school', 'lastLogin', 'activity', 'solved', 'contests'] as const;
export type PrivacyPart = (typeof PRIVACY_PARTS)[number];

/** Everybody, members of the own groups, or the person alone; narrower from left to right. */
export const AUDIENCES = ['everyone', 'groups', 'self'] as const;
export type Audience = (typeof AUDIENCES)[number];
export type Privacy = Readonly<Record<PrivacyPart, Audience>>;

/** What holds until the person says otherwise. */
export const DEFAULT_PRIVACY: Privacy = {
  email: 'self',
  realname: 'self',
  school: 'groups',
  lastLogin: 'everyone',
  activity: 'everyone',
  solved: 'everyone',
  contests: 'everyone',
};

const audience = z.enum(AUDIENCES);
const privacy = z.object({
  email: audience,
  realname: audience,
  school: audience,
  lastLogin: audience,
  activity: audience,
  solved: audience,
  contests: audience,
});

export const getPrivacy = op('getPrivacy', 'GET /api/get-privacy', {
  access: 'user',
  does: 'Who sees which part of the own profile',
  input: nothing,
  data: privacy,
});

export const changePrivacy = op('changePrivacy', 'POST /api/change-privacy', {
  access: 'user',
  does: 'Say who sees which part of the own profile; parts left out stay as they are',
  input: privacy.partial(),
  data: privacy,
});
