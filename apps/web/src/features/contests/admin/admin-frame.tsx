import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { VenueAdminFrame } from '../../venues/admin/admin-frame.tsx';
import { useContest } from '../shell/use-contest.ts';
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
  const { data, isPending } = useContest(cid);
  const shown = TABS.filter((one) => one !== 'teams' || tab === 'teams' || (data?.teamSize ?? 1) > 1);
  return (
    <VenueAdminFrame
      title={data?.title ?? t('contestOf', { id: cid })}
      lead={lead}
      isPending={isPending}
      open={{ label: t('open'), href: paths.contest(cid) }}
      actions={actions}
      tabs={{
        label: t('pagesOf'),
        current: tab,
        tabs: shown.map((one) => ({ key: one, label: t(LABELS[one]), href: admin[one](cid) })),
      }}
    >
      {children}
    </VenueAdminFrame>
  );
}
