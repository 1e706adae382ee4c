import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useText } from '../lib/text.ts';
import { Link } from '../ui/link.tsx';
import classes from './mobile-menu.module.css';
import { currentEntry, mobileEntries, type NavEntry, type NavFacts } from './navigation.ts';
import { TEXT } from './text.ts';

interface MobileMenuProps {
  facts: NavFacts;
  /** Entries of the training, contest or group the page is in. */
  own: readonly NavEntry[] | null;
  pathname: string;
}

/** The menu under 992 px. */
export function MobileMenu({ facts, own, pathname }: MobileMenuProps) {
  const say = useText(TEXT);
  const [opened, { toggle, close }] = useDisclosure(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname]);
  const site = mobileEntries(facts);
  const current = currentEntry([...(own ?? []), ...site], pathname);
  const list = (entries: readonly NavEntry[]) => (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.children ? (
            <>
              <span className={classes.heading}>{say(entry.label)}</span>
              {list(entry.children)}
            </>
          ) : (
            <Link
              className={classes.entry}
              href={entry.href}
              aria-current={entry === current || entry.href === pathname ? 'page' : undefined}
              onClick={close}
            >
              {say(entry.label)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={classes.menu}>
      <Burger opened={opened} onClick={toggle} size={18} aria-label={say('menu')} aria-expanded={opened} />
      <Drawer opened={opened} onClose={close} title={say('menu')} size={280} padding="md">
        <nav aria-label={say('mainMenu')}>
          {own && (
            <>
              {list(own)}
              <hr className={classes.rule} />
            </>
          )}
          {list(site)}
        </nav>
      </Drawer>
    </div>
  );
}
