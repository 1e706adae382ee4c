import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { useContest } from '../shell/use-contest.ts';
import styles from './admin.module.css';
import { useContestAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

const TABS = ['edit', 'problems', 'announcements', 'participants', 'teams', 'importFiles', 'doctor'] as const;
const LABELS = {
  edit: 'settings',
  problems: 'problems',
  announcements: 'announcements',
  participants: 'contestants',
  teams: 'teams',
  importFiles: 'importFiles',
  doctor: 'check',
} as const;
export type ContestAdminTab = (typeof TABS)[number];

interface ContestAdminFrameProps {
  cid: number;
  tab: ContestAdminTab;
  lead?: ReactNode;
  /** Buttons of this page, beside the one that opens the contest. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page on which a contest is run: its title, and the other pages as tabs. */
export function ContestAdminFrame({ cid, tab, lead, actions, children }: ContestAdminFrameProps) {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const { data } = useContest(cid);
  const shown = TABS.filter((one) => one !== 'teams' || tab === 'teams' || (data?.teamSize ?? 1) > 1);
  return (
    <PageFrame
      title={data?.title ?? t('contestOf', { id: cid })}
      lead={lead}
      actions={
        <>
          <Button
            component={Link}
            href={paths.contest(cid)}
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
          tabs={shown.map((one) => ({ key: one, label: t(LABELS[one]), href: admin[one](cid) }))}
        />
      </div>
      {children}
    </PageFrame>
  );
}
