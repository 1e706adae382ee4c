import { ArrowRight } from 'lucide-react';
import styles from './rejudge.module.css';

/** Old and new; once where they are the same. */
export function Step({ was, is }: { was: string | null; is: string | null }) {
  if (was === is) return <span className={styles.step}>{is}</span>;
  return (
    <span className={styles.step}>
      <s>{was ?? '–'}</s>
      <ArrowRight aria-hidden />
      <b>{is ?? '–'}</b>
    </span>
  );
}
