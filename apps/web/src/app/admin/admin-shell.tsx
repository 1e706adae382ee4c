import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { siteName, useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { TEXT } from '../text.ts';
import { LangSwitch } from '../top-bar/lang-switch.tsx';
import { ThemeMenu } from '../top-bar/theme-menu.tsx';
import { UserMenu } from '../top-bar/user-menu.tsx';
import { useScreen } from '../use-screen.ts';
import { AdminNav } from './admin-nav.tsx';
import classes from './admin-shell.module.css';

/** Narrow windows alone have it, and it weighs as much as many a page. */
const Drawer = lazyDialog(() => import('./drawer-part.ts').then((module) => module.Drawer));

/** The back office: menu at the side, a slim bar, the page. */
export function AdminShell() {
  const say = useText(TEXT);
  const config = useSiteConfig();
  const { screen } = useScreen();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [opened, { toggle, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname]);
  return (
    <div className={classes.shell}>
      <aside className={classes.side}>
        <Brand name={siteName(config)} />
        <AdminNav screen={screen} />
      </aside>
      <div className={classes.main}>
        <header className={classes.bar}>
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={() => {
              setWanted(true);
              toggle();
            }}
            size={18}
            aria-label={say('menu')}
            aria-expanded={opened}
          />
          <Brand name={siteName(config)} />
          <Link href="/home" className={classes.toSite}>
            {say('home')}
            <ArrowUpRight aria-hidden />
          </Link>
          <LangSwitch />
          <ThemeMenu />
          <UserMenu />
        </header>
        <main id="content" className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {wanted && (
        <Drawer opened={opened} onClose={close} size={270} padding={0} title={<Brand name={siteName(config)} />}>
          <AdminNav screen={screen} />
        </Drawer>
      )}
    </div>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <Link href="/admin/dashboard" className={classes.brand}>
      <LogoMark size={26} />
      <span>{name}</span>
    </Link>
  );
}
