import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PasswordInput } from '../../ui/fields/fields.tsx';
import styles from './gate-form.module.css';

/** The call takes no longer ones. */
const SECRET_MAX = 100;

interface GateFormProps {
  /** Why there is a gate. */
  hint: string;
  label: string;
  /** Said when nothing was typed. */
  empty: string;
  /** What the button says. */
  action: string;
  /** Rejects with an error whose message says what was wrong. */
  onEnter: (secret: string) => Promise<unknown>;
}

/** The password form of anything that asks for one: wrong ones are told at the field. */
export function GateForm({ hint, label, empty, action, onEnter }: GateFormProps) {
  const [secret, setSecret] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (secret.trim() === '') return setWrong(empty);
    setBusy(true);
    onEnter(secret.trim())
      .catch(({ message }: Error) => setWrong(message))
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <p>{hint}</p>
      <PasswordInput
        label={label}
        value={secret}
        maxLength={SECRET_MAX}
        autoComplete="off"
        error={wrong}
        onChange={(event) => {
          setSecret(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {action}
      </Button>
    </form>
  );
}
