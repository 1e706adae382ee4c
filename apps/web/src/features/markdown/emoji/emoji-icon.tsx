import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { Smile } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';

/** Opens the emoji. */
export function EmojiIcon(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const t = useText(TEXT);
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('emoji')} title={t('emoji')} {...props}>
      <Smile aria-hidden />
    </ActionIcon>
  );
}
