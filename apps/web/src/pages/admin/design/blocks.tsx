import { TAG_COLORS } from '@assay/contract/catalog/tags.ts';
import { VERDICT, VERDICT_TEXT } from '@assay/contract/verdict.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ProgressBar } from '../../../features/sections/progress-bar.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useLang } from '../../../lib/lang.ts';
import { type NoticeKind, toast } from '../../../lib/notices.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { StackedBar } from '../../../ui/charts/stacked-bar.tsx';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Spot } from '../../../ui/empty-spot.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { VerdictBadge, verdictColor } from '../../../ui/verdict-badge.tsx';
import styles from './design.module.css';
import { TEXT } from './text.ts';

const ROWS = [1000, 1001, 1002];

/** A table with rows, while it waits, empty, and when it failed. */
export function Tables() {
  const t = useText(TEXT);
  const [page, setPage] = useState(3);
  const columns: Column<number>[] = [
    { key: 'id', header: '#', width: '80px', cell: (id) => id },
    { key: 'title', header: t('name'), names: true, cell: () => t('rowTitle') },
    { key: 'state', header: t('solved'), width: '140px', cell: () => <VerdictBadge code={VERDICT.accepted} /> },
  ];
  const failed = new ApiError({ status: 500, code: null, msg: t('failedCall'), requestId: '0123456789abcdef' });
  const states = [
    { name: 'rows', rows: ROWS, isMarked: (id: number) => id === 1001 },
    { name: 'waiting', rows: undefined, placeholderRows: 3 },
    { name: 'empty', rows: [], empty: <EmptyState text={t('emptyRows')} /> },
    { name: 'failed', rows: undefined, error: failed, onRetry: () => {} },
  ];
  return (
    <>
      {states.map(({ name, ...state }) => (
        <Panel key={name} flush title={name === 'rows' ? t('tables') : undefined}>
          <DataTable label={labelFor(t('tables'), name)} columns={columns} rowKey={(id) => id} stacks {...state} />
        </Panel>
      ))}
      <Pager total={487} page={page} size={10} onPage={setPage} onSize={() => {}} />
    </>
  );
}

const SPOTS: readonly Spot[] = ['problems', 'contests', 'waiting', 'solved', 'nothing'];

export function Spots() {
  const t = useText(TEXT);
  return (
    <Panel title={t('spots')}>
      <div className={styles.columns}>
        {SPOTS.map((spot) => (
          <EmptyState
            key={spot}
            spot={spot}
            text={t('emptyRows')}
            hint={t('spotHint')}
            action={<Button variant="default">{t('primary')}</Button>}
          />
        ))}
      </div>
    </Panel>
  );
}

const KINDS: readonly NoticeKind[] = ['success', 'info', 'warning', 'error'];

export function Overlays() {
  const t = useText(TEXT);
  const [opened, setOpened] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpened(null);
  return (
    <Panel title={t('overlays')}>
      <p className={styles.line}>
        <Button variant="default" onClick={() => setOpened('dialog')}>
          {t('dialog')}
        </Button>
        <Button variant="default" color="red" onClick={() => setOpened('confirm')}>
          {t('confirm')}
        </Button>
        {KINDS.map((kind) => (
          <Button key={kind} variant="subtle" onClick={() => toast[kind](t(`toast_${kind}`))}>
            {t(`toast_${kind}`)}
          </Button>
        ))}
      </p>
      <Dialog opened={opened === 'dialog'} onClose={close} title={t('dialog')}>
        <p>{t('lead')}</p>
      </Dialog>
      <Confirm
        opened={opened === 'confirm'}
        onClose={close}
        title={t('confirm')}
        action={t('danger')}
        danger
        typed={t('rowTitle')}
        onConfirm={close}
      >
        {t('confirmHint')}
      </Confirm>
    </Panel>
  );
}

const RATINGS = [1500, 1584, 1552, 1641, 1620, 1733];
const SHARES = { accepted: 48, wrongAnswer: 31, timeLimit: 12 } as const;

export function Charts() {
  const t = useText(TEXT);
  const lang = useLang();
  return (
    <Panel title={t('charts')}>
      <LineChart
        label={t('curve')}
        grid={[1500, 1600, 1700]}
        points={RATINGS.map((value, at) => ({ key: at, label: String(value), value }))}
      />
      <StackedBar
        label={t('share')}
        parts={(Object.keys(SHARES) as (keyof typeof SHARES)[]).map((key) => ({
          key,
          label: VERDICT_TEXT[key][lang],
          value: SHARES[key],
          color: verdictColor(VERDICT[key]),
        }))}
      />
      {[0, 3, 7, 10].map((solved) => (
        <ProgressBar key={solved} solved={solved} total={10} />
      ))}
    </Panel>
  );
}

export function People() {
  const t = useText(TEXT);
  return (
    <Panel title={t('people')}>
      <p className={styles.line}>
        {[20, 28, 40].map((size) => (
          <UserAvatar key={size} username="ada" src={null} size={size} />
        ))}
        <UserLink username="ada" avatar={null} titleName="Ada" titleColor={TAG_COLORS[3]!} />
        <RelativeTime at={new Date(Date.now() - 90_000).toISOString()} />
        <CopyButton text="1 2" label={t('sample')} />
      </p>
    </Panel>
  );
}
