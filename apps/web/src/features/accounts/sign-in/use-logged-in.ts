import { useCallback } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { TEXT } from '../text.ts';
import { askLogin } from './dialogs.ts';

/** Asks before something that needs a login: a visitor is told so, and the login dialog opens (SHELL-42). */
export function useLoggedIn(): () => boolean {
  const t = useText(TEXT);
  const isUser = useUser() !== null;
  return useCallback(() => {
    if (isUser) return true;
    toast.warning(t('loginFirst'));
    askLogin();
    return false;
  }, [isUser, t]);
}
