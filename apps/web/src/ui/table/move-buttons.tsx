import { ActionIcon, Group } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';

interface MoveButtonsProps {
  name: string;
  /** The place, from 0, among `ids`. */
  at: number;
  ids: readonly number[];
  isBusy: boolean;
  onOrder: (ids: number[]) => void;
}

/** Buttons that move a row by one place. */
export function MoveButtons({ name, at, ids, isBusy, onOrder }: MoveButtonsProps) {
  const t = useText(TEXT);
  const move = (by: number) => onOrder(ids.with(at, ids[at + by]!).with(at + by, ids[at]!));
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={`${t('moveUp')}: ${name}`}
        disabled={at === 0 || isBusy}
        onClick={() => move(-1)}
      >
        <ArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`${t('moveDown')}: ${name}`}
        disabled={at === ids.length - 1 || isBusy}
        onClick={() => move(1)}
      >
        <ArrowDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
