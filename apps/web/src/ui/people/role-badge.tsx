import { useText } from '../../lib/text.ts';
import { Badge } from '../badge.tsx';
import { TEXT } from '../text.ts';

/** Beside the names of those who run the site; nothing beside others. */
export function RoleBadge({ role }: { role: 'root' | 'admin' | 'user' }) {
  const say = useText(TEXT);
  if (role === 'user') return null;
  return <Badge tone={role === 'root' ? 'alarm' : 'info'}>{say(role === 'root' ? 'superAdmin' : 'admin')}</Badge>;
}
