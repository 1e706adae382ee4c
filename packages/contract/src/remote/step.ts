import * as z from 'zod';
import { moment } from '../shapes.ts';
import { REMOTE_SITES } from './sites.ts';

/** Where a submission to a remote judge stands (REM-4), in order; the last two are ends. */
export const REMOTE_STATES = [
  'waiting',
  'leased',
  'submitting',
  'unsure',
  'submitted',
  'judging',
  'done',
  'failed',
] as const;
export type RemoteState = (typeof REMOTE_STATES)[number];

/** Why a submission did not get to a remote judge, or no result came back. */
export const REMOTE_FAILURES = [
  'noAccount',
  'refused',
  'tooLong',
  'siteDown',
  'unsure',
  'notFinished',
  'missing',
  'notSubmitted',
] as const;
export type RemoteFailure = (typeof REMOTE_FAILURES)[number];

/** A step of a submission on its way to a remote judge and back. What tells the result is null while that is hidden. */
export const remoteStep = z.object({
  site: z.enum(REMOTE_SITES),
  state: z.enum(REMOTE_STATES),
  ahead: z.number().nullable().describe('how many wait before it'),
  raw: z.string().describe("the site's own words"),
  test: z.number().nullable(),
  remoteId: z.string().nullable(),
  address: z.string().nullable().describe('of the submission at the site'),
  failure: z.enum(REMOTE_FAILURES).nullable(),
  words: z.string().describe('of the site about the failure'),
  trouble: z
    .object({ kind: z.string(), until: moment })
    .nullable()
    .describe('what was wrong the last time that the site was asked, and when it is asked again'),
});
export type RemoteStep = z.infer<typeof remoteStep>;
