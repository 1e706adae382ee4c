import { getCertificate } from '@assay/contract/certificates/certificate.ts';
import { Button, TextInput } from '@mantine/core';
import { CertificateSheet } from '../../features/certificates/certificate-sheet.tsx';
import styles from '../../features/certificates/certificates.module.css';
import { TEXT } from '../../features/certificates/text.ts';
import { textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

const READS = { code: textOf() } as const;

/** Anybody checks a certificate by its code (CERT-2). */
export function Page() {
  const t = useText(TEXT);
  const [{ code }, change] = useSearch(READS);
  const { data, error, refetch } = useCall(
    getCertificate,
    { code },
    { enabled: code !== '', retry: false, call: { quiet: true } },
  );
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <PageFrame title={t('check')} lead={t('lead')} width="narrow">
      <Panel>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('code');
            void change({ code: String(typed).trim() });
          }}
        >
          <TextInput
            key={code}
            name="code"
            label={t('code')}
            description={t('codeHint')}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            defaultValue={code}
            maxLength={40}
            required
            autoComplete="off"
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
        {code !== '' && isUnknown && <EmptyState text={t('unknown')} hint={t('unknownHint')} />}
        {code !== '' && error && !isUnknown && <ErrorState error={error} onRetry={() => void refetch()} />}
      </Panel>
      {code !== '' && data && !error && <CertificateSheet certificate={data} />}
    </PageFrame>
  );
}
