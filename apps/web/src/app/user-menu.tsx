import { Menu, UnstyledButton } from '@mantine/core';
import {
  BookMarked,
  ExternalLink,
  FileCode2,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Notebook,
  Settings,
  Star,
  User,
} from 'lucide-react';
import { type PlainKey, useText } from '../lib/text.ts';
import { useUser } from '../lib/token.ts';
import { Link } from '../ui/link.tsx';
import { UserAvatar } from '../ui/people/user-avatar.tsx';
import { hasAdminRole } from './guard.ts';
import { TEXT } from './text.ts';
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

/** The menu of the person logged in (spec 1 §2.2). */
export function UserMenu() {
  const say = useText(TEXT);
  const user = useUser();
  const name = user?.nickname || user?.username || '…';
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={say('userMenu', { name })}>
          <UserAvatar username={user?.username ?? '?'} src={user?.avatar ?? null} size={30} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>@{user?.username}</span>
        </div>
        <Menu.Divider />
        {ENTRIES.map(([label, href, Icon]) => (
          <Menu.Item key={href} component={Link} href={href} leftSection={<Icon size={16} aria-hidden />}>
            {say(label)}
          </Menu.Item>
        ))}
        {hasAdminRole(user) && (
          <>
            <Menu.Divider />
            <Menu.Item
              component="a"
              href="/admin/dashboard"
              target="_blank"
              rel="noopener"
              leftSection={<LayoutDashboard size={16} aria-hidden />}
              rightSection={<ExternalLink size={14} aria-hidden className={classes.newWindow} />}
            >
              {say('admin')}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item component={Link} href="/logout" leftSection={<LogOut size={16} aria-hidden />}>
          {say('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
