import { Button, Group, Text } from '@mantine/core';
import { useText } from '../../../../lib/text.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { TEXT } from '../code-text.ts';

interface WrongLanguageProps {
  /** The language that the code looks like; null while there is no doubt. */
  likely: string | null;
  chosen: string;
  onSubmit: () => void;
  onSwitch: (language: string) => void;
  onClose: () => void;
}

/** Asks before code is submitted that looks like another language. */
export function WrongLanguage({ likely, chosen, onSubmit, onSwitch, onClose }: WrongLanguageProps) {
  const t = useText(TEXT);
  return (
    <Dialog opened={likely !== null} onClose={onClose} title={t('wrongLanguage')} size="md">
      <Text>{t('looksLike', { likely: likely ?? '', chosen })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSubmit}>
          {t('submitAnyway', { chosen })}
        </Button>
        <Button data-autofocus onClick={() => likely && onSwitch(likely)}>
          {t('switchTo', { likely: likely ?? '' })}
        </Button>
      </Group>
    </Dialog>
  );
}
