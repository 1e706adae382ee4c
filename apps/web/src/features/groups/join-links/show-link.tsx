import type { JoinLink } from '@assay/contract/groups/join-links.ts';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './show-link.module.css';
import { TEXT } from './text.ts';

interface ShowLinkProps {
  group: { name: string };
  link: JoinLink;
  onClose: () => void;
}

/** A join link over the whole window, for a projector: its QR code, the code to be typed, its end. */
export function ShowLink({ group, link, onClose }: ShowLinkProps) {
  const t = useText(TEXT);
  const address = window.location.origin + paths.groupJoin(link.token);
  const typedAt = window.location.host + paths.groupJoin();
  return (
    <Dialog opened onClose={onClose} fullScreen title={t('links')}>
      <div className={styles.stage}>
        <div className={styles.qr}>
          <QrCode text={address} label={t('qrOf', { name: group.name })} />
        </div>
        <div>
          <p className={styles.title}>{t('joinGroup', { name: group.name })}</p>
          <p className={styles.soft}>{t('scan', { address: typedAt })}</p>
          <p className={styles.code}>
            {link.code.slice(0, 4)}
            <span aria-hidden> </span>
            {link.code.slice(4)}
          </p>
          <p className={styles.soft}>
            {t('until', { moment: formatMoment(link.endsAt) })}
            {link.usesMax !== null && ` · ${t('left', { count: Math.max(0, link.usesMax - link.uses) })}`}
            {link.needsApproval && ` · ${t('approval')}`}
          </p>
          <CopyButton text={address} label={t('copyLink')} size="sm" />
        </div>
      </div>
    </Dialog>
  );
}
