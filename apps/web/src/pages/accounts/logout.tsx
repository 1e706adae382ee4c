import { logout } from '@assay/contract/accounts/sign-in.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TEXT } from '../../features/accounts/text.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { clearLogin, getToken } from '../../lib/token.ts';
import { queryClient } from '../../lib/use-call.ts';

/** Ends the session on the server, forgets it here, and goes home in place of this page (ACC-14). */
export function Page() {
  const say = useText(TEXT);
  const router = useRouter();
  useEffect(() => {
    const end = async () => {
      // The session may have ended already; leaving must work all the same.
      if (getToken()) await call(logout, {}, { quiet: true }).catch(() => {});
      clearLogin();
      queryClient.clear();
      void router.navigate({ href: '/home', replace: true });
    };
    void end();
  }, [router]);
  return (
    <p role="status" style={{ padding: '20vh 24px', textAlign: 'center' }}>
      {say('loggingOut')}
    </p>
  );
}
