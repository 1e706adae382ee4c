import { useMatches } from '@tanstack/react-router';
import type { Screen } from '../lib/screen.ts';

interface Here {
  /** Undefined on addresses that are no screen. */
  screen: Screen | undefined;
  params: Readonly<Record<string, string>>;
}

/** The screen that is shown and its route parameters. */
export function useScreen(): Here {
  const matches = useMatches();
  const last = matches[matches.length - 1];
  return { screen: last?.staticData.screen, params: (last?.params ?? {}) as Record<string, string> };
}
