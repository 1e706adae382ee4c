import type { Certificate } from '@assay/contract/certificates/certificate.ts';
import { Download } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './certificates.module.css';
import { pdfAddress } from './pdf-address.ts';
import { TEXT } from './text.ts';

/** What a certificate says, to whoever checks its code (CERT-2). */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const t = useText(TEXT);
  const { code, name, title, content, day, image, hasPdf, revoked, revokeReason } = certificate;
  return (
    <section className={styles.sheet} data-revoked={revoked || undefined} aria-label={title}>
      <Badge tone={revoked ? 'alarm' : 'good'}>{t(revoked ? 'revoked' : 'valid')}</Badge>
      {revokeReason !== '' && <p className={styles.hint}>{t('revokedFor', { reason: revokeReason })}</p>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p>{content}</p>
      {image !== '' && <img className={styles.picture} src={image} alt={t('picture', { title })} />}
      <p className={styles.hint}>
        {t('day')} <span className="tnum">{day}</span> · {t('code')} <span className="tnum">{code}</span>
      </p>
      {hasPdf && (
        <p>
          <a className={styles.download} href={pdfAddress(code)} download>
            <Download aria-hidden /> {t('pdf')}
          </a>
        </p>
      )}
    </section>
  );
}
