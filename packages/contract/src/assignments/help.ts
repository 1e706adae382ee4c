import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, id, moment, whole } from '../shapes.ts';
import { ASSIGNED_KINDS } from './assignment.ts';

const HELP_QUESTION_MAX = 2_000;
const HELP_ANSWER_MAX = 10_000;
/** A question that was taken up is open again after so many minutes without an answer (ASG-25). */
export const HELP_CLAIM_MINUTES = 30;
/** Questions that are listed at once, those that wait longest. */
export const HELP_WAITING_MAX = 200;
/** Questions of the own that are listed, the last ones. */
export const HELP_OWN_MAX = 50;

const helpFields = {
  id: z.number(),
  assignmentId: z.number(),
  assignment: z.string().describe('its title'),
  pid: z.number(),
  displayId: z.string(),
  title: z.string().describe('of the problem'),
  submitId: z.number().nullable(),
  line: z.number().nullable(),
  question: z.string(),
  askedTime: moment,
};

const ownHelp = z.object({
  ...helpFields,
  isTaken: z.boolean().describe('somebody looks at it now'),
  answer: z.string().nullable(),
  by: z.string().nullable().describe('who answered'),
  answeredTime: moment.nullable(),
});
export type OwnHelp = z.infer<typeof ownHelp>;

const waitingHelp = z.object({
  ...helpFields,
  uid: z.number(),
  username: z.string(),
  realname: z.string(),
  label: z.string().describe('the class within the group'),
  status: z.number().nullable().describe('verdict of the submission it is about'),
  score: z.number().nullable(),
  language: z.string().nullable(),
  attempt: z.number().nullable().describe('which of the tries at the problem it is about'),
  attempts: z.number().nullable().describe('how many there are'),
  excerpt: z.string().describe('of the code, around the line'),
  excerptFrom: z.number().describe('line at which it begins'),
  claim: z
    .object({ by: z.string(), isMine: z.boolean(), until: moment })
    .nullable()
    .describe('who took it up; null: it is open'),
});
export type WaitingHelp = z.infer<typeof waitingHelp>;

export const getGroupHelp = op('getGroupHelp', 'GET /api/group/help', {
  access: 'user',
  does: 'Questions of students about assignments of a group that wait for an answer, the oldest first, for who runs it and assistants for feedback; and the own ones',
  input: z.object({ gid: id }),
  data: z.object({
    mayAnswer: z.boolean(),
    waiting: z.array(waitingHelp),
    own: z.array(ownHelp).describe('the newest first'),
  }),
});

export const getHelpAt = op('getHelpAt', 'GET /api/group/help/at', {
  access: 'user',
  does: 'Where the viewer may ask about a problem that is set as work, and what was asked there and answered; nothing for whom it is not set',
  input: z.object({ kind: z.enum(ASSIGNED_KINDS), targetId: id, pid: id }),
  data: z.object({
    places: z.array(z.object({ id: z.number(), title: z.string(), gid: z.number(), groupName: z.string() })),
    own: z.array(ownHelp),
  }),
});

export const askHelp = op('askHelp', 'POST /api/group/assignment/help', {
  access: 'user',
  does: 'Ask those who help in a group about a problem of an assignment, or about an own submission to it; one question at a time',
  input: z.object({
    id: id.describe('of the assignment'),
    pid: id,
    submitId: id.nullable().default(null),
    line: whole(1, 100_000).nullable().default(null),
    question: filled(HELP_QUESTION_MAX),
  }),
  data: z.object({ id: z.number() }),
});

export const takeBackHelp = op('takeBackHelp', 'DELETE /api/group/assignment/help', {
  access: 'user',
  does: 'Take back an own question that nobody has answered yet',
  input: z.object({ id }),
  data: empty,
});

export const claimHelp = op('claimHelp', 'PUT /api/group/help/claim', {
  access: 'user',
  does: 'Take up a question of a student, so that nobody else answers it meanwhile; of two at once one has it',
  input: z.object({ id }),
  data: empty,
});

export const leaveHelp = op('leaveHelp', 'DELETE /api/group/help/claim', {
  access: 'user',
  does: 'Leave a question that one took up to others',
  input: z.object({ id }),
  data: empty,
});

export const answerHelp = op('answerHelp', 'PUT /api/group/help/answer', {
  access: 'user',
  does: 'Answer a question of a student, unless somebody else has taken it up; the student is told',
  input: z.object({ id, answer: filled(HELP_ANSWER_MAX) }),
  data: empty,
});
