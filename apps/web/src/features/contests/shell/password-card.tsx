import { getContestInfo, registerContest } from '@assay/contract/contests/list.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { GateForm } from '../../gates/gate-form.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';

interface PasswordFormProps {
  cid: number;
  hint: string;
  onDone?: () => void;
}

/** Registers with the password of a contest; what was closed opens by itself. */
export function PasswordForm({ cid, hint, onDone }: PasswordFormProps) {
  const t = useText(TEXT);
  const register = useAction(registerContest, {
    call: { quiet: true },
    onSuccess: async () => {
      toast.success(t('registered'));
      await refresh(getContestInfo);
      void queryClient.invalidateQueries();
      onDone?.();
    },
  });
  return (
    <GateForm
      hint={hint}
      label={t('password')}
      empty={t('passwordEmpty')}
      action={t('enter')}
      onEnter={(password) => register.mutateAsync({ cid, password })}
    />
  );
}

/** The password form of a private contest, in place of what it closes. */
export function PasswordCard({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('passwordTitle')}>
      <PasswordForm cid={contest.id} hint={t('passwordHint')} />
    </Panel>
  );
}

interface PasswordDialogProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The password form of a protected contest, which stands open and asks for it where one takes part. */
export function PasswordDialog({ cid, opened, onClose, onDone }: PasswordDialogProps) {
  const t = useText(TEXT);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('passwordTitle')}>
      <PasswordForm cid={cid} hint={t('passwordSubmit')} onDone={onDone} />
    </Dialog>
  );
}
