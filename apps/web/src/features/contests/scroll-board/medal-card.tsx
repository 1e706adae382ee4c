import { Medal as MedalIcon } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import type { Medal, ScrollData } from './ceremony.ts';
import styles from './player.module.css';
import { TEXT } from './text.ts';

interface MedalCardProps {
  person: ScrollData['contestants'][number];
  medal: Medal;
  rank: number;
  solved: number;
  onClose: () => void;
}

/** Who has just won a medal, with a photo. */
export function MedalCard({ person, medal, rank, solved, onClose }: MedalCardProps) {
  const t = useText(TEXT);
  return (
    <div className={styles.card} data-medal={medal} role="status">
      {person.photo ? (
        <img className={styles.photo} src={person.photo} alt={person.rankShowName} />
      ) : (
        <UserAvatar username={person.rankShowName} src={person.avatar} size={220} />
      )}
      <p className={styles.medal}>
        <MedalIcon size={34} aria-hidden /> {t(medal)} · #{rank}
      </p>
      <p className={styles.winner}>
        <bdi>{person.rankShowName}</bdi>
      </p>
      {person.school && <p>{person.school}</p>}
      <p>{t('solved', { n: solved })}</p>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
