import { Button, type ButtonProps } from '@mantine/core';
import { ChevronDown, Tag as TagIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';

export interface TagPickerProps {
  /** Source whose tags are offered; undefined for all. */
  oj: string | undefined;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  /** What choosing does here; left out where it filters. */
  words?: { choose: string; chosen: string };
}

type TagButtonProps = Pick<TagPickerProps, 'chosen' | 'words'> & ButtonProps & ComponentPropsWithRef<'button'>;

/** Opens the tags, and says how many are chosen. */
export function TagButton({ chosen, words, ...rest }: TagButtonProps) {
  const t = useText(TEXT);
  return (
    <Button
      variant={chosen.length > 0 ? 'light' : 'default'}
      leftSection={<TagIcon aria-hidden />}
      rightSection={<ChevronDown aria-hidden />}
      {...rest}
    >
      {chosen.length > 0
        ? (words?.chosen ?? t('chosenTags', { count: chosen.length }))
        : (words?.choose ?? t('chooseTags'))}
    </Button>
  );
}
