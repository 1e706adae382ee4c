import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { toast } from '../../lib/notices.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { GateForm } from './gate-form.tsx';

/** What a password opens, and by which call. */
export interface EntryGate<O extends AnyOp> {
  op: O;
  inputOf: (password: string) => SentOf<O>;
  /** Reads anew what was closed, which opens by itself then. */
  reread: () => Promise<unknown>;
  words: { title: string; label: string; empty: string; action: string; done: string };
}

interface EntryFormProps<O extends AnyOp> {
  gate: EntryGate<O>;
  /** Why there is a gate. */
  hint: string;
  onDone?: () => void;
}

function EntryForm<O extends AnyOp>({ gate, hint, onDone }: EntryFormProps<O>) {
  const { op, inputOf, reread, words } = gate;
  const enter = useAction(op, {
    call: { quiet: true },
    onSuccess: async () => {
      toast.success(words.done);
      await reread();
      onDone?.();
    },
  });
  const { label, empty, action } = words;
  return <GateForm {...{ hint, label, empty, action }} onEnter={(password) => enter.mutateAsync(inputOf(password))} />;
}

/** The password form in place of what it closes, or beside it. */
export const EntryPanel = <O extends AnyOp>(props: EntryFormProps<O>) => (
  <Panel title={props.gate.words.title}>
    <EntryForm {...props} />
  </Panel>
);

/** The password form of what stands open and asks for it where one takes part. */
export const EntryDialog = <O extends AnyOp>({
  opened,
  onClose,
  ...form
}: EntryFormProps<O> & { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={form.gate.words.title}>
    <EntryForm {...form} />
  </Dialog>
);
