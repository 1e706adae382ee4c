import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import styles from './extra-files.module.css';
import { TEXT } from './text.ts';

/** Files that come with a problem (headers, libraries): shown, copied, downloaded. */
export function ExtraFiles({ files }: { files: Readonly<Record<string, string>> }) {
  const t = useText(TEXT);
  return Object.entries(files).map(([name, content]) => (
    <section key={name} className={styles.file} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <CopyButton text={content} />
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<Download aria-hidden />}
          onClick={() => saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), name)}
        >
          {t('download')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        {content}
      </pre>
    </section>
  ));
}
