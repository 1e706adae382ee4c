import {
  BAN_REASON_MAX,
  banUsers,
  changeRoles,
  deleteUsers,
  getUserList,
  unbanUsers,
  undeleteUsers,
} from '@assay/contract/accounts/users-admin.ts';
import { ROLE, ROLE_CODES, ROLE_TEXT, type RoleCode, roleName } from '@assay/contract/roles.ts';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { isoOfLocal } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import classes from './selection-bar.module.css';
import { TEXT } from './text.ts';
import type { AdminUser } from './user-form.tsx';

type Act = 'role' | 'ban' | 'delete';

interface SelectionBarProps {
  users: readonly AdminUser[];
  onClear: () => void;
}

/** What can be done to all who are selected; out of the way while nobody is. */
export function SelectionBar({ users, onClear }: SelectionBarProps) {
  const t = useText(TEXT);
  const [act, setAct] = useState<Act | null>(null);
  const uids = users.map(({ uid }) => uid);
  const onDone = async () => {
    setAct(null);
    toast.success(t('done'));
    onClear();
    await refresh(getUserList);
  };
  const unban = useAction(unbanUsers, { onSuccess: onDone });
  const remove = useAction(deleteUsers, { onSuccess: onDone, onError: () => setAct(null) });
  const undelete = useAction(undeleteUsers, { onSuccess: onDone });
  if (users.length === 0) return null;
  const all = (...states: AdminUser['state'][]) => users.every(({ state }) => states.includes(state));
  const count = users.length;
  return (
    <div className={classes.bar}>
      <strong role="status">{t('selected', { count })}</strong>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setAct('role')}>
          {t('setRole')}
        </Button>
        {all('active') && (
          <Button size="compact-sm" variant="default" onClick={() => setAct('ban')}>
            {t('ban')}
          </Button>
        )}
        {all('banned') && (
          <Button size="compact-sm" variant="default" loading={unban.isPending} onClick={() => unban.mutate({ uids })}>
            {t('unban')}
          </Button>
        )}
        {all('leaving') && (
          <Button
            size="compact-sm"
            variant="default"
            loading={undelete.isPending}
            onClick={() => undelete.mutate({ ids: uids })}
          >
            {t('undelete')}
          </Button>
        )}
        {all('active', 'banned') && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAct('delete')}>
            {t('remove')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          {t('unselect')}
        </Button>
      </Group>
      <Dialog opened={act === 'role'} onClose={() => setAct(null)} title={t('setRoleTitle', { count })}>
        <RoleForm uids={uids} onClose={() => setAct(null)} onDone={onDone} />
      </Dialog>
      <Dialog opened={act === 'ban'} onClose={() => setAct(null)} title={t('banTitle', { count })}>
        <BanForm uids={uids} onClose={() => setAct(null)} onDone={onDone} />
      </Dialog>
      <Confirm
        opened={act === 'delete'}
        onClose={() => setAct(null)}
        title={t('removeTitle', { count })}
        action={t('remove')}
        danger
        busy={remove.isPending}
        typed={count === 1 ? users[0]!.username : String(count)}
        onConfirm={() => remove.mutate({ ids: uids })}
      >
        <Text size="sm">{t('removeAsk')}</Text>
      </Confirm>
    </div>
  );
}

interface FormProps {
  uids: number[];
  onClose: () => void;
  onDone: () => unknown;
}

function RoleForm({ uids, onClose, onDone }: FormProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const { form, submit, isSaving } = useSaveForm(changeRoles, {
    initial: { role: String(ROLE.user) },
    labels: { role: t('role') },
    inputOf: ({ role }) => ({ uids, role: Number(role) as RoleCode }),
    onSaved: onDone,
  });
  return (
    <form noValidate onSubmit={submit}>
      <NativeSelect
        label={t('role')}
        data-autofocus
        data={ROLE_CODES.map((code) => ({ value: String(code), label: ROLE_TEXT[roleName(code)][lang] }))}
        {...form.getInputProps('role')}
      />
      <FormFoot onClose={onClose} isSaving={isSaving} action={t('setRole')} />
    </form>
  );
}

function BanForm({ uids, onClose, onDone }: FormProps) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(banUsers, {
    initial: { reason: '', until: '' },
    labels: { reason: t('banReason'), until: t('banUntil') },
    fieldOfFailure: { 'account.banEndsBefore': 'until' },
    inputOf: ({ reason, until }) => ({ uids, reason, until: isoOfLocal(until) || null }),
    onSaved: onDone,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{t('banLead')}</Text>
        <TextInput {...box('reason')} maxLength={BAN_REASON_MAX} data-autofocus />
        <TextInput {...box('until')} type="datetime-local" description={t('banUntilHint')} />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} action={t('ban')} />
    </form>
  );
}
