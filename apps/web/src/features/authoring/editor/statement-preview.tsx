import { Suspense } from 'react';
import { useText } from '../../../lib/text.ts';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { TEXT as STATEMENT_TEXT } from '../../problems/statement/text.ts';
import { isBlankStatement, type StatementForm, type StatementLocale } from '../form/problem-form.ts';
import styles from './editor.module.css';
import pair from './statement-card.module.css';
import { TEXT } from './text.ts';

interface StatementPreviewProps {
  statement: StatementForm;
  examples: readonly { input: string; output: string }[];
  locale: StatementLocale;
}

/** The statement as readers will see it. */
export function StatementPreview({ statement, examples, locale }: StatementPreviewProps) {
  const t = useText(TEXT);
  const word = useText(STATEMENT_TEXT);
  const parts = [
    [word('description'), statement.description],
    [word('input'), statement.input],
    [word('output'), statement.output],
  ] as const;
  const samples = examples.filter(({ input, output }) => input !== '' || output !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={pair.preview} aria-label={t('preview')} tabIndex={0} lang={locale === 'zh' ? 'zh-CN' : 'en'}>
      {isBlankStatement(statement) && <p className={styles.none}>{t('previewEmpty')}</p>}
      {statement.title && <h3>{statement.title}</h3>}
      <Suspense fallback={<MarkdownSkeleton />}>
        {parts.map(([heading, source]) => source.trim() && <Part key={heading} heading={heading} source={source} />)}
        {samples.map(({ input, output }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples are numbered
          <div key={at}>
            <h4>{word('sample', { number: at + 1 })}</h4>
            <pre translate="no">{input}</pre>
            <pre translate="no">{output}</pre>
          </div>
        ))}
        {statement.hint.trim() && <Part heading={word('hint')} source={statement.hint} />}
      </Suspense>
    </section>
  );
}

function Part({ heading, source }: { heading: string; source: string }) {
  return (
    <>
      <h4>{heading}</h4>
      <Markdown source={source} />
    </>
  );
}
