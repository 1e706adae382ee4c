import { ActionIcon, Group } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { labelFor, useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';

interface MoveButtonsProps {
  name: string;
  /** The place, from 0, among `ids`. */
  at: number;
  ids: readonly number[];
  isBusy: boolean;
  onOrder: (ids: number[]) => void;
}

/** Buttons that move a row by one place. They keep the focus while it is stored and at the ends, so that keys can go on. */
export function MoveButtons({ name, at, ids, isBusy, onOrder }: MoveButtonsProps) {
  const t = useText(TEXT);
  const mover = (by: -1 | 1) => {
    const isOff = isBusy || ids[at + by] === undefined || at + by < 0;
    return {
      variant: 'subtle',
      'aria-label': labelFor(t(by < 0 ? 'moveUp' : 'moveDown'), name),
      'aria-disabled': isOff,
      'data-disabled': isOff || undefined,
      onClick: () => isOff || onOrder(ids.with(at, ids[at + by]!).with(at + by, ids[at]!)),
    } as const;
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon {...mover(-1)}>
        <ArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...mover(1)}>
        <ArrowDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
