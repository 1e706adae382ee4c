import { createHash, randomBytes } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { createRemoteTicket, reportByTicket, takeRemoteTicket } from '@assay/contract/remote/people.ts';
import { TICKET_SECONDS } from '@assay/rules/remote/by-person.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { findHandle } from './handles.queries.ts';
import { ownWaiting, submitAddress, takeRun, waiting } from './own-runs.ts';
import { handlesOf, siteOfPeople } from './site-of-people.ts';
import { deleteTicket, findTaken, putTicket, takeTicket } from './tickets.queries.ts';

const TICKET_BYTES = 24;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

export const ticketCalls: Implementation[] = [
  implement(createRemoteTicket, async (call, { submitId }) => {
    const row = await ownWaiting(call, submitId);
    const handle = await findHandle(call.db, row.uid, handlesOf(row.site));
    if (!handle?.proved_at) return fail('remote.handleUnnamed', { site: row.site });
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const now = call.clock.now();
    const until = new Date(now.getTime() + TICKET_SECONDS * 1000);
    await putTicket(call.db, submitId, hashOf(ticket), { now, until });
    // behind the number sign it is never sent to the site that is opened
    return { ticket, address: `${submitAddress(call, row)}#assay=${ticket}`, until: until.toISOString() };
  }),

  implement(takeRemoteTicket, async (call, { ticket }) => {
    const submitId = (await takeTicket(call.db, hashOf(ticket), call.clock.now())) ?? fail('remote.ticketUnknown');
    const row = await waiting(call, submitId);
    const { site } = siteOfPeople(row.site);
    const language = site.languages.find(({ name }) => name === row.language) ?? fail('remote.notWaiting');
    const handle = await findHandle(call.db, row.uid, handlesOf(row.site));
    return {
      site: row.site,
      key: row.key,
      languageId: language.id,
      language: language.name,
      handle: handle?.handle ?? '',
      code: row.code,
    };
  }),

  implement(reportByTicket, async (call, { ticket, run }) => {
    const hash = hashOf(ticket);
    const submitId = (await findTaken(call.db, hash, call.clock.now())) ?? fail('remote.ticketUnknown');
    const reported = await takeRun(call, await waiting(call, submitId), run);
    await deleteTicket(call.db, hash);
    return reported;
  }),
];
