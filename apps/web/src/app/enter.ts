import { redirect } from '@tanstack/react-router';
import { askLogin } from '../features/accounts/sign-in/dialogs.ts';
import { toast } from '../lib/notices.ts';
import type { Screen } from '../lib/screens/screen.ts';
import { loadSiteConfig } from '../lib/site-config.ts';
import { rows, say } from '../lib/text.ts';
import { clearLogin, getToken, getUser } from '../lib/token.ts';
import { COMMON } from '../ui/common-words.ts';
import { refuseScreen } from './guard.ts';
import { refreshAuthInfo } from './start.ts';

const TEXT = rows({
  loginNeeded: COMMON.loginFirst,
  adminLoginNeeded: { zh: '请先使用管理员账号登录', en: 'please login first by admin account' },
  noAccess: { zh: '你没有权限访问该页面', en: 'You have no permission to see this page' },
  adminNoAccess: { zh: '请使用管理员账号重新登录', en: 'login again with administrator account' },
  openPublicDiscussion: { zh: '本站暂未开放公开讨论区', en: 'The public discussion area is closed' },
  openGroupDiscussion: { zh: '本站暂未开放团队讨论区', en: 'The group discussion area is closed' },
  openContestComment: { zh: '本站暂未开放比赛答疑区', en: 'The contest comment area is closed' },
});

/** Runs the guard before a screen opens and sends refused visitors away; the wanted address waits for the login. */
export async function guardScreen(screen: Screen, href: string): Promise<void> {
  const switches = screen.needs ? await loadSiteConfig() : null;
  const decide = () => refuseScreen(screen, { token: getToken(), user: getUser(), switches });
  let refusal = decide();
  // What is kept of the user may be missing, or older than the roles: the server is asked before anybody is sent away.
  if (getToken() !== null && (refusal === 'noAccess' || refusal === 'adminNoAccess')) {
    await refreshAuthInfo();
    refusal = decide();
  }
  if (refusal === null) return;
  toast.error(say(TEXT, refusal));
  switch (refusal) {
    case 'adminLoginNeeded':
    case 'adminNoAccess':
      throw redirect({ href: `/admin/login?redirect=${encodeURIComponent(href)}`, replace: true });
    case 'loginNeeded':
      clearLogin();
      askLogin(href);
      break;
    case 'noAccess':
    case 'openPublicDiscussion':
    case 'openGroupDiscussion':
    case 'openContestComment':
      break;
  }
  throw redirect({ href: '/home', replace: true });
}
