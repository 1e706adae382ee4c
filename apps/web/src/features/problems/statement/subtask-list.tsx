import { useText } from '../../../lib/text.ts';
import type { ProblemDetailData } from './problem-data.ts';
import styles from './subtask-list.module.css';
import { TEXT } from './text.ts';

/** Subtasks of a scored problem with their points, and what must be passed before each. */
export function SubtaskList({ subtasks }: { subtasks: ProblemDetailData['subtasks'] }) {
  const t = useText(TEXT);
  if (subtasks.length === 0) return null;
  const depends = subtasks.some(({ dependsOn }) => dependsOn.length > 0);
  return (
    <div className={styles.subtasks}>
      <h2>{t('subtasks')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('subtasks')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('subtask')}</th>
              <th scope="col">{t('points')}</th>
              <th scope="col">{t('cases')}</th>
              <th scope="col">{t('rule')}</th>
              {depends && <th scope="col">{t('dependsOn')}</th>}
            </tr>
          </thead>
          <tbody>
            {subtasks.map(({ num, score, cases, rule, dependsOn }) => (
              <tr key={num}>
                <th scope="row">{num}</th>
                <td>{score}</td>
                <td>{cases}</td>
                <td>{t(rule)}</td>
                {depends && <td>{dependsOn.join(', ') || '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
