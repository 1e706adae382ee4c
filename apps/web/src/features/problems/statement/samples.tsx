import { Button } from '@mantine/core';
import { FlaskConical } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import styles from './statement.module.css';
import { TEXT } from './text.ts';

interface SamplesProps {
  examples: readonly { input: string; output: string }[];
  /** Puts a sample into the test run; left out where there is no editor. */
  onTest: ((input: string, output: string) => void) | undefined;
}

function Side({ title, label, text }: { title: string; label: string; text: string }) {
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <span>{title}</span>
        <CopyButton text={text} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        {text}
      </pre>
    </div>
  );
}

/** Samples side by side, copied byte by byte. */
export function Samples({ examples, onTest }: SamplesProps) {
  const t = useText(TEXT);
  if (examples.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('samples')}</h2>
      {examples.map(({ input, output }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples are numbered and never reorder
        <section key={at} className={styles.sample} aria-label={t('sample', { number: at + 1 })}>
          <div className={styles.sampleHead}>
            <h3>{t('sample', { number: at + 1 })}</h3>
            {onTest && (
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<FlaskConical aria-hidden />}
                onClick={() => onTest(input, output)}
              >
                {t('asTest')}
              </Button>
            )}
          </div>
          <div className={styles.sides}>
            <Side title={t('sampleInput')} label={t('copyInput')} text={input} />
            <Side title={t('sampleOutput')} label={t('copyOutput')} text={output} />
          </div>
        </section>
      ))}
    </section>
  );
}
