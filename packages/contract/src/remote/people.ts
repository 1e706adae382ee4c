import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, line, moment, nothing, text } from '../shapes.ts';
import { REMOTE_SITES } from './sites.ts';

const site = z.enum(REMOTE_SITES);

export const remoteHandle = z.object({
  site: site.describe('whose user name it is; Codeforces and its Gym share theirs'),
  handle: z.string(),
  word: z.string().describe('stands in the public profile there while the user name is proved'),
  address: z.string().describe('of the page there where the profile is written'),
  provedAt: moment.nullable(),
  sessionAt: moment
    .nullable()
    .describe('since when a session of the viewer at that site is kept here; it is never shown'),
});
export type RemoteHandle = z.infer<typeof remoteHandle>;

export const getRemoteHandles = op('getRemoteHandles', 'GET /api/remote/handles', {
  access: 'user',
  does: "The viewer's user names at remote judges that people submit to as themselves",
  input: nothing,
  data: z.object({ handles: z.array(remoteHandle) }),
});

export const addRemoteHandle = op('addRemoteHandle', 'POST /api/remote/handle', {
  access: 'user',
  does: 'Name a user name at a remote judge, in place of the one before; it counts once it is proved',
  input: z.object({ site, handle: line(40).min(1) }),
  data: remoteHandle,
});

export const proveRemoteHandle = op('proveRemoteHandle', 'POST /api/remote/prove-handle', {
  access: 'user',
  does: 'Prove a user name: its public profile is read and has to hold the word (REM-15)',
  input: z.object({ site }),
  data: remoteHandle,
});

export const deleteRemoteHandle = op('deleteRemoteHandle', 'DELETE /api/remote/handle', {
  access: 'user',
  does: 'Forget a user name at a remote judge',
  input: z.object({ site }),
  data: empty,
});

export const keepRemoteSession = op('keepRemoteSession', 'POST /api/remote/session', {
  access: 'user',
  does: "Keep the viewer's own session at a remote judge, sealed, to follow their own submissions by it; it proves the user name too (REM-20)",
  input: z.object({ site, session: text(4000).min(8) }),
  data: remoteHandle,
});

export const forgetRemoteSession = op('forgetRemoteSession', 'DELETE /api/remote/session', {
  access: 'user',
  does: "Forget the viewer's session at a remote judge",
  input: z.object({ site }),
  data: empty,
});

export const getRemoteSubmitPage = op('getRemoteSubmitPage', 'GET /api/remote/submit-page', {
  access: 'user',
  does: 'Where the owner of a submission that waits for them submits it at its remote judge, and until when',
  input: z.object({ submitId: id }),
  data: z.object({
    site,
    address: z.string(),
    language: z.string().describe('as the site calls it'),
    handle: remoteHandle.nullable(),
    until: moment,
  }),
});

const run = line(300).min(1).describe('id of the submission there, or its address');
const reported = z.object({ submitId: z.number(), status: z.number() });

export const reportRemoteRun = op('reportRemoteRun', 'POST /api/remote/report-run', {
  access: 'user',
  does: 'Say which submission at the remote judge is this one; the site is asked whether it can be (REM-16)',
  input: z.object({ submitId: id, run }),
  data: reported,
});

export const createRemoteTicket = op('createRemoteTicket', 'POST /api/remote/ticket', {
  access: 'user',
  does: 'A ticket by which the companion submits this one from the tab of its owner; it is shown once and replaces the one before',
  input: z.object({ submitId: id }),
  data: z.object({ ticket: z.string(), address: z.string(), until: moment }),
});

const ticket = text(100).min(20);

export const takeRemoteTicket = op('takeRemoteTicket', 'POST /api/remote/take-ticket', {
  access: 'anyone',
  does: 'What the companion has to submit; a ticket is taken once',
  input: z.object({ ticket }),
  data: z.object({
    site,
    key: z.string(),
    languageId: z.string(),
    language: z.string(),
    handle: z.string(),
    code: z.string(),
  }),
});

export const reportByTicket = op('reportByTicket', 'POST /api/remote/report-by-ticket', {
  access: 'anyone',
  does: 'Say by a ticket that was taken which submission at the remote judge came of it; the ticket ends once that is so',
  input: z.object({ ticket, run }),
  data: reported,
});
