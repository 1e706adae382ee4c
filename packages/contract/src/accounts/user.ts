import * as z from 'zod';
import { mixesScripts, withoutHiddenMarks } from '../person-names.ts';

/** Bounds of account fields (ACC-10). */
export const USERNAME_MAX = 20;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** Who a page belongs to, as the client keeps it after logging in (ACC-20). */
export const userInfo = z.object({
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  mobile: z.string(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  realname: z.string(),
  gender: z.enum(['male', 'female', 'secrecy']),
  school: z.string(),
  course: z.string(),
  number: z.string(),
  signature: z.string(),
  github: z.string(),
  blog: z.string(),
  cfUsername: z.string(),
  roleList: z.array(z.string()),
  role: z.number(),
  themeColor: z.string().nullable(),
  bgId: z.number().nullable(),
  cardStyle: z.string().nullable(),
  lastCheckInTime: z.string().nullable(),
  checkInDays: z.number(),
  dailyRemark: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

/**
 * Letters of any script, but of one in a word, digits, `_`, `-` and `.`; no blanks, so that names can be written in lists and
 * rules. Stored in the one form that all ways to write it have in common (NFKC).
 */
export const username = z
  .string()
  .overwrite((value) => withoutHiddenMarks(value).normalize('NFKC'))
  .trim()
  .min(1)
  .max(USERNAME_MAX)
  .regex(/^[\p{L}\p{N}_.-]+$/u, { error: 'may hold letters, digits, _ - and . only' })
  .refine((value) => !mixesScripts(value), { error: 'mixes letters of several scripts in one word' });
export const password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
export const email = z
  .email()
  .max(254)
  .transform((value) => value.toLowerCase());
export const mailCode = z.string().trim().length(6);
/** A number as it is dialled, with an optional country code; blanks and hyphens between digits are left out. Empty for none. */
export const mobile = z
  .string()
  .max(30)
  .overwrite((value) => value.replace(/[\s-]/g, ''))
  .regex(/^(\+?\d{7,15})?$/, { error: 'must be a mobile number such as 13800138000 or +86 138 0013 8000' });
