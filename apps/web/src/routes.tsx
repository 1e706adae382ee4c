import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { App } from './app/app.tsx';
import { guardScreen } from './app/enter.ts';
import { PageError } from './app/page-error.tsx';
import { PageWaiting } from './app/page-waiting.tsx';
import { PublicShell } from './app/public-shell.tsx';
import { SiteError } from './app/site-error.tsx';
import type { Page } from './group-frame.tsx';
import { loadPage } from './lib/page/site-code.ts';
import { paths } from './lib/paths.ts';
import { namesSomething, type Screen } from './lib/screens/screen.ts';
import { type BuiltScreen, SCREENS } from './lib/screens/screens.ts';
import { parseSearch, stringifySearch } from './lib/search.ts';
import { PUBLIC_PAGES } from './pages-public.ts';

/** Tables of the pages that fewer first visits lead to: where each is stays out of what everybody loads first. */
const LATER = {
  Admin: async () => (await import('./pages-admin.ts')).ADMIN_PAGES,
  Contest: async () => (await import('./pages-contests.ts')).CONTEST_PAGES,
  Group: async () => (await import('./pages-groups.ts')).GROUP_PAGES,
  more: async () => (await import('./pages-more.ts')).MORE_PAGES,
};
type Later = Awaited<ReturnType<(typeof LATER)[keyof typeof LATER]>>;
type KeyOf<Table> = Table extends unknown ? keyof Table : never;
/** Every screen that is built has a page: the compiler asks for one as soon as a screen is no longer open. */
const named: [Exclude<BuiltScreen, keyof typeof PUBLIC_PAGES | KeyOf<Later>>] extends [never] ? true : never = true;

const pageLater =
  (name: string): Page =>
  async () => {
    const group = /^(?:Admin|Contest|Group)/.exec(name)?.[0] as Exclude<keyof typeof LATER, 'more'> | undefined;
    const table: Readonly<Record<string, Page>> = await LATER[group ?? 'more']();
    return table[name]!();
  };
const pageOf = (name: BuiltScreen): Page =>
  named && name in PUBLIC_PAGES ? PUBLIC_PAGES[name as keyof typeof PUBLIC_PAGES] : pageLater(name);
const NotHereYet: Page = () => import('./pages/not-here-yet/not-here-yet.tsx');
const NotFound = lazyRouteComponent(() => loadPage(() => import('./pages/not-found/not-found.tsx')), 'Page');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

const root = createRootRoute({ component: App, errorComponent: SiteError });
const publicShell = createRoute({ getParentRoute: () => root, id: 'public-shell', component: PublicShell });
const adminShell = createRoute({
  getParentRoute: () => root,
  id: 'admin-shell',
  component: lazyRouteComponent(() => loadPage(() => import('./app/admin/admin-shell.tsx')), 'AdminShell'),
});
const shellOf = (screen: Screen) =>
  screen.mode === 'admin' ? adminShell : screen.mode === 'adminLogin' ? root : publicShell;

function routeOf(screen: Screen, parent: typeof root) {
  const page = screen.open ? NotHereYet : pageOf(screen.name as BuiltScreen);
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    component: lazyRouteComponent(() => loadPage(page), 'Page'),
    staticData: { screen },
    beforeLoad: async ({ location, params }) => {
      // Nothing is asked of who looks for nothing, except where the frame itself is for staff.
      if (namesSomething(params) || screen.mode === 'admin') await guardScreen(screen, location.href);
    },
    loader: async ({ params }) => {
      if (namesSomething(params)) return;
      await NotFound.preload?.();
      throw notFound();
    },
  });
}
const under = (parent: unknown) =>
  SCREENS.filter((screen) => shellOf(screen) === parent).map((screen) => routeOf(screen, parent as typeof root));

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/home', replace: true });
  },
});
const adminHome = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});
/** The short address of a profile (PEOPLE-1). */
const userByName = createRoute({
  getParentRoute: () => root,
  path: '/user/$username',
  beforeLoad: ({ params: { username } }) => {
    throw redirect({ href: paths.userHome({ username }), replace: true });
  },
});
/** Unknown back-office addresses lead to its login (SHELL-21). */
const adminElsewhere = createRoute({
  getParentRoute: () => root,
  path: '/admin/$',
  beforeLoad: ({ params }) => {
    // The bare address is matched here, too.
    const isEntry = !params._splat?.replace(/\/+$/, '');
    throw redirect({ href: isEntry ? '/admin/dashboard' : '/admin/login', replace: true });
  },
});

const elsewhere = createRoute({ getParentRoute: () => publicShell, path: '/$', component: NotFound });
function growTree() {
  return root.addChildren([
    home,
    adminHome,
    userByName,
    adminElsewhere,
    ...under(root),
    publicShell.addChildren([...under(publicShell), elsewhere]),
    adminShell.addChildren(under(adminShell)),
  ]);
}
let tree: ReturnType<typeof growTree> | undefined;
/** The routes of all screens. Made when they are asked for: while the code is only being read, a reader would wait for them. */
export const routeTree = () => (tree ??= growTree());

/** The router over every screen; tests hand in a history of their own. */
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: routeTree(),
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PageWaiting,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
  });
