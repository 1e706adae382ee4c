import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

type MoreButtonProps = { problemId: string } & ActionIconProps & ComponentPropsWithRef<'button'>;

/** Opens what may be done with a problem. */
export function MoreButton({ problemId, ...rest }: MoreButtonProps) {
  const t = useText(TEXT);
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('moreOf', { id: problemId })} {...rest}>
      <Ellipsis aria-hidden />
    </ActionIcon>
  );
}
