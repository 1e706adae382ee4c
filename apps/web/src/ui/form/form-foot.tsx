import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';

interface FormFootProps {
  onClose: () => void;
  isSaving: boolean;
  /** What else can be done, at the left. */
  aside?: ReactNode;
}

/** The buttons under the form of a dialog: away without saving, and save. */
export function FormFoot({ onClose, isSaving, aside }: FormFootProps) {
  const t = useText(TEXT);
  return (
    <Group gap="sm" mt="lg">
      {aside}
      <Button variant="default" ml="auto" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t('save')}
      </Button>
    </Group>
  );
}
