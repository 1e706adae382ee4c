import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { VenueAdminFrame } from '../../venues/admin/admin-frame.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

interface WorkAdminFrameProps {
  wid: number;
  title: string;
  /** The title is not known yet. */
  isPending?: boolean;
  tab: 'edit' | 'problems' | 'people';
  /** Buttons of this page, beside the one that opens the work. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which one work is changed: its title, and the other pages as tabs. */
export function WorkAdminFrame({ wid, title, isPending = false, tab, actions, children }: WorkAdminFrameProps) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  return (
    <VenueAdminFrame
      title={title}
      isPending={isPending}
      open={{ label: t('open'), href: paths.work(wid) }}
      actions={actions}
      tabs={{
        label: t('pagesOf'),
        current: tab,
        tabs: [
          { key: 'edit', label: t('settings'), href: admin.edit(wid) },
          { key: 'problems', label: t('problems'), href: admin.problems(wid) },
          { key: 'people', label: t('people'), href: admin.people(wid) },
        ],
      }}
    >
      {children}
    </VenueAdminFrame>
  );
}
