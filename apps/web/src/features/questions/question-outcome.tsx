import type { AnswerOutcome, QuestionResult } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { CircleCheck, CircleDashed, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { letterOf } from './letters.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

const ICONS: Record<AnswerOutcome, LucideIcon> = {
  right: CircleCheck,
  partial: CircleDashed,
  wrong: CircleX,
  unanswered: CircleDot,
};

/** What an answer came to, and what is right where that may be seen: options by the letters of this person's order. */
export function QuestionOutcome({ question, result }: { question: ShownQuestion; result: QuestionResult }) {
  const t = useText(TEXT);
  const { outcome, earned, points, solution } = result;
  const Icon = ICONS[outcome];
  const worded = (answer: string) => {
    const at = question.options.findIndex(({ id }) => id === answer);
    if (at >= 0) return letterOf(at);
    return question.kind === 'trueFalse' ? t(answer === 'true' ? 'isTrue' : 'isFalse') : answer;
  };
  const lines = solution?.answers.map((answers) =>
    answers.map(worded).join(question.options.length > 0 ? t('listJoin') : t('or')),
  );
  return (
    <div className={styles.result}>
      <p className={styles.outcome} data-outcome={outcome}>
        <Icon aria-hidden />
        <span>{t(question.withdrawn ?? outcome)}</span>
        <span className={styles.soft}>{t('earned', { earned, points })}</span>
      </p>
      {lines && (
        <p className={styles.solution}>
          {t('solution')}
          {lines.length === 1 ? lines[0] : lines.map((line, at) => `(${at + 1}) ${line}`).join(' ')}
        </p>
      )}
      {solution && solution.explanation.trim() !== '' && (
        <details className={styles.explanation} open>
          <summary>{t('explanation')}</summary>
          <Suspense fallback={<MarkdownSkeleton lines={2} />}>
            <Markdown source={solution.explanation} />
          </Suspense>
        </details>
      )}
    </div>
  );
}
