import { useRouterState } from '@tanstack/react-router';

/** Whether the address asks for a wall (`?big=1`): the page alone, without bar, tabs, tools and footer. */
export const useBig = (): boolean =>
  useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('big') === '1' });
