import type { DataOf } from '@assay/contract/op.ts';
import { getMailOutbox } from '@assay/contract/site/config.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from '../../../features/site/admin/settings.module.css';
import { TEXT } from '../../../features/site/admin/text.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';

type Mail = DataOf<typeof getMailOutbox>['records'][number];

const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(15, 1) } as const;
const REFRESH_MS = 10_000;
const STATE_WORDS = {
  waiting: 'stateWaiting',
  kept: 'stateKept',
  sent: 'stateSent',
  failed: 'stateFailed',
} as const;

/** Mails the site has written, readable where no mail server sends them. */
export function Page() {
  const t = useText(TEXT);
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getMailOutbox, { currentPage, limit }, { keep: true, refetchInterval: REFRESH_MS });
  const [opened, setOpened] = useState<Mail | null>(null);
  const columns: Column<Mail>[] = [
    {
      key: 'recipient',
      header: t('recipient'),
      names: true,
      width: '26%',
      cell: ({ recipient }) => <bdi>{recipient}</bdi>,
    },
    { key: 'subject', header: t('subject'), cell: ({ subject }) => subject },
    {
      key: 'state',
      header: t('state'),
      width: '20%',
      cell: ({ state, error: reason }) => (
        <>
          <span className={styles.state} data-state={state}>
            {t(STATE_WORDS[state])}
          </span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </>
      ),
    },
    { key: 'written', header: t('written'), width: '136px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
    {
      key: 'open',
      header: <span className="visually-hidden">{t('open')}</span>,
      width: '120px',
      align: 'end',
      cell: (mail) =>
        mail.body !== null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('openOf', { recipient: mail.recipient })}
            onClick={() => setOpened(mail)}
          >
            {t('open')}
          </Button>
        ),
    },
  ];
  return (
    <PageFrame title={t('mails')} lead={t('outboxLead')} width="full">
      <PagedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('outboxTable')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noMails')} hint={t('noMailsHint')} />}
      />
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={opened?.subject} size="lg">
        <p className={styles.mailHead}>
          {t('recipient')}: <bdi>{opened?.recipient}</bdi>
        </p>
        <pre className={styles.mail}>{opened?.body}</pre>
      </Dialog>
    </PageFrame>
  );
}
