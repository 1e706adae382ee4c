import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { Check, Languages, Monitor, Moon, Palette, Sun, SunMoon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { setLang, useLang } from '../lib/lang.ts';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/token.ts';
import { TEXT } from './text.ts';

const ThemeDialog = lazy(() =>
  import('../features/accounts/settings/theme-dialog.tsx').then((module) => ({ default: module.ThemeDialog })),
);

const SCHEMES = [
  { value: 'light', Icon: Sun, label: 'light' },
  { value: 'dark', Icon: Moon, label: 'dark' },
  { value: 'auto', Icon: Monitor, label: 'system' },
] as const;

/** Language, colour scheme and, for users, the own theme. */
export function LookMenu() {
  const say = useText(TEXT);
  const lang = useLang();
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [themeOpen, setThemeOpen] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={34} aria-label={say('look')}>
            <SunMoon size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Languages size={16} aria-hidden />}
            lang={lang === 'zh' ? 'en' : 'zh-CN'}
            onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
          >
            {say('languageOther')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{say('look')}</Menu.Label>
          {SCHEMES.map(({ value, Icon, label }) => (
            <Menu.Item
              key={value}
              role="menuitemradio"
              aria-checked={colorScheme === value}
              leftSection={<Icon size={16} aria-hidden />}
              rightSection={colorScheme === value ? <Check size={16} aria-hidden /> : null}
              onClick={() => setColorScheme(value)}
            >
              {say(label)}
            </Menu.Item>
          ))}
          {user && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<Palette size={16} aria-hidden />} onClick={() => setThemeOpen(true)}>
                {say('ownTheme')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {themeOpen && user && (
        <Suspense>
          <ThemeDialog user={user} onClose={() => setThemeOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
