import { Medal } from 'lucide-react';
import styles from './medals.module.css';

/** The picture of a medal, or the sign of those without one. What it is called stands beside it, or is `name`. */
export function MedalPicture({ image, name }: { image: string; name?: string }) {
  if (image !== '') return <img className={styles.picture} src={image} alt={name ?? ''} title={name} loading="lazy" />;
  return name === undefined ? (
    <Medal className={styles.picture} aria-hidden />
  ) : (
    <Medal className={styles.picture} role="img" aria-label={name} />
  );
}
