import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { LucideProvider } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useAccountDialog } from '../features/accounts/sign-in/dialogs.ts';
import { useOpenedDrawing } from '../features/drawings/drawing-store.ts';
import { LiveMessages } from '../features/messages/live/live-messages.tsx';
import { useLang } from '../lib/lang.ts';
import { useOwnTheme } from '../lib/page/own-theme.ts';
import { useOwnPageTitle } from '../lib/page/page-title.ts';
import { siteName, useSiteConfig } from '../lib/site-config.ts';
import { useText } from '../lib/text.ts';
import { queryClient } from '../lib/use-call.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { TEXT as UI_TEXT } from '../ui/text.ts';
import { colorSchemeManager } from '../ui/theme/color-scheme.ts';
import { themeWith } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { HotKeys } from './palette/hot-keys.tsx';
import { TEXT } from './text.ts';
import { useBackground } from './use-background.ts';
import { useScreen } from './use-screen.ts';

const AccountDialogs = lazyDialog(() =>
  import('../features/accounts/sign-in/account-dialogs.tsx').then((module) => module.AccountDialogs),
);
const DrawingDialog = lazyDialog(() =>
  import('../features/drawings/drawing-dialog.tsx').then((module) => module.DrawingDialog),
);
const OwnVariables = lazyDialog(() => import('../ui/theme/own-variables.tsx').then((module) => module.OwnVariables));
const schemes = colorSchemeManager();
const isTest = import.meta.env.MODE === 'test';

/** Everything that stands around every screen: theme, queries, dialogs, notices, keys, the window's title. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Themed />
    </QueryClientProvider>
  );
}

/** All screens, in the theme of who looks. */
function Themed() {
  const { themeColor: accent } = useOwnTheme();
  const showsThrough = useBackground();
  const say = useText(UI_TEXT);
  const theme = useMemo(
    () => themeWith(accent, { close: say('close'), showPassword: say('showPassword') }),
    [accent, say],
  );
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      env={isTest ? 'test' : 'default'}
      // the build prints them
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {(accent !== null || showsThrough) && <OwnVariables accent={accent} showsThrough={showsThrough} />}
      <LucideProvider size={16} strokeWidth={1.5}>
        <WindowTitle />
        <SkipLink />
        <ConnectionBar />
        <Outlet />
        <OpenAccountDialog />
        <OpenDrawing />
        <LiveMessages />
        <HotKeys />
        <Toaster />
      </LucideProvider>
    </MantineProvider>
  );
}

function SkipLink() {
  const say = useText(TEXT);
  return (
    <a className="skip-link" href="#content">
      {say('skip')}
    </a>
  );
}

/** The drawing board over whatever page it was opened on. */
function OpenDrawing() {
  const drawing = useOpenedDrawing();
  const address = useSiteConfig()?.drawing;
  if (!drawing || !address) return null;
  return <DrawingDialog drawing={drawing} address={address} />;
}

/** The dialogs' code is fetched when the first one opens. */
function OpenAccountDialog() {
  const dialog = useAccountDialog();
  return dialog ? <AccountDialogs /> : null;
}

function WindowTitle() {
  const lang = useLang();
  const { screen } = useScreen();
  const own = useOwnPageTitle();
  const config = useSiteConfig();
  const title = own ?? screen?.title[lang];
  useEffect(() => {
    const words = [title, siteName(config) || 'OJ'].filter(Boolean).join(' - ');
    // When the page has said what it is called, too: it was sent with that, and telling the browser's window takes longer than looking.
    const timer = setTimeout(() => {
      if (document.title !== words) document.title = words;
    });
    return () => clearTimeout(timer);
  }, [title, config]);
  return null;
}
