import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { deleteGroup, type GroupDetail, getGroupDetail } from '@assay/contract/groups/groups.ts';
import { BIN_DAYS } from '@assay/contract/groups/lives.ts';
import { exitGroup, joinGroup } from '@assay/contract/groups/members.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { keyOf, queryClient, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from '../text.ts';

const ApplyForm = lazyPart(() => import('./apply-form.tsx').then((module) => module.ApplyForm));

interface MembershipProps {
  group: GroupDetail;
  /** Whether the group can be ended here; not beside the work of every day. */
  ends: boolean;
}

/** What one can do about being in a group: join, apply, wait, leave, disband (GRP-4). */
export function MembershipButton({ group, ends }: MembershipProps) {
  return (
    <>
      {group.userAuth < GROUP_LEVEL.member && !group.isOwner && <Outside group={group} />}
      {group.userAuth >= GROUP_LEVEL.member && !group.isOwner && <Exit group={group} />}
      {ends && group.mayDisband && <Disband group={group} />}
    </>
  );
}

function Outside({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [applies, setApplies] = useState(false);
  const join = useAction(joinGroup, {
    onSuccess: async () => {
      toast.success(t('joined'));
      await groupChanged();
    },
    onError: () => void groupChanged(),
  });
  if (group.userAuth === GROUP_LEVEL.applying || group.userAuth === GROUP_LEVEL.refused) {
    const word = group.userAuth === GROUP_LEVEL.applying ? 'applying' : 'refused';
    return (
      <Tip label={t(`${word}Tip`)}>
        <Button variant="default" aria-disabled="true" data-disabled>
          {t(word)}
        </Button>
      </Tip>
    );
  }
  if (group.auth === GROUP_AUTH.public) {
    return (
      <Button loading={join.isPending} onClick={() => join.mutate({ gid: group.id })}>
        {t('join')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setApplies(true)}>{t('apply')}</Button>
      <Dialog opened={applies} onClose={() => setApplies(false)} title={t('applyTo', { name: group.name })}>
        <Suspense>
          <ApplyForm group={group} onClose={() => setApplies(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

function Exit({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const exit = useAction(exitGroup, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(t('exited'));
      await groupChanged();
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('exit')}
      </Button>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('exit')}
        action={t('exit')}
        danger
        busy={exit.isPending}
        onConfirm={() => exit.mutate({ gid: group.id })}
      >
        {t('exitSure', { name: group.name })}
      </Confirm>
    </>
  );
}

function Disband({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const disband = useAction(deleteGroup, {
    onSuccess: async () => {
      toast.success(t('disbanded'));
      await router.navigate({ href: paths.groups });
      queryClient.removeQueries({ queryKey: keyOf(getGroupDetail) });
      await groupChanged();
    },
  });
  return (
    <>
      <Button variant="default" c="red" onClick={() => setAsks(true)}>
        {t('disband')}
      </Button>
      <Dialog opened={asks && group.hasContests} onClose={() => setAsks(false)} title={t('disband')}>
        <p>{t('contestsFirst')}</p>
        <Button component={Link} href={paths.groupContests(group.id)} variant="default">
          {t('toContests')}
        </Button>
      </Dialog>
      <Confirm
        opened={asks && !group.hasContests}
        onClose={() => setAsks(false)}
        title={t('disband')}
        action={t('disband')}
        danger
        busy={disband.isPending}
        typed={group.shortName}
        onConfirm={() => disband.mutate({ gid: group.id })}
      >
        {t('disbandSure', { name: group.name, days: BIN_DAYS })}
      </Confirm>
    </>
  );
}
