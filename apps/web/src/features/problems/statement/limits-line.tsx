import { Clock, FileInput, Layers, MemoryStick } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import type { Problem } from './problem-data.ts';
import { type Factors, shownLimits } from './shown-limits.ts';
import styles from './statement.module.css';
import { TEXT } from './text.ts';

/** Time, memory and stack as they apply to the language in the editor, and why they differ from the author's. */
export function LimitsLine({ problem, language }: { problem: Problem; language: Factors | null }) {
  const t = useText(TEXT);
  const limits = shownLimits(problem, language);
  const why =
    language && limits.widened
      ? t('factorNote', {
          time: problem.timeLimit,
          memory: problem.memoryLimit,
          language: language.name,
          timeFactor: language.timeFactor,
          memoryFactor: language.memoryFactor,
        })
      : '';
  return (
    <div className={styles.limits}>
      <Tip label={why} disabled={why === ''}>
        <dl className={styles.limitList} data-widened={limits.widened || undefined}>
          <div>
            <dt>
              <Clock aria-hidden /> {t('timeLimit')}
            </dt>
            <dd>{limits.timeMs} ms</dd>
          </div>
          <div>
            <dt>
              <MemoryStick aria-hidden /> {t('memoryLimit')}
            </dt>
            <dd>{limits.memoryMb} MB</dd>
          </div>
          <div>
            <dt>
              <Layers aria-hidden /> {t('stackLimit')}
            </dt>
            <dd>{limits.stackMb} MB</dd>
          </div>
          <div className={styles.forLanguage}>
            {language && limits.widened && t('limitsFor', { language: language.name })}
          </div>
        </dl>
      </Tip>
      {problem.isFileIO && (
        <p className={styles.files}>
          <FileInput aria-hidden />{' '}
          {t('fileIo', { read: problem.ioReadFileName ?? '', write: problem.ioWriteFileName ?? '' })}
        </p>
      )}
    </div>
  );
}
