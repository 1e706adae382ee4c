import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { Button, Group, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { flagOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TEXT } from '../text.ts';
import { GroupShell } from './group-shell.tsx';

interface GroupListProps {
  tab: ComponentProps<typeof GroupShell>['tab'];
  title: string;
  create: { label: string; href: string };
  /** What else admins can do, and what besides while they manage. */
  actions?: ReactNode;
  managing?: ReactNode;
  /** The list as members see it, and how much of the window it takes. */
  shown: ReactNode;
  width: 'normal' | 'full';
  /** The list as those see it who change what is in it. */
  managed: ReactNode;
}

const MANAGE = { manage: flagOf() } as const;

/** The problems, contests, trainings or works of a group; its admins also make and change them here (GRP-10, GRP-12, TRAIN-10, WORK-6). */
export function GroupList({ tab, title, create, actions, managing, shown, width, managed }: GroupListProps) {
  const t = useText(TEXT);
  const [{ manage }, change] = useSearch(MANAGE);
  return (
    <GroupShell tab={tab}>
      {({ level }) => {
        const isAdmin = level >= GROUP_LEVEL.admin;
        const manages = isAdmin && manage;
        return (
          <PageFrame
            title={title}
            width={manages ? 'full' : width}
            actions={
              isAdmin && (
                <Group gap="md">
                  <Switch
                    label={t('manage')}
                    checked={manage}
                    onChange={(event) => void change({ manage: event.currentTarget.checked })}
                  />
                  {manage && managing}
                  {actions}
                  <Button component={Link} href={create.href} leftSection={<Plus size={16} aria-hidden />}>
                    {create.label}
                  </Button>
                </Group>
              )
            }
          >
            {manages ? managed : shown}
          </PageFrame>
        );
      }}
    </GroupShell>
  );
}
