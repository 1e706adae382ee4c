import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import { useEffect } from 'react';
import { siteName, useSiteConfig } from '../features/site/config.ts';
import { useLang } from '../lib/lang.ts';
import { useIsRoot } from '../lib/roles.ts';
import type { Screen } from '../lib/screens/screen.ts';
import { SCREENS } from '../lib/screens/screens.ts';
import { useText } from '../lib/text.ts';
import { Link } from '../ui/link.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { ADMIN_MENU, menuEntryOf } from './admin-menu.ts';
import classes from './admin-shell.module.css';
import { LookMenu } from './look-menu.tsx';
import { TEXT } from './text.ts';
import { useScreen } from './use-screen.ts';
import { UserMenu } from './user-menu.tsx';

/** The back office: menu at the side, a slim bar, the page. */
export function AdminShell() {
  const say = useText(TEXT);
  const lang = useLang();
  const config = useSiteConfig();
  const { screen } = useScreen();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [opened, { toggle, close }] = useDisclosure(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname]);
  return (
    <div className={classes.shell}>
      <aside className={classes.side}>
        <Brand name={siteName(config)} />
        <AdminMenu screen={screen} />
      </aside>
      <div className={classes.main}>
        <header className={classes.bar}>
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={toggle}
            size={18}
            aria-label={say('menu')}
            aria-expanded={opened}
          />
          <span className={classes.where}>{screen?.title[lang]}</span>
          <Link href="/home" className={classes.toSite}>
            {say('home')}
            <ArrowUpRight size={15} aria-hidden />
          </Link>
          <LookMenu />
          <UserMenu />
        </header>
        <main id="content" className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer opened={opened} onClose={close} size={270} padding={0} title={<Brand name={siteName(config)} />}>
        <AdminMenu screen={screen} />
      </Drawer>
    </div>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <Link href="/admin/dashboard" className={classes.brand}>
      <LogoMark size={26} />
      {name}
    </Link>
  );
}

function AdminMenu({ screen: shown }: { screen: Screen | undefined }) {
  const say = useText(TEXT);
  const lang = useLang();
  const isRoot = useIsRoot();
  const current = shown && menuEntryOf(shown);
  const screens = new Map((SCREENS as readonly Screen[]).map((screen) => [screen.name, screen]));
  return (
    <nav className={classes.menu} aria-label={say('mainMenu')}>
      {ADMIN_MENU.map((section) => {
        const entries = section.screens
          .map((name) => screens.get(name) as Screen)
          .filter((screen) => isRoot || screen.auth !== 'root');
        if (entries.length === 0) return null;
        return (
          <div key={section.en}>
            <h2 className={classes.section}>{section[lang]}</h2>
            <ul>
              {entries.map((screen) => (
                <li key={screen.name}>
                  <Link
                    href={screen.path}
                    className={classes.entry}
                    aria-current={screen.name === current ? (shown?.name === current ? 'page' : 'true') : undefined}
                    data-open={screen.open || undefined}
                  >
                    {screen.title[lang]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
