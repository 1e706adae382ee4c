import { Drawer } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { currentEntry, mobileEntries, type NavEntry, type NavFacts, offered } from '../navigation.ts';
import { TEXT } from '../text.ts';
import classes from './mobile-menu.module.css';

interface MenuDrawerProps {
  facts: NavFacts;
  own: readonly NavEntry[] | null;
  pathname: string;
  opened: boolean;
  onClose: () => void;
}

/** The entries of the menu under 992 px: those of the place the page is in, then the site's. */
export function MenuDrawer({ facts, own, pathname, opened, onClose }: MenuDrawerProps) {
  const say = useText(TEXT);
  const site = offered(mobileEntries(facts));
  const place = own && offered(own);
  const current = currentEntry([...(place ?? []), ...site], pathname);
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
              onClick={onClose}
            >
              {say(entry.label)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Drawer opened={opened} onClose={onClose} title={say('menu')} size={280} padding="md">
      <nav aria-label={say('mainMenu')}>
        {place && (
          <>
            {list(place)}
            <hr className={classes.rule} />
          </>
        )}
        {list(site)}
      </nav>
    </Drawer>
  );
}
