import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@assay/contract/errors.ts';

/** A screen of the built web app, as its build prints it into `screens.json`. */
interface PrintedScreen {
  name: string;
  pattern: string;
  title: Record<Lang, string>;
  isPublic: boolean;
  scripts: string[];
  styles: string[];
  /** All of its styles in one file, where they are several. */
  joined: string | null;
}

export interface Screen extends PrintedScreen {
  address: RegExp;
}

/** Where an address leads: the screen and its parameters. */
export interface Place {
  screen: Screen;
  params: Readonly<Record<string, string>>;
}

/** The screens of the web app that is built in a folder; none where it is not, or by an older build. */
export function readScreens(webDir: string): Screen[] {
  const file = join(webDir, 'screens.json');
  if (!existsSync(file)) return [];
  const printed = JSON.parse(readFileSync(file, 'utf8')) as PrintedScreen[];
  return printed.map((screen) => ({ ...screen, address: new RegExp(screen.pattern) }));
}

/** The root has no screen of its own: what stands there is home, where the web app leads to. */
export const pathOf = (path: string): string => (path === '/' ? '/home' : path);

/** Addresses without a screen that the web app leads elsewhere by itself: all of the back office (SHELL-21), profiles by name (PEOPLE-1). */
export const isLedOn = (path: string): boolean => /^\/admin(\/|$)|^\/user\/[^/]+$/.test(path);

/** The screen at a path, or null where there is none. */
export function placeAt(screens: readonly Screen[], path: string): Place | null {
  for (const screen of screens) {
    const found = screen.address.exec(path);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return { screen, params: Object.fromEntries(params) };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
