import { type ChatReport, closeChatReport, getChatReports } from '@assay/contract/messages/chat-reports.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';
import classes from './chat-reports.module.css';
import { TEXT } from './text.ts';

const READS = { ...pageReads(10), state: textOf('waiting') } as const;

function Person({ person }: { person: ChatReport['reporter'] }) {
  const t = useText(TEXT);
  return person ? <UserLink {...person} /> : <Text c="dimmed">{t('gone')}</Text>;
}

/** People who were reported from private chats, with the messages that go with each report (MSG-16). */
export function ChatReports() {
  const t = useText(TEXT);
  const [opened, setOpened] = useState<ChatReport | null>(null);
  const { list, filters, change } = useListPage(getChatReports, READS, ({ state, ...page }) => ({
    ...page,
    open: state !== 'closed',
  }));
  return (
    <>
      <PagedTable
        {...list}
        label={t('reports')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('none')} />}
        columns={[
          {
            key: 'reported',
            header: t('reported'),
            width: '180px',
            cell: ({ reported }) => <Person person={reported} />,
          },
          {
            key: 'reason',
            header: t('reason'),
            names: true,
            cell: ({ reason }) => <span className={classes.text}>{reason}</span>,
          },
          {
            key: 'reporter',
            header: t('reporter'),
            width: '180px',
            cell: ({ reporter }) => <Person person={reporter} />,
          },
          { key: 'when', header: t('when'), width: '140px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
          {
            key: 'read',
            header: t('actions'),
            width: '110px',
            cell: (row) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('readOf', { name: row.reported?.username ?? t('gone') })}
                onClick={() => setOpened(row)}
              >
                {t('read')}
              </Button>
            ),
          },
        ]}
      >
        <div className={classes.bar}>
          <Segments
            label={t('state')}
            value={filters.state === 'closed' ? 'closed' : 'waiting'}
            choices={[
              { value: 'waiting', label: t('waiting') },
              { value: 'closed', label: t('closed') },
            ]}
            onChange={(state) => void change({ state })}
          />
        </div>
      </PagedTable>
      {opened && <ReportedMessages report={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** One report: why, what was written, and whether it was looked at. */
function ReportedMessages({ report, onClose }: { report: ChatReport; onClose: () => void }) {
  const t = useText(TEXT);
  const close = useAction(closeChatReport, {
    onSuccess: async () => {
      await refresh(getChatReports);
      onClose();
    },
  });
  const nameOf = (uid: number) =>
    [report.reporter, report.reported].find((person) => person?.uid === uid)?.username ?? t('gone');
  const isClosed = report.closedAt !== null;
  return (
    <Dialog opened onClose={onClose} title={t('reports')} size="xl">
      <p className={classes.text}>{report.reason}</p>
      <h3 className={classes.heading}>{t('messages')}</h3>
      {report.messages.length === 0 && <Text c="dimmed">{t('noMessages')}</Text>}
      <ol className={classes.messages}>
        {report.messages.map(({ seq, fromUuid, content, gmtCreate }) => (
          <li key={seq} className={classes.message}>
            <span className={classes.by}>
              <bdi>{nameOf(fromUuid)}</bdi> <span className="tnum">{formatMoment(gmtCreate)}</span>
            </span>
            <span className={classes.text}>{content}</span>
          </li>
        ))}
      </ol>
      <Group justify="flex-end" mt="lg">
        {report.closedBy !== null && <Text c="dimmed">{t('closedBy', { name: report.closedBy })}</Text>}
        <Button
          variant={isClosed ? 'default' : 'filled'}
          loading={close.isPending}
          onClick={() => close.mutate({ id: report.id, closed: !isClosed })}
        >
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </Group>
    </Dialog>
  );
}
