import { isBuilt } from '../lib/screens/is-built.ts';
import type { ScreenMode } from '../lib/screens/screen.ts';
import type { PlainKey } from '../lib/text.ts';
import type { TEXT } from './text.ts';

export interface NavEntry {
  label: PlainKey<typeof TEXT>;
  /** Empty for a heading that only opens its children. */
  href: string;
  children?: readonly NavEntry[];
  /** Moves to "More" while the window is narrower than 1360 px. */
  minor?: boolean;
  /** For those who are logged in alone. */
  members?: boolean;
}

export interface NavFacts {
  loggedIn: boolean;
  publicDiscussion: boolean;
}

const RANKS: readonly NavEntry[] = [
  { label: 'acmRank', href: '/acm-rank' },
  { label: 'oiRank', href: '/oi-rank' },
  { label: 'tsRank', href: '/ts-rank' },
];

const only = (shown: boolean, ...entries: NavEntry[]) => (shown ? entries : []);

/** The entries whose screens are built, and headings above at least one of these. */
export const offered = (entries: readonly NavEntry[]): readonly NavEntry[] =>
  entries.flatMap((entry) => {
    if (!entry.children) return isBuilt(entry.href) ? [entry] : [];
    const children = offered(entry.children);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });

/** Entries of the top bar (SHELL-10). */
export const topEntries = ({ loggedIn, publicDiscussion }: NavFacts): readonly NavEntry[] => [
  { label: 'home', href: '/home' },
  { label: 'problems', href: '/problem' },
  { label: 'training', href: '/training' },
  { label: 'contest', href: '/contest' },
  { label: 'status', href: '/status' },
  { label: 'rank', href: '', children: RANKS },
  ...only(publicDiscussion, { label: 'discussion', href: '/discussion' }),
  { label: 'group', href: '/group' },
  { label: 'qsheet', href: '/qsheet', minor: true },
  ...only(loggedIn, { label: 'timedwork', href: '/timedwork', minor: true, members: true }),
  { label: 'externalNav', href: '/external-nav', minor: true },
];

/** Entries of the menu under 992 px (SHELL-11). */
export const mobileEntries = ({ publicDiscussion }: NavFacts): readonly NavEntry[] => [
  { label: 'home', href: '/home' },
  { label: 'problems', href: '/problem' },
  { label: 'training', href: '/training' },
  { label: 'contest', href: '/contest' },
  { label: 'status', href: '/status' },
  { label: 'rank', href: '', children: RANKS.slice(0, 2) },
  ...only(publicDiscussion, { label: 'discussion', href: '/discussion' }),
  { label: 'group', href: '/group' },
  { label: 'about', href: '/introduction' },
];

/** Entries inside one training, contest or group; null where the site's own entries stand. */
export function modeEntries(mode: ScreenMode, params: Readonly<Record<string, string>>): readonly NavEntry[] | null {
  const { groupID, trainingID, contestID } = params;
  const group = groupID ? `/group/${groupID}` : '';
  switch (mode) {
    case 'training':
      return [
        { label: 'backHome', href: '/home' },
        ...only(group !== '', { label: 'groupHome', href: group }),
        { label: 'trainingHome', href: `${group}/training/${trainingID}` },
        { label: 'problemList', href: `${group}/training/${trainingID}/problems` },
      ];
    case 'contest':
      return [
        { label: 'backHome', href: '/home' },
        { label: 'contestHome', href: `/contest/${contestID}` },
        { label: 'problemList', href: `/contest/${contestID}/problems` },
        { label: 'mySubmissions', href: `/contest/${contestID}/submissions?onlyMine=true` },
        { label: 'ranking', href: `/contest/${contestID}/rank` },
      ];
    case 'group':
      return [
        { label: 'backHome', href: '/home' },
        { label: 'groupHome', href: group },
        { label: 'groupProblems', href: `${group}/problem` },
      ];
    default:
      return null;
  }
}

/** The entry whose address is the longest beginning of the current path. */
export function currentEntry(entries: readonly NavEntry[], pathname: string): NavEntry | null {
  const pathOf = (entry: NavEntry) => entry.href.split('?')[0] as string;
  const begins = (path: string) => path !== '' && (pathname === path || pathname.startsWith(`${path}/`));
  let found: NavEntry | null = null;
  for (const entry of entries) {
    const match = entry.children ? entry.children.some((child) => begins(pathOf(child))) : begins(pathOf(entry));
    if (match && (!found || pathOf(entry).length > pathOf(found).length)) found = entry;
  }
  return found;
}
