import { CONTEST_AUTH, CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { Lock } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { StateBadge } from '../venues/states.tsx';
import { AUTH_ROWS, RULE_NAMES } from './contest-words.ts';
import { TEXT } from './text.ts';

/** A red lock for private contests, an orange one for protected ones (CON-1). */
export function AuthLock({ auth }: { auth: number }) {
  const t = useText(TEXT);
  if (auth !== CONTEST_AUTH.private && auth !== CONTEST_AUTH.protected) return null;
  return (
    <Tip label={t(AUTH_ROWS[auth][1])}>
      <Lock
        size={16}
        role="img"
        aria-label={t(AUTH_ROWS[auth][0])}
        style={{
          color: auth === CONTEST_AUTH.private ? 'var(--kind-error)' : 'var(--kind-warning)',
          flex: 'none',
        }}
      />
    </Tip>
  );
}

/** Rule, kind of entry and status of a contest; that it ended its clock says. */
export function ContestTags({ type, auth, status }: { type: number; auth: number; status: ContestStatus }) {
  const t = useText(TEXT);
  const [name, tip] = AUTH_ROWS[auth as keyof typeof AUTH_ROWS] ?? AUTH_ROWS[CONTEST_AUTH.public];
  return (
    <>
      {status !== CONTEST_STATUS.ended && <StateBadge state={status} />}
      <Badge>{RULE_NAMES[type] ?? type}</Badge>
      <Tip label={t(tip)}>
        <Badge>{t(name)}</Badge>
      </Tip>
    </>
  );
}
