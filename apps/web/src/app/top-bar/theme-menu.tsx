import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { Check, Eye, Monitor, Moon, Palette, Sun, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem, MenuLabel, MenuRule } from '../../ui/menu/menu-entries.tsx';
import { setDistinctColors, useDistinctColors } from '../../ui/theme/color-vision.ts';
import { TEXT } from '../text.ts';

const ThemeDialog = lazyDialog(() =>
  import('../../features/accounts/settings/theme-dialog.tsx').then((module) => module.ThemeDialog),
);

const SCHEMES = [
  { value: 'light', Icon: Sun, label: 'light' },
  { value: 'dark', Icon: Moon, label: 'dark' },
  { value: 'auto', Icon: Monitor, label: 'system' },
] as const;

/** Colour scheme and the own theme. */
export function ThemeMenu() {
  const say = useText(TEXT);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const distinct = useDistinctColors();
  const [themeOpen, setThemeOpen] = useState(false);
  return (
    <>
      <Menu
        target={(given) => (
          <ActionIcon {...given} variant="subtle" color="gray" size={34} aria-label={say('look')}>
            <SunMoon aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuLabel>{say('look')}</MenuLabel>
        {SCHEMES.map(({ value, Icon, label }) => (
          <MenuItem
            key={value}
            checked={colorScheme === value}
            icon={<Icon aria-hidden />}
            mark={colorScheme === value ? <Check aria-hidden /> : null}
            onChoose={() => setColorScheme(value)}
          >
            {say(label)}
          </MenuItem>
        ))}
        <MenuRule />
        <MenuItem
          checked={distinct}
          icon={<Eye aria-hidden />}
          mark={distinct ? <Check aria-hidden /> : null}
          onChoose={() => setDistinctColors(!distinct)}
        >
          {say('distinctColors')}
        </MenuItem>
        <MenuItem icon={<Palette aria-hidden />} onChoose={() => setThemeOpen(true)}>
          {say('ownTheme')}
        </MenuItem>
      </Menu>
      {themeOpen && <ThemeDialog onClose={() => setThemeOpen(false)} />}
    </>
  );
}
