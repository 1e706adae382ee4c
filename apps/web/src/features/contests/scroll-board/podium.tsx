import type { BoardLine } from '@assay/rules/boards/board.ts';
import { useText } from '../../../lib/text.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import type { ScrollData } from './ceremony.ts';
import styles from './player.module.css';
import { TEXT } from './text.ts';

interface PodiumProps {
  /** All lines in their final order. */
  lines: readonly BoardLine[];
  people: ReadonlyMap<number, ScrollData['contestants'][number]>;
}

const STEPS = 3;

/** The first three with a place and points, once everything is revealed. */
export function Podium({ lines, people }: PodiumProps) {
  const t = useText(TEXT);
  const best = lines
    .filter(({ participation, total }) => participation === 'official' && total.points > 0)
    .slice(0, STEPS);
  if (best.length === 0) return null;
  return (
    <ol className={styles.podium} aria-label={t('podium')}>
      {best.map((line, at) => {
        const person = people.get(line.uid);
        const name = person?.rankShowName ?? String(line.uid);
        return (
          <li key={line.uid} className={styles.step}>
            <b>{at + 1}</b>
            <UserAvatar username={name} src={person?.avatar ?? null} size={56} />
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {person?.school && <small>{person.school}</small>}
            <small>{t('solved', { n: line.total.points })}</small>
          </li>
        );
      })}
    </ol>
  );
}
