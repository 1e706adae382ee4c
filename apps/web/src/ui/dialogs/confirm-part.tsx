import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import { Modal } from './modal-part.tsx';

export interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** What the button does, verb first. */
  action: string;
  danger?: boolean;
  busy?: boolean;
  /** Must be typed before the button works: for what nobody can bring back. */
  typed?: string;
  onConfirm: () => void;
}

/** What a question before something that is hard to undo is made of. */
export function ConfirmPart(props: ConfirmProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title} size="md">
      <ConfirmForm {...props} />
    </Modal>
  );
}

/** Mounted with each opening, so that what was typed before is gone. */
function ConfirmForm({ onClose, children, action, danger, busy, typed, onConfirm }: ConfirmProps) {
  const say = useText(TEXT);
  const [given, setGiven] = useState('');
  const ready = typed === undefined || given.trim() === typed;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) onConfirm();
  };
  return (
    <form onSubmit={confirm}>
      {children}
      {typed !== undefined && (
        <TextInput
          mt="md"
          label={say('typeToConfirm', { text: typed })}
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus={typed === undefined || undefined}>
          {say('cancel')}
        </Button>
        <Button type="submit" {...(danger ? { color: 'red' } : {})} loading={busy ?? false} disabled={!ready}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
