import { Button, Skeleton, Stack } from '@mantine/core';
import { EyeOff, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { isBuilt } from '../../../lib/screens/is-built.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';
import { type Sheet, useSheet, useSheetId } from './use-sheet.ts';

const TABS = ['overview', 'problems', 'rank'] as const;

interface SheetShellProps {
  tab: (typeof TABS)[number];
  /** Says more than the sheet in the window's title. */
  title?: string;
  children: (sheet: Sheet) => ReactNode;
}

/** The frame of the pages of a sheet: its name, and tabs (SHEET-2). */
export function SheetShell({ tab, title, children }: SheetShellProps) {
  const t = useText(TEXT);
  const id = useSheetId();
  const { data, error, refetch } = useSheet(id);
  const own = data?.qsheet.id === id ? data : undefined;
  usePageTitle([title, own?.qsheet.title ?? t('sheets')].filter(Boolean).join(' · '));
  if (error && (!own || error.code === 'qsheet.unknown')) {
    const toList = <ToList href={paths.qsheets}>{t('allSheets')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!own) {
    return (
      <PageFrame>
        <Stack className="late" aria-hidden>
          <Skeleton height={90} radius="md" />
          <Skeleton height={320} radius="md" />
        </Stack>
      </PageFrame>
    );
  }
  const hrefs = { overview: paths.qsheet(id), problems: paths.qsheetProblems(id), rank: paths.qsheetRank(id) };
  const manage = paths.adminQSheetGroups(id);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.heading}>{own.qsheet.title}</h1>
          {!own.isVisible && (
            <Tip label={t('hiddenTip')}>
              <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>
            </Tip>
          )}
          {own.mayManage && isBuilt(manage) && (
            <Button
              component={Link}
              href={manage}
              size="xs"
              variant="default"
              leftSection={<Settings2 size={15} aria-hidden />}
            >
              {t('manage')}
            </Button>
          )}
        </div>
        <TabBar
          label={t('tabs')}
          current={tab}
          tabs={TABS.map((name) => ({ key: name, label: t(name), href: hrefs[name] }))}
        />
      </header>
      {children(own)}
    </>
  );
}
