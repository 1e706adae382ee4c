import type { Certificate } from '@assay/contract/certificates/certificate.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './certificates.module.css';
import { pdfAddress } from './pdf-address.ts';
import { PrizeLevel } from './prize-level.tsx';
import { TEXT } from './text.ts';

interface PersonAwardsProps {
  prizes: readonly { name: string; level: number }[];
  certificates: readonly Certificate[];
  own: boolean;
}

/** Prizes and certificates of a person (CERT-1). */
export function PersonAwards({ prizes, certificates, own }: PersonAwardsProps) {
  const t = useText(TEXT);
  return (
    <>
      <Panel title={t('prizes')}>
        {prizes.length === 0 && <EmptyState text={t('noPrizes')} />}
        <ul className={styles.list}>
          {prizes.map(({ name, level }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same prize may be won twice
            <li key={at} className={`${styles.card} ${styles.honor}`}>
              <PrizeLevel level={level} />
              <bdi className={styles.strong}>{name}</bdi>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('certificates')}>
        {certificates.length === 0 && <EmptyState text={t('noCertificates')} />}
        <ul className={styles.list}>
          {certificates.map((certificate) => (
            <li key={certificate.code} className={styles.card}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
        {own && certificates.length > 0 && <p className={styles.hint}>{t('ownHint')}</p>}
      </Panel>
    </>
  );
}

function CertificateCard({ certificate: { code, name, title, day, image, hasPdf } }: { certificate: Certificate }) {
  const t = useText(TEXT);
  return (
    <>
      {image !== '' && <img className={styles.thumb} src={image} alt={t('picture', { title })} loading="lazy" />}
      <bdi className={styles.strong}>{title}</bdi>
      <span>
        <bdi>{name}</bdi> · <span className="tnum">{day}</span>
      </span>
      <span className={styles.links}>
        <Link href={paths.certificate(code)}>{t('checkOf', { code })}</Link>
        {hasPdf && (
          <a href={pdfAddress(code)} download aria-label={t('pdfOf', { title })}>
            {t('pdf')}
          </a>
        )}
      </span>
    </>
  );
}
