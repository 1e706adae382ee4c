import { WORK_AUTH, type WorkStatus } from '@assay/contract/works/work.ts';
import { Lock } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { StateBadge } from '../venues/states.tsx';
import { TEXT } from './text.ts';

/** A lock for works that a password starts. */
export function AuthLock({ auth }: { auth: number }) {
  const t = useText(TEXT);
  if (auth !== WORK_AUTH.private) return null;
  return (
    <Tip label={t('privateTip')}>
      <Lock size={16} role="img" aria-label={t('private')} style={{ color: 'var(--kind-error)', flex: 'none' }} />
    </Tip>
  );
}

/** What a work is to the viewer, and who may start it. */
export function WorkTags({ auth, status }: { auth: number; status: WorkStatus }) {
  const t = useText(TEXT);
  return (
    <>
      <StateBadge state={status} />
      <Badge>{t('typeName')}</Badge>
      <Badge>{t(auth === WORK_AUTH.private ? 'private' : 'public')}</Badge>
    </>
  );
}
