import type { BrowserContext } from 'playwright-core';
import { SCREENS } from '../apps/web/src/lib/screens/screens.ts';
import type { Session } from './api.ts';

/**
 * Paths of every built screen but the one that logs out; parameters are filled with things that exist.
 * @param ofParts things of their own for the pages below an address, by how it begins
 * @param isWanted which screens; all, unless given
 */
export function builtPaths(
  known: Record<string, string>,
  ofParts: Readonly<Record<string, Record<string, string>>> = {},
  isWanted: (screen: (typeof SCREENS)[number]) => boolean = () => true,
): string[] {
  return SCREENS.filter((screen) => !screen.open && screen.name !== 'Logout' && isWanted(screen))
    .map(({ path }) => {
      const part = Object.keys(ofParts).find((start) => path.startsWith(start));
      const things = part === undefined ? known : { ...known, ...ofParts[part] };
      return path.replace(/\$(\w+)/g, (all, name: string) => things[name] ?? all);
    })
    .filter((path) => !/[$*]/.test(path));
}

/** Every page that is opened from now on is logged in. */
export async function logInTo(context: BrowserContext, { token, user }: Session): Promise<void> {
  await context.addInitScript(
    ([kept, info]) => {
      // a frame without origin keeps nothing
      if (window.origin === 'null') return;
      localStorage.setItem('token', kept!);
      localStorage.setItem('userInfo', info!);
    },
    [token, JSON.stringify(user)],
  );
}
