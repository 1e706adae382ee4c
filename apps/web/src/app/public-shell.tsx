import { Outlet } from '@tanstack/react-router';
import { ChatButton } from '../features/messages/chat/chat-button.tsx';
import { useBig } from '../lib/page/big.ts';
import { useLogin } from '../lib/token.ts';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar/top-bar.tsx';
import { useScreen } from './use-screen.ts';

/** The site's frame: bar, page, footer. Focus pages and those on a wall have neither bar nor footer. */
export function PublicShell() {
  const { screen, params } = useScreen();
  const mode = screen?.mode ?? 'default';
  const isBig = useBig();
  const { token } = useLogin();
  const hasBar = mode !== 'focus' && !isBig;
  return (
    <div className={classes.shell} data-mode={hasBar ? mode : 'focus'} data-big={isBig || undefined}>
      {hasBar && <TopBar mode={mode} params={params} isScreen={screen !== undefined} />}
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      {(screen?.footer ?? true) && hasBar && <Footer />}
      {(screen?.footer ?? true) && hasBar && token && <ChatButton />}
    </div>
  );
}
