import type { QuickEdited, QuickState } from '@assay/contract/authoring/quick-edit.ts';
import type { Tag } from '@assay/contract/catalog/tags.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useDifficulties, useDifficultyName } from '../../problems/use-catalog.ts';
import styles from './quick-edit.module.css';
import { TEXT } from './text.ts';

/** What would become of each problem, part by part. */
export function Changes({ changes, tags }: { changes: readonly QuickEdited[]; tags: readonly Tag[] }) {
  const t = useText(TEXT);
  const nameOf = useDifficultyName();
  const levels = useDifficulties().data ?? [];
  const difficultyOf = (id: number) => {
    const level = levels.find((one) => one.id === id);
    return level ? nameOf(level) : `#${id}`;
  };
  if (changes.length === 0) return <p>{t('nothing')}</p>;
  const names = (ids: readonly number[]) =>
    ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? `#${id}`).join(', ') || '–';
  const parts: ((state: QuickState) => string)[] = [
    ({ auth }) => t(auth === 1 ? 'public' : 'private'),
    ({ difficulty }) => difficultyOf(difficulty),
    ({ timeLimit, memoryLimit }) => t('limits', { time: timeLimit, memory: memoryLimit }),
    ({ tags: ids }) => labelFor(t('tags'), names(ids)),
  ];
  return (
    <section>
      <h3 className={styles.title}>{t('changes')}</h3>
      <ul className={styles.list}>
        {changes.map(({ pid, problemId, before, after }) => (
          <li key={pid}>
            <b>{problemId}</b>
            {parts
              .filter((part) => part(before) !== part(after))
              .map((part) => (
                <div key={part(after)}>
                  <del>{part(before)}</del> → <ins>{part(after)}</ins>
                </div>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
