import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { useIsRoot } from '../../lib/roles.ts';
import type { Screen } from '../../lib/screens/screen.ts';
import { SCREENS } from '../../lib/screens/screens.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { TEXT } from '../text.ts';
import { ADMIN_ICONS } from './admin-icons.ts';
import { ADMIN_MENU, menuEntryOf } from './admin-menu.ts';
import classes from './admin-nav.module.css';

const FOLDED = 'admin-menu-folded';
const readFolded = () => (readStored(FOLDED) ?? '').split(',').filter(Boolean);

/** The menu of the back office: sections that fold, and stay folded, of the screens that are built and may be seen. */
export function AdminNav({ screen: shown }: { screen: Screen | undefined }) {
  const say = useText(TEXT);
  const lang = useLang();
  const isRoot = useIsRoot();
  const [folded, setFolded] = useState<readonly string[]>(readFolded);
  const current = shown && menuEntryOf(shown);
  const screens = new Map((SCREENS as readonly Screen[]).map((screen) => [screen.name, screen]));

  const fold = (section: string, isOpen: boolean) => {
    const next = isOpen ? folded.filter((one) => one !== section) : [...folded, section];
    setFolded(next);
    writeStored(FOLDED, next.join(','));
  };
  return (
    <nav className={classes.menu} aria-label={say('mainMenu')}>
      {ADMIN_MENU.map((section) => {
        const entries = section.screens
          .map((name) => screens.get(name) as Screen)
          .filter((screen) => !screen.open && (isRoot || screen.auth !== 'root'));
        if (entries.length === 0) return null;
        return (
          <details
            key={section.en}
            open={!folded.includes(section.en)}
            onToggle={({ currentTarget: { open } }) => {
              if (open === folded.includes(section.en)) fold(section.en, open);
            }}
          >
            <summary className={classes.section}>
              {section[lang]}
              <ChevronDown size={14} aria-hidden />
            </summary>
            <ul>
              {entries.map((screen) => {
                const Icon = ADMIN_ICONS[screen.name];
                return (
                  <li key={screen.name}>
                    <Link
                      href={screen.path}
                      className={classes.entry}
                      aria-current={screen.name === current ? (shown?.name === current ? 'page' : 'true') : undefined}
                    >
                      {Icon && <Icon aria-hidden />}
                      {screen.title[lang]}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
