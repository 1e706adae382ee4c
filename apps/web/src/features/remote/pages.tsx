import { getRemotePages, type RemoteJudge } from '@assay/contract/remote/judges.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

/** The last pages of a site that were not understood, for those who mend the parser. */
export function Pages({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall(getRemotePages, { site: judge.site }, { enabled: isOpen });
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('showPages', { count: judge.pages })}
      </Button>
    );
  }
  return (
    <section aria-label={t('pages')}>
      <ul className={styles.list}>
        {data?.pages.map((page) => (
          <li key={page.id}>
            <details>
              <summary>
                {formatMoment(page.gmtCreate)} · {page.missed}
              </summary>
              <bdi>{page.url}</bdi>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which keys have to do, too */}
              <pre className={styles.page} tabIndex={0}>
                {page.body}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
