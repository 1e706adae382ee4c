import { Badge } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

/** How many announcements wait to be read, beside the name of their tab. */
export function UnreadCount({ count }: { count: number }) {
  const t = useText(TEXT);
  if (count === 0) return null;
  return (
    <Badge size="sm" color="red" ms={6} aria-label={t('unread', { count })}>
      {count}
    </Badge>
  );
}
