import { useText } from '../../../lib/text.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';

/** What the checker is called with on a case instead of the problem's own arguments; nothing where those hold. */
export function CaseArguments({ words }: { words: readonly string[] | null }) {
  const t = useText(TEXT);
  if (words === null) return null;
  if (words.length === 0) return <span className={styles.soft}>{t('noArguments')}</span>;
  return <code translate="no">{words.join(' ')}</code>;
}
