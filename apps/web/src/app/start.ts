import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { askLogin } from '../features/accounts/sign-in/dialogs.ts';
import { UNSENT } from '../features/submissions/solve/submit/unsent.ts';
import type { ApiError } from '../lib/api-error.ts';
import { call, watchFailures } from '../lib/call.ts';
import { followLang, startLang } from '../lib/lang.ts';
import { toast } from '../lib/notices.ts';
import { connection, followNetwork } from '../lib/offline/connection.ts';
import { forgetAnswers } from '../lib/offline/kept-answers.ts';
import { keepShell } from '../lib/offline/shell-worker.ts';
import { paths } from '../lib/paths.ts';
import { readStored } from '../lib/storage/storage.ts';
import { clearLogin, followLogin, getToken, setUser, watchLogin } from '../lib/token.ts';
import { queryClient } from '../lib/use-call.ts';

const isAdminCall = (op: AnyOp) => op.path.startsWith('/api/admin/') && op.access !== 'user';

/** Reads anew who the user is and what the roles allow. */
export async function refreshAuthInfo(): Promise<void> {
  if (!getToken()) return;
  const info = await call(getUserAuthInfo, {}, { quiet: true }).catch(() => null);
  if (info) setUser(info.user);
}

const isInside = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Announces a failed call and does what its status asks for (SHELL-40). */
export function handleFailure(router: AnyRouter, error: ApiError, op: AnyOp, shownByCaller: boolean): void {
  const here = router.state.location;
  if (error.status === 401) {
    clearLogin();
    if (error.msg) toast.error(error.msg);
    if (isAdminCall(op)) void router.navigate({ href: `/admin/login?redirect=${encodeURIComponent(here.href)}` });
    else askLogin();
    return;
  }
  if (error.code === 'work.examOnly' && error.exam !== null) {
    // pages ask for much that frames them: of an exam's own page that is no news, and any other page is closed
    if (isInside(here.pathname, paths.work(error.exam))) return;
    toast.error(error.msg);
    void router.navigate({ href: paths.work(error.exam) });
    return;
  }
  if (shownByCaller) return;
  toast.error(error.msg, { requestId: error.requestId });
  if (error.status === 403) {
    if (op.name !== getUserAuthInfo.name) void refreshAuthInfo();
    if (isAdminCall(op) && here.pathname !== '/admin/dashboard') void router.navigate({ href: '/admin/dashboard' });
  }
}

/**
 * Connects the parts outside React: language, failures, other tabs. Called once, before the first render.
 * @returns what ends the watch over the network: a test leaves no reading behind that the next one would see
 */
export function startApp(router: AnyRouter): () => void {
  startLang();
  followLang(() => void queryClient.invalidateQueries());
  watchFailures((error, op, shownByCaller) => handleFailure(router, error, op, shownByCaller));
  watchLogin((change) => {
    queryClient.clear();
    const inAdmin = router.state.location.pathname.startsWith('/admin');
    if (change === 'ended') void router.navigate({ href: inAdmin ? '/admin/login' : '/home' });
    else void router.invalidate();
  });
  followLogin(() => {
    if (getToken() === null) void forgetAnswers();
  });
  const endOffline = startOffline();
  sendUnsentSubmissions();
  void refreshAuthInfo();
  return endOffline;
}

/** Those who lost the site together come back one after the other. */
const RETURN_MS = 2_000;

/** What did not arrive, in an earlier page or before the network went; its code comes only when there is something. */
function sendUnsentSubmissions(): void {
  if (!getToken() || !readStored(UNSENT) || !navigator.onLine) return;
  void import('../features/submissions/solve/submit/send-unsent.ts')
    .then(({ sendUnsent }) => sendUnsent())
    .catch(() => {});
}

function startOffline(): () => void {
  keepShell();
  followNetwork();
  let wasLost = false;
  let returning: ReturnType<typeof setTimeout> | undefined;
  const leave = connection.follow(() => {
    const isLost = connection.get().lostAt !== null;
    // what is shown may be old
    if (wasLost && !isLost) {
      sendUnsentSubmissions();
      returning = setTimeout(() => void queryClient.invalidateQueries(), Math.random() * RETURN_MS);
    }
    wasLost = isLost;
  });
  return () => {
    leave();
    clearTimeout(returning);
  };
}
