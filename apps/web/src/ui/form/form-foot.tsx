import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';

interface FormFootProps {
  onClose: () => void;
  isSaving: boolean;
  /** What the button that saves says, verb first. */
  action?: string;
  /** What else can be done, at the left. */
  aside?: ReactNode;
}

/** The buttons under the form of a dialog: away without saving, and save. */
export function FormFoot({ onClose, isSaving, action, aside }: FormFootProps) {
  const t = useText(TEXT);
  return (
    <Group gap="sm" mt="lg">
      {aside}
      <Button variant="default" ml="auto" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {action ?? t('save')}
      </Button>
    </Group>
  );
}
