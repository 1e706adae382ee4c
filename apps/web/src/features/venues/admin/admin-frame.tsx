import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import styles from './admin-frame.module.css';

interface VenueAdminFrameProps {
  title: string;
  lead?: ReactNode;
  /** The title is not known yet. */
  isPending: boolean;
  /** The page that its people see. */
  open: { label: string; href: string };
  tabs: ComponentProps<typeof TabBar>;
  /** Buttons of this page, beside the one that opens the venue. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages on which one contest, training or work is run: its title, and the other pages as tabs. */
export const VenueAdminFrame = ({ title, lead, isPending, open, tabs, actions, children }: VenueAdminFrameProps) => (
  <PageFrame
    title={title}
    lead={lead}
    isPending={isPending}
    actions={
      <>
        <Button
          component={Link}
          href={open.href}
          target="_blank"
          variant="default"
          rightSection={<ExternalLink aria-hidden />}
        >
          {open.label}
        </Button>
        {actions}
      </>
    }
  >
    <div className={styles.tabs}>
      <TabBar {...tabs} />
    </div>
    {children}
  </PageFrame>
);
