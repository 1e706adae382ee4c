import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { Button, Group, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../../../../lib/text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { TEXT } from '../code-text.ts';
import styles from './captcha-box.module.css';

interface CaptchaBoxProps {
  /** What the server said of the last answer. */
  wrong: string | null;
  sending: boolean;
  onAnswer: (captcha: string, captchaKey: string) => void;
  onClose: () => void;
}

/** The picture and the box that the server asks for after many submissions; a click on the picture brings another. */
export function CaptchaBox({ wrong, sending, onAnswer, onClose }: CaptchaBoxProps) {
  const t = useText(TEXT);
  const [answer, setAnswer] = useState('');
  const { data, refetch } = useCall(getCaptcha, {}, { staleTime: 0, gcTime: 0 });
  useEffect(() => {
    if (!wrong) return;
    setAnswer('');
    void refetch();
  }, [wrong, refetch]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (data && answer.trim() !== '') onAnswer(answer.trim(), data.captchaKey);
  };
  return (
    <Dialog opened onClose={onClose} title={t('captchaTitle')} size={380}>
      <form onSubmit={send}>
        <p className={styles.why}>{t('captchaWhy')}</p>
        {data ? (
          <button type="button" className={styles.picture} onClick={() => void refetch()} title={t('captchaRefresh')}>
            <img src={data.img} alt={t('captchaImage')} />
          </button>
        ) : (
          <Skeleton height={48} width={140} />
        )}
        <TextInput
          mt="sm"
          label={t('captcha')}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          error={wrong}
          maxLength={8}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending} disabled={!data || answer.trim() === ''}>
            {t('submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
