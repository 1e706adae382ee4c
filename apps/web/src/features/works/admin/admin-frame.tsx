import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import styles from './admin.module.css';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

interface WorkAdminFrameProps {
  wid: number;
  title: string;
  tab: 'edit' | 'problems' | 'people';
  /** Buttons of this page, beside the one that opens the work. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which one work is changed: its title, and the other pages as tabs. */
export function WorkAdminFrame({ wid, title, tab, actions, children }: WorkAdminFrameProps) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  return (
    <PageFrame
      title={title}
      actions={
        <>
          <Button
            component={Link}
            href={paths.work(wid)}
            target="_blank"
            variant="default"
            rightSection={<ExternalLink aria-hidden />}
          >
            {t('open')}
          </Button>
          {actions}
        </>
      }
    >
      <div className={styles.tabs}>
        <TabBar
          label={t('pagesOf')}
          current={tab}
          tabs={[
            { key: 'edit', label: t('settings'), href: admin.edit(wid) },
            { key: 'problems', label: t('problems'), href: admin.problems(wid) },
            { key: 'people', label: t('people'), href: admin.people(wid) },
          ]}
        />
      </div>
      {children}
    </PageFrame>
  );
}
