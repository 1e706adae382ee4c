import * as z from 'zod';
import { line, moment, ownName, text, whole } from '../shapes.ts';

/** Who gets in: all at once; who applies and is approved; who applies with the group's code and is approved (GRP-3). */
export const GROUP_AUTH = { public: 1, protected: 2, private: 3 } as const;

/** What somebody is in a group (GRP-4); 0 stands for nothing at all. */
export const GROUP_LEVEL = { none: 0, applying: 1, refused: 2, member: 3, admin: 4, root: 5 } as const;
export type GroupLevel = (typeof GROUP_LEVEL)[keyof typeof GROUP_LEVEL];

/** Lengths of what is asked for in any case (GRP-2). */
export const GROUP_BOUNDS = {
  name: [5, 25],
  shortName: [5, 10],
  reason: [5, 100],
} as const;
/** What a group may say of itself, or leave out, is at most so long. */
export const GROUP_TEXT_MAX = { brief: 50, description: 1000 } as const;
/** The code is exactly so long. */
export const GROUP_CODE_LENGTH = 6;

const bounded = ([min, max]: readonly [number, number]) => ownName(max).min(min);

/** The form of a group. The code is held against `auth` by the rules. */
export const groupFields = z.object({
  name: bounded(GROUP_BOUNDS.name),
  shortName: bounded(GROUP_BOUNDS.shortName),
  brief: ownName(GROUP_TEXT_MAX.brief).describe('may be empty'),
  description: text(GROUP_TEXT_MAX.description).describe('may be empty'),
  auth: whole(GROUP_AUTH.public, GROUP_AUTH.private),
  code: line(GROUP_CODE_LENGTH).describe('empty in a public group, else exactly six characters'),
  visible: z.boolean().describe('false: hidden from everybody but its members'),
});
export type GroupFields = z.output<typeof groupFields>;

/** A group as lists show it (GRP-1): nothing of it needs membership. */
export const groupRow = z.object({
  id: z.number(),
  avatar: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  brief: z.string(),
  uid: z.number().nullable().describe('of the owner; null when that account is gone'),
  owner: z.string().describe('user name; empty when that account is gone'),
  auth: z.number(),
  visible: z.boolean(),
  memberCount: z.number(),
  gmtCreate: moment,
});
export type GroupRow = z.infer<typeof groupRow>;
