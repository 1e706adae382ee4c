import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import type { NavEntry, NavFacts } from '../navigation.ts';
import { TEXT } from '../text.ts';
import classes from './mobile-menu.module.css';

const MenuDrawer = lazyDialog(() => import('./menu-drawer.tsx').then((module) => module.MenuDrawer));

interface MobileMenuProps {
  facts: NavFacts;
  /** Entries of the training, contest or group the page is in. */
  own: readonly NavEntry[] | null;
  pathname: string;
}

/** The menu under 992 px; its drawer is fetched when it is first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const say = useText(TEXT);
  const [opened, { toggle, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [props.pathname]);
  return (
    <div className={classes.menu}>
      <Burger
        opened={opened}
        onClick={() => {
          setWanted(true);
          toggle();
        }}
        size={18}
        aria-label={say('menu')}
        aria-expanded={opened}
      />
      {wanted && <MenuDrawer {...props} opened={opened} onClose={close} />}
    </div>
  );
}
