import { ADMIN_PAGES } from './pages-admin.ts';
import { GROUP_PAGES } from './pages-groups.ts';

/** Pages that few first visits lead to: where each is stays out of what everybody loads first. */
export const LATER_PAGES = { ...GROUP_PAGES, ...ADMIN_PAGES };
