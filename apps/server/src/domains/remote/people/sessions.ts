import { fail } from '@assay/contract/errors.ts';
import { forgetRemoteSession, keepRemoteSession } from '@assay/contract/remote/people.ts';
import { CookieJar } from '@assay/remote-sites/client/cookies.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findHandle, isHandleTaken, proveHandle, putHandle, updateSession } from './handles.queries.ts';
import { newWord, shownHandle } from './handles.ts';
import { keepSession } from './kept-sessions.ts';
import { askSite, handlesOf, siteOfPeople } from './site-of-people.ts';

/** What people copy: the value, or the whole cookie with its name. */
const sessionIn = (text: string, cookie: string): string => text.trim().replace(new RegExp(`^${cookie}=`), '');

export const sessionCalls: Implementation[] = [
  implement(keepRemoteSession, async (call, input) => {
    const code = handlesOf(input.site);
    const { site, byPerson } = siteOfPeople(code);
    const sessions = byPerson.sessions ?? fail('remote.noSessions', { site: code });
    const session = sessionIn(input.session, sessions.cookie);
    // what no header takes is no session
    if (!/^[\x21-\x7e]+$/.test(session)) return fail('remote.sessionEnded', { site: code });
    const jar = new CookieJar({ [sessions.cookie]: session });
    const ended = () => fail('remote.sessionEnded', { site: code });
    const handle =
      (await askSite<string | null>(call, site, (client) => sessions.whose(client), ended, jar)) ?? ended();
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    const known = await findHandle(call.db, uid, code);
    const isKnown = known?.handle.toLowerCase() === handle.toLowerCase();
    const row = isKnown ? known! : { site: code, handle, word: newWord(), proved_at: null, session_at: null };
    if (await isHandleTaken(call.db, uid, row)) return fail('remote.handleTaken', { handle });
    return call.db.transaction().execute(async (tx) => {
      if (!isKnown) await putHandle(tx, uid, row);
      if (!(await proveHandle(tx, uid, row, now))) return fail('remote.handleTaken', { handle });
      await keepSession(call, tx, { uid, site: code }, jar.get(sessions.cookie) ?? session);
      return shownHandle(call, { ...row, proved_at: now, session_at: now });
    });
  }),

  implement(forgetRemoteSession, async (call, { site }) => {
    await updateSession(call.db, { uid: viewerOf(call).uid, site: handlesOf(site) }, null, call.clock.now());
    return null;
  }),
];
