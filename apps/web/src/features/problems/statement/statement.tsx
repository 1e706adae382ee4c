import { HIDDEN_DIFFICULTY, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { oiRankScore } from '@assay/rules/judging/scoring/oi-rank-score.ts';
import { Suspense } from 'react';
import { useText } from '../../../lib/text.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { DifficultyChip } from '../difficulty-chip.tsx';
import { Attachments } from './attachments.tsx';
import { LimitsLine } from './limits-line.tsx';
import type { ProblemDetailData } from './problem-data.ts';
import { Samples } from './samples.tsx';
import type { Factors } from './shown-limits.ts';
import styles from './statement.module.css';
import { SubtaskList } from './subtask-list.tsx';
import { TEXT } from './text.ts';

interface StatementProps {
  data: ProblemDetailData;
  /** Factors of the language in the editor; null before it is known. */
  language: Factors | null;
  onTest: ((input: string, output: string) => void) | undefined;
}

interface SectionProps {
  title: string;
  part: 'description' | 'input' | 'output' | 'hint';
  data: ProblemDetailData;
}

function Section({ title, part, data: { problem, rendered } }: SectionProps) {
  const source = problem[part];
  if (source.trim() === '') return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <Markdown source={source} rendered={{ html: rendered[part], formulas: rendered.formulas }} />
    </section>
  );
}

/** A problem's text: limits as they apply to the chosen language, description, formats, samples, hint. */
export function Statement({ data, language, onTest }: StatementProps) {
  const t = useText(TEXT);
  const { problem, tags } = data;
  // rank points would tell it too
  const tellsDifficulty = problem.difficulty !== HIDDEN_DIFFICULTY;
  return (
    <article className={styles.statement} lang={problem.locale === 'zh' ? 'zh-CN' : 'en'}>
      {!problem.answers && <LimitsLine problem={problem} language={language} />}
      <div className={styles.chips}>
        {tellsDifficulty && <DifficultyChip id={problem.difficulty} />}
        {problem.type === PROBLEM_TYPE.oi && (
          <TagChip>
            OI · {t('score')} {problem.ioScore}
            {tellsDifficulty &&
              ` · ${t('rankScore')} ${oiRankScore(problem.ioScore, problem.ioScore, problem.difficulty)}`}
          </TagChip>
        )}
        {problem.judgeMode !== 'default' && <TagChip>{t(problem.judgeMode)}</TagChip>}
        {tags.map((tag) => (
          <TagChip key={tag.id} color={tag.color}>
            {tag.name}
          </TagChip>
        ))}
      </div>
      <Suspense fallback={<MarkdownSkeleton lines={9} />}>
        <Section title={t('description')} part="description" data={data} />
        <Section title={t('input')} part="input" data={data} />
        <Section title={t('output')} part="output" data={data} />
        <SubtaskList subtasks={data.subtasks} />
        <Samples examples={problem.examples} onTest={onTest} />
        <Section title={t('hint')} part="hint" data={data} />
        {(data.attachments?.length ?? 0) > 0 && (
          <section className={styles.section}>
            <h2>{t('attachments')}</h2>
            <Attachments attachments={data.attachments!} />
          </section>
        )}
        {(problem.source || problem.author) && (
          <dl className={styles.origin}>
            {problem.source && (
              <>
                <dt>{t('problemSource')}</dt>
                <dd>{problem.source}</dd>
              </>
            )}
            {problem.author && (
              <>
                <dt>{t('author')}</dt>
                <dd>
                  <bdi>{problem.author}</bdi>
                </dd>
              </>
            )}
          </dl>
        )}
      </Suspense>
    </article>
  );
}
