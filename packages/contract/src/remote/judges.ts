import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, line, moment, nothing, text, whole } from '../shapes.ts';
import { REMOTE_SITES } from './sites.ts';

const site = z.enum(REMOTE_SITES);

/** What was wrong with an act at a site the last times. */
export const remoteTrouble = z.object({
  kind: z.string(),
  words: z.string(),
  failures: z.number().describe('in a row'),
  since: moment,
  until: moment.describe('when it is tried again'),
});

export const remoteAccount = z.object({
  id: z.number(),
  handle: z.string(),
  enabled: z.boolean(),
  state: z.enum(['new', 'ok', 'badCredentials', 'blocked']),
  words: z.string(),
  since: moment,
  lastOkAt: moment.nullable(),
  lastSubmitAt: moment.nullable(),
});

export const remoteJudge = z.object({
  site,
  enabled: z.boolean(),
  termsBy: z.string().nullable().describe('who confirmed that its terms were read'),
  termsAt: moment.nullable(),
  triedAt: moment.nullable().describe('when a check last read a problem and logged in by every account'),
  gapMs: z.number().describe('from one request to the next'),
  submitGapMs: z.number().describe('from one submission of an account to the next'),
  troubles: z.object({
    import: remoteTrouble.nullable(),
    submit: remoteTrouble.nullable(),
    follow: remoteTrouble.nullable(),
  }),
  lastOkAt: moment.nullable(),
  accounts: z.array(remoteAccount),
  queue: z.object({
    waiting: z.number(),
    sending: z.number(),
    following: z.number(),
    oldestWaitingAt: moment.nullable(),
  }),
  day: z
    .object({
      ended: z.number().describe('with a result'),
      failed: z.number().describe('as Submitted Failed'),
      medianSeconds: z.number().nullable().describe('from the receipt here to the result'),
      slowestSeconds: z.number().nullable(),
    })
    .describe('what ended within a day'),
  pages: z.number().describe('that were not understood within a week'),
});
export type RemoteJudge = z.infer<typeof remoteJudge>;

export const getRemoteJudges = op('getRemoteJudges', 'GET /api/admin/remote/judges', {
  access: 'root',
  does: 'Remote judges: whether they are on, accounts and their health, pace, troubles and queues',
  input: nothing,
  data: z.object({ judges: z.array(remoteJudge) }),
});

export const updateRemoteJudge = op('updateRemoteJudge', 'PUT /api/admin/remote/judge', {
  access: 'root',
  does: 'Switch a remote judge on or off, and set its pace; on only by who confirms that its terms were read. Audited',
  input: z.object({
    site,
    enabled: z.boolean(),
    termsRead: z.boolean().optional(),
    gapMs: whole(0, 600_000).nullish().describe('null: the usual of the site; absent: as it is'),
    submitGapMs: whole(0, 3_600_000).nullish(),
  }),
  data: empty,
});

export const addRemoteAccount = op('addRemoteAccount', 'POST /api/admin/remote/account', {
  access: 'root',
  does: 'Add an account of this site at a remote judge. Its password or token is sealed and never shown. Audited',
  input: z.object({ site, handle: line(100).min(1), secret: text(4000).min(1) }),
  data: z.object({ id: z.number() }),
});

export const updateRemoteAccount = op('updateRemoteAccount', 'PUT /api/admin/remote/account', {
  access: 'root',
  does: 'Use an account or not, or give it another password or token. Audited',
  input: z.object({ id, enabled: z.boolean().optional(), secret: text(4000).min(1).optional() }),
  data: empty,
});

export const deleteRemoteAccount = op('deleteRemoteAccount', 'DELETE /api/admin/remote/account', {
  access: 'root',
  does: 'Forget an account and its secrets. Audited',
  input: z.object({ id }),
  data: empty,
});

export const retryRemoteJudge = op('retryRemoteJudge', 'POST /api/admin/remote/retry', {
  access: 'root',
  does: 'Try at once again what rests after troubles. Audited',
  input: z.object({ site }),
  data: empty,
});

export const checkRemoteJudge = op('checkRemoteJudge', 'POST /api/admin/remote/check', {
  access: 'root',
  does: 'Read a known problem of a remote judge and log in by each of its accounts, now',
  input: z.object({ site }),
  data: z.object({
    checks: z.array(
      z.object({
        what: z.enum(['read', 'login']),
        handle: z.string().nullable(),
        ok: z.boolean(),
        kind: z.string().nullable().describe('of the trouble'),
        words: z.string(),
      }),
    ),
  }),
});

export const getRemotePages = op('getRemotePages', 'GET /api/admin/remote/pages', {
  access: 'root',
  does: 'The last pages of a remote judge that were not understood, for a week, without secrets',
  input: z.object({ site }),
  data: z.object({
    pages: z.array(
      z.object({
        id: z.number(),
        url: z.string(),
        status: z.number(),
        missed: z.string(),
        body: z.string(),
        gmtCreate: moment,
      }),
    ),
  }),
});
