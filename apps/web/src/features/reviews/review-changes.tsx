import type { PartChange } from '@assay/contract/reviews/review.ts';
import { useText } from '../../lib/text.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextDifference } from '../authoring/versions/text-difference.tsx';
import styles from './reviews.module.css';
import { PART_TEXT, TEXT } from './text.ts';

const isPart = (part: string): part is Parameters<ReturnType<typeof useText<typeof PART_TEXT>>>[0] =>
  Object.hasOwn(PART_TEXT, part);

/** What changed since the last decision; nothing where there was none. */
export function ReviewChanges({ changes }: { changes: readonly PartChange[] | null | undefined }) {
  const t = useText(TEXT);
  const partName = useText(PART_TEXT);
  if (!changes) return null;
  return (
    <Panel title={t('changes')}>
      {changes.length === 0 && <p className={styles.by}>{t('unchanged')}</p>}
      {changes.map(({ part, before, now }) => {
        const [locale, name = locale!] = part.split('.');
        const language = name === locale ? '' : ` (${locale === 'zh' ? t('inChinese') : t('inEnglish')})`;
        return (
          <section key={part} className={styles.change}>
            <h3>{`${isPart(name) ? partName(name) : name}${language}`}</h3>
            <TextDifference before={before} after={now} />
          </section>
        );
      })}
    </Panel>
  );
}
