import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '');

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((part, at) => part.startsWith('$') || part === path[at]);
}

const patternsOf = (screens: readonly Screen[]) => screens.map(({ path }) => segmentsOf(path));
const OPEN = patternsOf(SCREENS.filter(({ open }) => open));
const BUILT = patternsOf(SCREENS.filter(({ open }) => !open));

/**
 * Whether an address inside the site leads to something: all do but those of screens that are still open. Menus, tabs
 * and links leave these out, so that what is built later appears there by itself.
 * @param href with query and hash, if any
 */
export function isBuilt(href: string): boolean {
  const path = segmentsOf(href.split(/[?#]/)[0] as string);
  return !OPEN.some((pattern) => matches(pattern, path)) || BUILT.some((pattern) => matches(pattern, path));
}
