import { useMatches } from '@tanstack/react-router';
import { namesSomething, type Screen } from '../lib/screens/screen.ts';

interface Here {
  /** Undefined on addresses that are no screen. */
  screen: Screen | undefined;
  params: Readonly<Record<string, string>>;
}

const NOWHERE: Here = { screen: undefined, params: {} };

/** The screen that is shown and its route parameters. */
export function useScreen(): Here {
  const matches = useMatches();
  const last = matches[matches.length - 1];
  const params = (last?.params ?? {}) as Record<string, string>;
  return namesSomething(params) ? { screen: last?.staticData.screen, params } : NOWHERE;
}
