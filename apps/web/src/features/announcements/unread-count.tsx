import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { TEXT } from './text.ts';

/** How many announcements wait to be read, beside the name of their tab. */
export function UnreadCount({ count }: { count: number }) {
  const t = useText(TEXT);
  if (count === 0) return null;
  return (
    <Badge tone="alarm" aria-label={t('unread', { count })}>
      {count}
    </Badge>
  );
}
