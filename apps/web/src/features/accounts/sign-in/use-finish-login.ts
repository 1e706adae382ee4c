import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { useRouter } from '@tanstack/react-router';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { queryClient } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';
import { closeAccountDialog, getNewAccount, takeTarget } from './dialogs.ts';

/** What follows a login: the user is kept and welcomed, the dialog closes, the page that asked for the login opens. */
export function useFinishLogin() {
  const say = useText(TEXT);
  const router = useRouter();
  return (user: UserInfo, goingTo: string | null = takeTarget()) => {
    setUser(user);
    // who has just been thanked for registering does not come back
    if (!getNewAccount()) toast.success(say('welcomeBack', { name: user.nickname || user.username }));
    closeAccountDialog();
    void queryClient.invalidateQueries();
    if (goingTo) void router.navigate({ href: goingTo });
  };
}
