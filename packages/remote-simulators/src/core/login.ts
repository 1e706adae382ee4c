import type { SimRequest } from './site.ts';
import { newToken, type Session, type World } from './world.ts';

/** The session of a request by its cookie, made when there is none; and what sets the cookie. */
export function sessionOf(request: SimRequest, world: World, cookie: string) {
  const known = request.cookies.get(cookie);
  const key = known !== undefined && world.sessions.has(known) ? known : world.openSession();
  const headers: Record<string, string> = key === known ? {} : { 'set-cookie': `${cookie}=${key}; path=/` };
  return { session: world.sessions.get(key)!, headers };
}

/** Signs a session in. @returns whether handle and password are those of an account that may */
export function signIn(
  request: SimRequest,
  world: World,
  session: Session,
  { handle, password }: { handle: string; password: string },
): boolean {
  const account = world.account(handle);
  if (!account || account.isBanned || account.password !== password || request.fault('badPassword')) return false;
  session.handle = handle;
  session.csrf = newToken();
  return true;
}

/** Takes a submission, with what a fault adds to it. */
export function take(
  request: SimRequest,
  world: World,
  given: { handle: string; key: string; language: string; source: string; length: number },
) {
  const lag = Number(request.fault('listLag')?.param ?? (request.fault('listLag') ? 5 : 0));
  const slow = Number(request.fault('slowJudge')?.param ?? (request.fault('slowJudge') ? 1e9 : 0));
  const taken = world.add(given, lag, slow);
  const weird = request.fault('weirdVerdict');
  if (weird) taken.directive.verdict = `?${weird.param ?? 'Judging Paused'}`;
  if (request.fault('duplicateRow')) world.add({ ...given, source: 'by hand', length: given.length + 40 });
  if (request.fault('foreignFirst')) world.addForeign(given.key);
  return taken;
}
