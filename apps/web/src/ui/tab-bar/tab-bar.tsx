import type { ReactNode } from 'react';
import { isBuilt } from '../../lib/screens/is-built.ts';
import { keepInView } from '../keep-in-view.ts';
import { Link } from '../link.tsx';
import { Tip } from '../tip/tip.tsx';
import styles from './tab-bar.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  href: string;
  /** Why the tab cannot be opened; it can when left out. */
  closed?: string | undefined;
}

interface TabBarProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab that is shown. */
  current: string;
}

/** Pages of one thing as tabs, each with an address of its own; those that are not built yet are left out. */
export function TabBar({ label, tabs, current }: TabBarProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs
        .filter(({ href }) => isBuilt(href))
        .map((tab) =>
          tab.closed ? (
            <Tip key={tab.key} label={tab.closed}>
              <button type="button" className={styles.tab} aria-disabled="true" data-disabled>
                {tab.label}
              </button>
            </Tip>
          ) : (
            <Link
              key={tab.key}
              href={tab.href}
              className={styles.tab}
              aria-current={tab.key === current ? 'page' : undefined}
              ref={tab.key === current ? keepInView : null}
            >
              {tab.label}
            </Link>
          ),
        )}
    </nav>
  );
}
