import { Outlet } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useScreen } from './use-screen.ts';

/** The site's frame: bar, page, footer. Focus pages have neither bar nor footer. */
export function PublicShell() {
  const { screen, params } = useScreen();
  const mode = screen?.mode ?? 'default';
  return (
    <div className={classes.shell} data-mode={mode}>
      {mode !== 'focus' && <TopBar mode={mode} params={params} isScreen={screen !== undefined} />}
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      {(screen?.footer ?? true) && mode !== 'focus' && <Footer />}
    </div>
  );
}
