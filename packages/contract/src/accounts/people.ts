import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, line } from '../shapes.ts';

/** Names that are asked for at once. */
export const PEOPLE_MAX = 500;

const person = z.object({ uid: z.number(), username: z.string(), nickname: z.string(), avatar: z.string().nullable() });

export const findPeople = op('findPeople', 'POST /api/find-people', {
  access: 'user',
  does: 'People for a field in which they are chosen: by the beginning of their user name, or by exact user names; banned ones are nobody',
  input: z.object({
    prefix: blankable(line(100)).describe('at least two letters; eight people at most'),
    usernames: blankable(z.array(line(100).min(1)).max(PEOPLE_MAX)),
  }),
  data: z.object({
    people: z.array(person),
    unknown: z.array(z.string()).describe('of the user names asked for, those of nobody'),
  }),
});
