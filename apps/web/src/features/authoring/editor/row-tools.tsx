import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

interface RowToolsProps {
  /** What the row is called: "Sample 2". */
  what: string;
  at: number;
  count: number;
  /** Left out where the order means nothing. */
  onMove?: (from: number, to: number) => void;
  onRemove: () => void;
}

/** Buttons of a row that can be moved and removed. */
export function RowTools({ what, at, count, onMove, onRemove }: RowToolsProps) {
  const t = useText(TEXT);
  return (
    <ActionIcon.Group>
      {onMove && (
        <>
          <ActionIcon
            variant="default"
            aria-label={t('moveUp', { what })}
            disabled={at === 0}
            onClick={() => onMove(at, at - 1)}
          >
            <ArrowUp aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('moveDown', { what })}
            disabled={at === count - 1}
            onClick={() => onMove(at, at + 1)}
          >
            <ArrowDown aria-hidden />
          </ActionIcon>
        </>
      )}
      <ActionIcon variant="default" aria-label={t('remove', { what })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
}

/** The list with one row in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}
