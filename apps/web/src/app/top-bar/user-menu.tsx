import { UnstyledButton } from '@mantine/core';
import {
  BookMarked,
  ExternalLink,
  FileCode2,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Notebook,
  PenTool,
  Settings,
  Star,
  User,
} from 'lucide-react';
import { openDrawing } from '../../features/drawings/drawing-store.ts';
import { hasAdminRole } from '../../lib/roles.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { type PlainKey, useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem, MenuLink, MenuRule } from '../../ui/menu/menu-entries.tsx';
import { UserAvatar } from '../../ui/people/user-avatar.tsx';
import { TEXT } from '../text.ts';
import classes from './user-menu.module.css';

const ENTRIES: readonly [PlainKey<typeof TEXT>, string, LucideIcon][] = [
  ['userHome', '/user-home', User],
  ['myStatus', '/status?onlyMine=true', ListChecks],
  ['myFavorites', '/my-favorite-problem', Star],
  ['myProblems', '/my-problem', FileCode2],
  ['myTutorials', '/tutorial', BookMarked],
  ['myNotes', '/notebook', Notebook],
  ['setting', '/setting', Settings],
];

/** The menu of the person logged in (SHELL-12). */
export function UserMenu() {
  const say = useText(TEXT);
  const user = useUser();
  const hasDrawing = !!useSiteConfig()?.drawing;
  const name = user?.nickname || user?.username || '…';
  return (
    <Menu
      target={(given) => (
        <UnstyledButton {...given} className={classes.target} aria-label={say('userMenu', { name })}>
          <UserAvatar username={user?.username ?? '?'} src={user?.avatar ?? null} size={30} />
        </UnstyledButton>
      )}
    >
      <div className={classes.who}>
        <strong>{name}</strong>
        <span>@{user?.username}</span>
      </div>
      <MenuRule />
      {ENTRIES.map(([label, href, Icon]) => (
        <MenuLink key={href} href={href} icon={<Icon aria-hidden />}>
          {say(label)}
        </MenuLink>
      ))}
      {hasDrawing && (
        <MenuItem icon={<PenTool aria-hidden />} onChoose={() => openDrawing()}>
          {say('drawing')}
        </MenuItem>
      )}
      {hasAdminRole(user) && (
        <>
          <MenuRule />
          <MenuLink
            href="/admin/dashboard"
            newWindow
            icon={<LayoutDashboard aria-hidden />}
            mark={<ExternalLink aria-hidden className={classes.newWindow} />}
          >
            {say('admin')}
          </MenuLink>
        </>
      )}
      <MenuRule />
      <MenuLink href="/logout" icon={<LogOut aria-hidden />}>
        {say('logout')}
      </MenuLink>
    </Menu>
  );
}
