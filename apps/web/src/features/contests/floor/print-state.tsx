import { Badge } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

/** Whether a request was printed. */
export function PrintState({ status }: { status: number }) {
  const t = useText(TEXT);
  return (
    <Badge variant="light" color={status === 1 ? 'accent' : 'brass'} tt="none">
      {t(status === 1 ? 'printed' : 'waiting')}
    </Badge>
  );
}
