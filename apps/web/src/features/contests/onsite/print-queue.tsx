import {
  checkContestPrintStatus,
  downloadContestPrintText,
  getContestPrint,
  type PrintRow,
} from '@assay/contract/contests/onsite/prints.ts';
import { Button, Group, Switch } from '@mantine/core';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { flagOf, numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { PrintState } from './print-state.tsx';
import { TEXT } from './text.ts';

/** SHELL-35: the queue refreshes by itself this often. */
const REFRESH_MS = 10_000;
const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(15, 1), open: flagOf() } as const;

/** The print queue of a contest for its staff (CON-22). */
export function PrintQueue({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [{ currentPage, limit, open }, change] = useSearch(FILTERS);
  const answer = useCall(
    getContestPrint,
    { cid, currentPage, limit, ...(open ? { status: 0 } : {}) },
    { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  const done = useAction(checkContestPrintStatus, { onSuccess: () => refresh(getContestPrint) });
  const fetchText = async (id: number) => {
    const { blob, name } = await download(downloadContestPrintText, { id });
    saveFile(blob, name);
  };
  const columns: Column<PrintRow>[] = [
    { key: 'id', header: t('id'), names: true, width: '72px', cell: ({ id }) => `#${id}` },
    {
      key: 'who',
      header: t('who'),
      cell: ({ username, team }) => (
        <>
          {team && <strong>{team} </strong>}
          <UserLink username={username} />
        </>
      ),
    },
    { key: 'realname', header: t('realname'), from: 'md', cell: ({ realname }) => realname || '–' },
    {
      key: 'when',
      header: t('when'),
      from: 'md',
      width: '140px',
      cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} />,
    },
    // on a phone the button that is there or not tells it, too
    {
      key: 'state',
      header: t('state'),
      from: 'sm',
      width: '120px',
      cell: ({ status }) => <PrintState status={status} />,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('download')}</span>,
      align: 'end',
      width: '230px',
      cell: ({ id, status }) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('downloadOf', { id })}
            onClick={() => void fetchText(id).catch(() => {})}
          >
            {t('download')}
          </Button>
          {status === 0 && (
            <Button
              size="compact-sm"
              aria-label={t('confirmOf', { id })}
              loading={done.isPending && done.variables?.id === id}
              onClick={() => done.mutate({ cid, id })}
            >
              {t('confirm')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <PagedTable
      title={t('queue')}
      aside={
        <Switch
          label={t('onlyWaiting')}
          checked={open}
          onChange={(event) => void change({ open: event.currentTarget.checked })}
        />
      }
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      label={t('queue')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState spot="waiting" text={t('noQueue')} hint={t('queueHint')} />}
    />
  );
}
