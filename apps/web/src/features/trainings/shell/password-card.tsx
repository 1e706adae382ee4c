import { registerTraining } from '@assay/contract/trainings/list.ts';
import { useText } from '../../../lib/text.ts';
import { EntryDialog, type EntryGate, EntryPanel } from '../../gates/entry-gate.tsx';
import { TEXT } from '../text.ts';
import { type Training, trainingChanged } from './use-training.ts';

/** Starts a training with its password. */
function useGate(tid: number): EntryGate<typeof registerTraining> {
  const t = useText(TEXT);
  return {
    op: registerTraining,
    inputOf: (password) => ({ tid, password }),
    reread: trainingChanged,
    words: {
      title: t('passwordTitle'),
      label: t('password'),
      empty: t('passwordEmpty'),
      action: t('enter'),
      done: t('registered'),
    },
  };
}

/** The password form of a training: of a private one in place of what it closes, of a protected one on its introduction. */
export const PasswordCard = ({ training: { id, access } }: { training: Training }) => (
  <EntryPanel gate={useGate(id)} hint={useText(TEXT)(access ? 'passwordSubmit' : 'passwordHint')} />
);

interface PasswordDialogProps {
  tid: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The password form of a protected training, which stands open and asks for it before the first submission. */
export const PasswordDialog = ({ tid, ...dialog }: PasswordDialogProps) => (
  <EntryDialog {...dialog} gate={useGate(tid)} hint={useText(TEXT)('passwordSubmit')} />
);
