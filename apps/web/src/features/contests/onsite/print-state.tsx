import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TEXT } from './text.ts';

/** Whether a request was printed. */
export function PrintState({ status }: { status: number }) {
  const t = useText(TEXT);
  return <Badge tone={status === 1 ? 'info' : 'notice'}>{t(status === 1 ? 'printed' : 'waiting')}</Badge>;
}
