import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import styles from './admin.module.css';
import { useTrainingAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

interface TrainingAdminFrameProps {
  tid: number;
  title: string;
  tab: 'edit' | 'problems';
  /** Buttons of this page, beside the one that opens the training. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which one training is changed: its title, and the other page as a tab. */
export function TrainingAdminFrame({ tid, title, tab, actions, children }: TrainingAdminFrameProps) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  return (
    <PageFrame
      title={title}
      actions={
        <>
          <Button
            component={Link}
            href={paths.training(tid, admin.gid)}
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
            { key: 'edit', label: t('settings'), href: admin.edit(tid) },
            { key: 'problems', label: t('problems'), href: admin.problems(tid) },
          ]}
        />
      </div>
      {children}
    </PageFrame>
  );
}
