import { ADMIN_SCREENS } from './admin-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';

export const SCREENS = [...PUBLIC_SCREENS, ...ADMIN_SCREENS] as const;

export type ScreenName = (typeof SCREENS)[number]['name'];
/** Screens that are built; `routes.tsx` must name a page for each. */
export type BuiltScreen = Exclude<(typeof SCREENS)[number], { open: true }>['name'];
