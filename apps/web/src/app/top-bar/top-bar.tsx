import { Button, UnstyledButton } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft, ChevronDown, Search } from 'lucide-react';
import { askLogin, showAccountDialog } from '../../features/accounts/sign-in/dialogs.ts';
import { CheckInButton } from '../../features/coins/check-in-button.tsx';
import { CoinBalance } from '../../features/coins/coin-balance.tsx';
import { MessagesBell } from '../../features/messages/inbox/messages-bell.tsx';
import { barSlot } from '../../lib/page/bar-slot.ts';
import { isDrawing } from '../../lib/page/drawing.ts';
import type { ScreenMode } from '../../lib/screens/screen.ts';
import { siteName, useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { useLogin } from '../../lib/token.ts';
import { Link } from '../../ui/link.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuLink } from '../../ui/menu/menu-entries.tsx';
import { currentEntry, modeEntries, type NavEntry, offered, topEntries } from '../navigation.ts';
import { openPalette } from '../palette/palette-store.ts';
import { TEXT } from '../text.ts';
import { LangSwitch } from './lang-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  mode: ScreenMode;
  params: Readonly<Record<string, string>>;
  /** Whether the address is a screen; one that is none belongs to no entry, whatever it begins with. */
  isScreen: boolean;
}

/** The bar at the top of every page of the site. */
export function TopBar({ mode, params, isScreen }: TopBarProps) {
  const say = useText(TEXT);
  const config = useSiteConfig();
  const { token } = useLogin();
  const pathname = useRouterState({ select: (state) => (isScreen ? state.location.pathname : '') });
  const facts = { loggedIn: token !== null || isDrawing, publicDiscussion: config?.openPublicDiscussion ?? false };
  const own = modeEntries(mode, params);
  const entries = offered(own ?? topEntries(facts));
  const current = currentEntry(entries, pathname);
  const isContest = mode === 'contest' && isScreen;
  return (
    <header className={classes.bar} data-contest={isContest || undefined} data-signed-in={token ? true : undefined}>
      <MobileMenu facts={facts} own={own} pathname={pathname} />
      <Link href="/home" className={classes.brand} {...(isContest && { 'aria-label': siteName(config) })}>
        <LogoMark size={28} />
        <span className={classes.name}>{siteName(config)}</span>
      </Link>
      {isContest ? (
        <div ref={barSlot.set} className={classes.slot} />
      ) : (
        <nav className={classes.nav} aria-label={say('mainMenu')}>
          {entries.map((entry) => (
            <BarEntry key={entry.label} entry={entry} current={entry === current} />
          ))}
          <MoreMenu entries={entries.filter((entry) => entry.minor)} current={current} />
        </nav>
      )}
      <div className={classes.side}>
        <UnstyledButton className={classes.search} aria-label={say('search')} onClick={() => openPalette('search')}>
          <Search aria-hidden />
          <span className={classes.searchWord}>{say('search')}</span>
          <kbd aria-hidden data-keys="Ctrl K" />
        </UnstyledButton>
        {isDrawing && !isContest && <span className={classes.room} data-members />}
        {token && !isContest && <CheckInButton />}
        {token && !isContest && <CoinBalance />}
        {token && !isContest && <MessagesBell />}
        <LangSwitch />
        <ThemeMenu />
        {isDrawing && <span className={classes.face} data-members />}
        {token ? (
          <UserMenu />
        ) : (
          <div className={classes.doors} data-visitors="whole">
            <Button size="xs" variant="default" onClick={() => askLogin()}>
              {say('login')}
            </Button>
            {config?.register && (
              <Button size="xs" className={classes.register} onClick={() => showAccountDialog('register')}>
                {say('register')}
              </Button>
            )}
          </div>
        )}
      </div>
    </header>
  );
}

function BarEntry({ entry, current }: { entry: NavEntry; current: boolean }) {
  const say = useText(TEXT);
  if (entry.children) {
    return <EntryMenu words={say(entry.label)} entries={entry.children} current={current} />;
  }
  return (
    <Link
      href={entry.href}
      className={classes.entry}
      data-minor={entry.minor || undefined}
      data-members={(isDrawing && entry.members) || undefined}
      aria-current={current ? 'page' : undefined}
    >
      {entry.label === 'backHome' && <ArrowLeft aria-hidden />}
      {say(entry.label)}
    </Link>
  );
}

function MoreMenu({ entries, current }: { entries: readonly NavEntry[]; current: NavEntry | null }) {
  const say = useText(TEXT);
  if (entries.length === 0) return null;
  return (
    <span className={classes.more}>
      <EntryMenu words={say('more')} entries={entries} current={entries.includes(current as NavEntry)} />
    </span>
  );
}

function EntryMenu({ words, entries, current }: { words: string; entries: readonly NavEntry[]; current: boolean }) {
  const say = useText(TEXT);
  return (
    <Menu
      align="start"
      onHover
      target={(given) => (
        <UnstyledButton {...given} className={classes.entry} aria-current={current ? 'true' : undefined}>
          {words}
          <ChevronDown aria-hidden />
        </UnstyledButton>
      )}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.label} href={entry.href}>
          {say(entry.label)}
        </MenuLink>
      ))}
    </Menu>
  );
}
