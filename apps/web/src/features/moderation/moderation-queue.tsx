import { getModerationCases, type ModerationCaseRow } from '@assay/contract/moderation/moderation.ts';
import { plainLine } from '@assay/markdown/plain-line.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import styles from './moderation.module.css';
import { TEXT } from './text.ts';

const CaseDialog = lazyDialog(() => import('./case-dialog.tsx').then((module) => module.CaseDialog));
const READS = { ...pageReads(10), state: textOf('waiting') } as const;

/** What was reported, each thing once (DISC-13). */
export function ModerationQueue() {
  const t = useText(TEXT);
  const [opened, setOpened] = useState<number | null>(null);
  const { list, filters, change } = useListPage(getModerationCases, READS, ({ state, ...page }) => ({
    ...page,
    open: state !== 'decided',
  }));
  const nameOf = ({ commentId, title }: ModerationCaseRow) => (commentId === null ? title : t('commentIn', { title }));
  return (
    <>
      <PagedTable
        {...list}
        label={t('queue')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noCases')} />}
        columns={[
          {
            key: 'what',
            header: t('what'),
            names: true,
            cell: (row) => (
              <>
                <span>{nameOf(row)}</span>
                <p className={styles.excerpt}>{plainLine(row.content)}</p>
              </>
            ),
          },
          {
            key: 'author',
            header: t('author'),
            width: '160px',
            cell: (row) => <UserLink uid={row.authorUid} username={row.author} />,
          },
          {
            key: 'count',
            header: t('count'),
            width: '90px',
            cell: ({ reports }) => <span className="tnum">{reports}</span>,
          },
          { key: 'when', header: t('when'), width: '140px', cell: (row) => <RelativeTime at={row.gmtModified} /> },
          {
            key: 'look',
            header: t('decision'),
            width: '110px',
            cell: (row) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('lookAt', { title: nameOf(row) })}
                onClick={() => setOpened(row.id)}
              >
                {t('look')}
              </Button>
            ),
          },
        ]}
      >
        <div className={styles.bar}>
          <Segments
            label={t('state')}
            value={filters.state === 'decided' ? 'decided' : 'waiting'}
            choices={[
              { value: 'waiting', label: t('waiting') },
              { value: 'decided', label: t('decided') },
            ]}
            onChange={(state) => void change({ state })}
          />
        </div>
      </PagedTable>
      {opened !== null && <CaseDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
