import { ActionIcon, Group, Switch } from '@mantine/core';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import styles from './pictures.module.css';
import { TEXT } from './text.ts';

interface HomeEntryProps {
  name: string;
  /** What is told below the name. */
  note?: string;
  picture?: string;
  shown: { label: string; value: boolean; isBusy: boolean; onChange: (shown: boolean) => void };
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  edit?: { label: string; onClick: () => void };
  remove?: { label: string; onClick: () => void };
  /** Its dialogs. */
  children?: ReactNode;
}

/** A picture or card of the home page in the list of them: shown, ordered, changed and taken away here. */
export function HomeEntry({ name, note, picture, shown, isFirst, isLast, onMove, ...rest }: HomeEntryProps) {
  const t = useText(TEXT);
  const { edit, remove, children } = rest;
  return (
    <li className={styles.row}>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.link}>{note}</span>}
      </div>
      <Switch
        size="sm"
        aria-label={shown.label}
        checked={shown.value}
        disabled={shown.isBusy}
        onChange={(event) => shown.onChange(event.currentTarget.checked)}
      />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveUp', { name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveDown', { name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </ActionIcon>
        {edit && (
          <ActionIcon variant="subtle" color="gray" aria-label={edit.label} onClick={edit.onClick}>
            <Pencil aria-hidden />
          </ActionIcon>
        )}
        {remove && (
          <ActionIcon variant="subtle" color="red" aria-label={remove.label} onClick={remove.onClick}>
            <Trash2 aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {children}
    </li>
  );
}
