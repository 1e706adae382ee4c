import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { inSite } from '../../features/accounts/sign-in/dialogs.ts';
import { LoginForm } from '../../features/accounts/sign-in/login-form.tsx';
import { useFinishLogin } from '../../features/accounts/sign-in/use-finish-login.ts';
import { TEXT } from '../../features/accounts/text.ts';
import { paths } from '../../lib/paths.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { siteName, useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import classes from './admin-login.module.css';

/** The door of the back office; afterwards the address that asked for it opens. */
export function Page() {
  const say = useText(TEXT);
  const router = useRouter();
  const config = useSiteConfig();
  const finish = useFinishLogin();
  const wanted = useRouterState({ select: (state) => (state.location.search as { redirect?: string }).redirect });
  const isInside = useIsAdmin();
  // Who is inside already has nothing to do at this door, unless the page that was asked for is for others.
  useEffect(() => {
    if (isInside && !wanted) void router.navigate({ href: paths.admin, replace: true });
  }, [isInside, wanted, router]);
  return (
    <main id="content" className={classes.page}>
      <div className={classes.card}>
        <div className={classes.head}>
          <LogoMark size={40} />
          <div>
            <h1 className={classes.title}>
              {siteName(config)} · {say('adminLogin')}
            </h1>
            <p className={classes.lead}>{say('adminLead')}</p>
          </div>
        </div>
        <LoginForm
          admin
          onLogin={(user) => {
            finish(user, null);
            const target = wanted ? inSite(wanted) : null;
            if (target)
              void router.navigate({ href: target.startsWith('/admin/') ? target : paths.admin, replace: true });
          }}
        />
        <Link href="/home" className={classes.back}>
          {say('backToSite')}
        </Link>
      </div>
    </main>
  );
}
