import { useCallback } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { TEXT } from '../../../ui/text.ts';
import { askLogin } from './dialogs.ts';

/** Asks before something that needs a login: a visitor is told so, and logs in on the way to `goingTo` (SHELL-42). */
export function useLoggedIn(): (goingTo?: string) => boolean {
  const t = useText(TEXT);
  const isUser = useUser() !== null;
  return useCallback(
    (goingTo = window.location.pathname + window.location.search) => {
      if (isUser) return true;
      toast.warning(t('loginFirst'));
      askLogin(goingTo);
      return false;
    },
    [isUser, t],
  );
}
