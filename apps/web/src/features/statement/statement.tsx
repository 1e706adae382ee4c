import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { oiRankScore } from '@assay/rules/judging/oi-rank-score.ts';
import { Suspense } from 'react';
import { formatLength } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { DifficultyChip } from '../problems/difficulty-chip.tsx';
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

type Formulas = ProblemDetailData['formulas'];

function Section({ title, source, formulas }: { title: string; source: string; formulas: Formulas }) {
  if (source.trim() === '') return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <Markdown source={source} formulas={formulas} />
    </section>
  );
}

/** A problem's text: limits as they apply to the chosen language, description, formats, samples, hint. */
export function Statement({ data, language, onTest }: StatementProps) {
  const t = useText(TEXT);
  const { problem, tags, formulas } = data;
  return (
    <article className={styles.statement} lang={problem.locale === 'zh' ? 'zh-CN' : 'en'}>
      {!problem.answers && <LimitsLine problem={problem} language={language} />}
      <div className={styles.chips}>
        <DifficultyChip id={problem.difficulty} />
        {problem.type === PROBLEM_TYPE.oi && (
          <TagChip>
            OI · {t('score')} {problem.ioScore} · {t('rankScore')}{' '}
            {oiRankScore(problem.ioScore, problem.ioScore, problem.difficulty)}
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
        <Section title={t('description')} source={problem.description} formulas={formulas} />
        <Section title={t('input')} source={problem.input} formulas={formulas} />
        <Section title={t('output')} source={problem.output} formulas={formulas} />
        <SubtaskList subtasks={data.subtasks} />
        <Samples examples={problem.examples} onTest={onTest} />
        <Section title={t('hint')} source={problem.hint} formulas={formulas} />
        {(data.attachments?.length ?? 0) > 0 && (
          <section className={styles.section}>
            <h2>{t('attachments')}</h2>
            <ul>
              {data.attachments!.map(({ name, bytes, address }) => (
                <li key={name}>
                  <a href={address} download={name}>
                    {name}
                  </a>{' '}
                  ({formatLength(bytes)})
                </li>
              ))}
            </ul>
          </section>
        )}
        <dl className={styles.origin}>
          {problem.source && (
            <>
              <dt>{t('problemSource')}</dt>
              <dd>{problem.source}</dd>
            </>
          )}
          <dt>{t('author')}</dt>
          <dd>
            <bdi>{problem.author}</bdi>
          </dd>
        </dl>
      </Suspense>
    </article>
  );
}
