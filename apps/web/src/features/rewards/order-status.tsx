import { ORDER_STATUSES, type OrderStatus } from '@assay/contract/rewards/order.ts';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { TEXT } from './text.ts';

const TONES = ['notice', 'good', 'quiet'] as const;

/** Where an order is, in words. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useText(TEXT);
  return <Badge tone={TONES[status]}>{t(ORDER_STATUSES[status])}</Badge>;
}
