import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { VenueAdminFrame } from '../../venues/admin/admin-frame.tsx';
import { useTrainingAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

interface TrainingAdminFrameProps {
  tid: number;
  title: string;
  /** The title is not known yet. */
  isPending?: boolean;
  tab: 'edit' | 'problems';
  /** Buttons of this page, beside the one that opens the training. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which one training is changed: its title, and the other page as a tab. */
export function TrainingAdminFrame({ tid, title, isPending = false, tab, actions, children }: TrainingAdminFrameProps) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  return (
    <VenueAdminFrame
      title={title}
      isPending={isPending}
      open={{ label: t('open'), href: paths.training(tid, admin.gid) }}
      actions={actions}
      tabs={{
        label: t('pagesOf'),
        current: tab,
        tabs: [
          { key: 'edit', label: t('settings'), href: admin.edit(tid) },
          { key: 'problems', label: t('problems'), href: admin.problems(tid) },
        ],
      }}
    >
      {children}
    </VenueAdminFrame>
  );
}
