import { registerTraining } from '@assay/contract/trainings/list.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { GateForm } from '../../gates/gate-form.tsx';
import { TEXT } from '../text.ts';
import { type Training, trainingChanged } from './use-training.ts';

interface PasswordFormProps {
  tid: number;
  hint: string;
  onDone?: () => void;
}

/** Starts a training with its password; what was closed opens by itself. */
function PasswordForm({ tid, hint, onDone }: PasswordFormProps) {
  const t = useText(TEXT);
  const register = useAction(registerTraining, {
    call: { quiet: true },
    onSuccess: async () => {
      toast.success(t('registered'));
      await trainingChanged();
      onDone?.();
    },
  });
  return (
    <GateForm
      hint={hint}
      label={t('password')}
      empty={t('passwordEmpty')}
      action={t('enter')}
      onEnter={(password) => register.mutateAsync({ tid, password })}
    />
  );
}

/** The password form of a training: of a private one in place of what it closes, of a protected one on its introduction. */
export function PasswordCard({ training: { id, access } }: { training: Training }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('passwordTitle')}>
      <PasswordForm tid={id} hint={t(access ? 'passwordSubmit' : 'passwordHint')} />
    </Panel>
  );
}

interface PasswordDialogProps {
  tid: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The password form of a protected training, which stands open and asks for it before the first submission. */
export function PasswordDialog({ tid, opened, onClose, onDone }: PasswordDialogProps) {
  const t = useText(TEXT);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('passwordTitle')}>
      <PasswordForm tid={tid} hint={t('passwordSubmit')} onDone={onDone} />
    </Dialog>
  );
}
