import { getContestInfo, registerContest } from '@assay/contract/contests/list.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, refresh } from '../../../lib/use-call.ts';
import { EntryDialog, type EntryGate, EntryPanel } from '../../gates/entry-gate.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';

async function reread() {
  await refresh(getContestInfo);
  void queryClient.invalidateQueries();
}

/** Registers with the password of a contest. */
function useGate(cid: number): EntryGate<typeof registerContest> {
  const t = useText(TEXT);
  return {
    op: registerContest,
    inputOf: (password) => ({ cid, password }),
    reread,
    words: {
      title: t('passwordTitle'),
      label: t('password'),
      empty: t('passwordEmpty'),
      action: t('enter'),
      done: t('registered'),
    },
  };
}

/** The password form of a private contest, in place of what it closes. */
export const PasswordCard = ({ contest }: { contest: Contest }) => (
  <EntryPanel gate={useGate(contest.id)} hint={useText(TEXT)('passwordHint')} />
);

interface PasswordDialogProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The password form of a protected contest, which stands open and asks for it where one takes part. */
export const PasswordDialog = ({ cid, ...dialog }: PasswordDialogProps) => (
  <EntryDialog {...dialog} gate={useGate(cid)} hint={useText(TEXT)('passwordSubmit')} />
);
