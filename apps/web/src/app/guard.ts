import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { hasAdminRole, hasRootRole } from '../lib/roles.ts';
import type { Screen, ScreenSwitch } from '../lib/screens/screen.ts';

export interface GuardFacts {
  token: string | null;
  user: Pick<UserInfo, 'roleList'> | null;
  /** The site's switches; null while they are not known, then the server has the last word. */
  switches: Readonly<Record<ScreenSwitch, boolean>> | null;
}

/** Why a visitor may not see a screen. */
export type GuardRefusal = 'loginNeeded' | 'adminLoginNeeded' | 'noAccess' | 'adminNoAccess' | ScreenSwitch;

/** The route guard (SHELL-22): null lets the visitor in. */
export function refuseScreen(
  screen: Pick<Screen, 'auth' | 'mode' | 'needs'>,
  { token, user, switches }: GuardFacts,
): GuardRefusal | null {
  const isAdminPath = screen.mode === 'admin';
  if (screen.auth !== 'anyone' && token === null) return isAdminPath ? 'adminLoginNeeded' : 'loginNeeded';
  if (screen.auth === 'admin' && !hasAdminRole(user)) return isAdminPath ? 'adminNoAccess' : 'noAccess';
  if (screen.auth === 'root' && !hasRootRole(user)) return isAdminPath ? 'adminNoAccess' : 'noAccess';
  if (screen.needs && switches && !switches[screen.needs]) return screen.needs;
  return null;
}
