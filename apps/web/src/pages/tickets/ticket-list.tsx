import { TEXT } from '../../features/tickets/text.ts';
import { TicketTable } from '../../features/tickets/ticket-table.tsx';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Mistakes in problems: those that one reported, and those that one is to handle. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('tickets')} lead={t('lead')} width="full">
      <TicketTable />
    </PageFrame>
  );
}
