import { randomBytes } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import {
  addRemoteHandle,
  deleteRemoteHandle,
  getRemoteHandles,
  proveRemoteHandle,
  type RemoteHandle,
} from '@assay/contract/remote/people.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { originOf } from '../../judging/remote/origin.ts';
import {
  deleteHandle,
  findHandle,
  type HandleRow,
  isHandleTaken,
  listHandles,
  proveHandle,
  putHandle,
} from './handles.queries.ts';
import { askSite, handlesOf, siteOfPeople } from './site-of-people.ts';

const time = (date: Date | null) => date?.toISOString() ?? null;

/** A user name as its owner sees it. */
export function shownHandle(
  services: Pick<Services, 'config'>,
  { site: code, handle, word, proved_at, session_at }: HandleRow,
): RemoteHandle {
  const { site, byPerson } = siteOfPeople(code);
  const address = new URL(byPerson.profileAddress, originOf(services, site)).href;
  return { site: code, handle, word, address, provedAt: time(proved_at), sessionAt: time(session_at) };
}

/** What proves a user name while it stands in its profile. */
export const newWord = () => `assay-${randomBytes(6).toString('hex')}`;

export const handleCalls: Implementation[] = [
  implement(getRemoteHandles, async (call) => {
    const rows = await listHandles(call.db, viewerOf(call).uid);
    return { handles: rows.map((row) => shownHandle(call, row)) };
  }),

  implement(addRemoteHandle, async (call, input) => {
    const site = handlesOf(input.site);
    const { byPerson } = siteOfPeople(site);
    const handle = byPerson.handleOf(input.handle.trim()) ?? fail('remote.handleBad', { handle: input.handle, site });
    const { uid } = viewerOf(call);
    const row = { site, handle, word: newWord(), proved_at: null, session_at: null };
    if (await isHandleTaken(call.db, uid, row)) return fail('remote.handleTaken', { handle });
    await putHandle(call.db, uid, row);
    return shownHandle(call, row);
  }),

  implement(proveRemoteHandle, async (call, input) => {
    const code = handlesOf(input.site);
    const { site, byPerson } = siteOfPeople(code);
    const { uid } = viewerOf(call);
    const row = (await findHandle(call.db, uid, code)) ?? fail('remote.handleUnnamed', { site: code });
    const { handle, word } = row;
    const profile = await askSite<string>(
      call,
      site,
      (client) => byPerson.readProfile(client, handle),
      () => fail('remote.handleUnknown', { handle, site: code }),
    );
    if (!profile.includes(word)) return fail('remote.wordMissing', { handle, word, site: code });
    const now = call.clock.now();
    if (!(await proveHandle(call.db, uid, row, now))) return fail('remote.handleTaken', { handle });
    return shownHandle(call, { ...row, proved_at: now });
  }),

  implement(deleteRemoteHandle, async (call, { site }) => {
    await deleteHandle(call.db, viewerOf(call).uid, handlesOf(site));
    return null;
  }),
];
