import { useText } from '../../lib/text.ts';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals.module.css';
import { TEXT } from './text.ts';

interface WornMedalsProps {
  medals: readonly { id: number; medalName: string; medalImage: string }[];
}

/** Worn medals beside a name, in the order of whoever wears them. */
export function WornMedals({ medals }: WornMedalsProps) {
  const t = useText(TEXT);
  if (medals.length === 0) return null;
  return (
    <ul className={styles.worn} aria-label={t('worn')}>
      {medals.map(({ id, medalName, medalImage }) => (
        <li key={id}>
          <MedalPicture image={medalImage} name={medalName} />
        </li>
      ))}
    </ul>
  );
}
