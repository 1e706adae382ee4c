import { getUserList, USER_STATES } from '@assay/contract/accounts/users-admin.ts';
import { ROLE_CODES, ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { Button, Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BATCH_TEXT } from '../../../features/accounts/admin/batch-text.ts';
import type { MadeAccounts } from '../../../features/accounts/admin/generate-users.tsx';
import { SelectionBar } from '../../../features/accounts/admin/selection-bar.tsx';
import { TEXT } from '../../../features/accounts/admin/text.ts';
import { useUserColumns } from '../../../features/accounts/admin/user-columns.tsx';
import type { AdminUser } from '../../../features/accounts/admin/user-form.tsx';
import { MessageButton } from '../../../features/messages/chat/message-button.tsx';
import { useLang } from '../../../lib/lang.ts';
import { flagOf, textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const batches = () => import('../../../features/accounts/admin/generate-users.tsx');
const GenerateUsers = lazyPart(() => batches().then((module) => module.GenerateUsers));
const UserSlips = lazyPart(() => batches().then((module) => module.UserSlips));
const ImportUsers = lazyPart(() =>
  import('../../../features/accounts/admin/import-users.tsx').then((module) => module.ImportUsers),
);
const UserDetails = lazyPart(() =>
  import('../../../features/accounts/admin/user-details.tsx').then((module) => module.UserDetails),
);
const UserForm = lazyPart(() =>
  import('../../../features/accounts/admin/user-form.tsx').then((module) => module.UserForm),
);

const NO_FILTERS = { keyword: '', onlyAdmin: false, role: '', state: '', school: '', from: '', to: '', order: '' };
const FILTERS = {
  keyword: textOf(),
  onlyAdmin: flagOf(),
  role: textOf(),
  state: textOf(),
  school: textOf(),
  from: textOf(),
  to: textOf(),
  order: textOf(),
  ...pageReads(10),
} as const;
const ORDERS = ['newest', 'name', 'lastLogin'] as const;

/** All accounts, for super administrators. */
export function Page() {
  const t = useText(TEXT);
  const lang = useLang();
  const { filters, change, list } = useListPage(getUserList, FILTERS, ({ onlyAdmin, ...rest }) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
    ...(onlyAdmin ? { onlyAdmin } : {}),
  }));
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const [batch, setBatch] = useState<'import' | 'generate' | null>(null);
  const [made, setMade] = useState<MadeAccounts | null>(null);
  const b = useText(BATCH_TEXT);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const shown = list.answer.data?.records ?? [];
  const columns = useUserColumns({
    selected,
    uids: shown.map(({ uid }) => uid),
    onSelect: setSelected,
    onEdit: setEdited,
    onOpen: setOpened,
  });
  if (made) {
    return (
      <PageFrame title={b('generateTitle')}>
        <Suspense>
          <UserSlips made={made} onClose={() => setMade(null)} />
        </Suspense>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('title')}
      width="full"
      actions={
        <>
          <Button variant="default" onClick={() => setBatch('import')}>
            {b('importUsers')}
          </Button>
          <Button variant="default" onClick={() => setBatch('generate')}>
            {b('generate')}
          </Button>
        </>
      }
    >
      <PagedTable
        {...list}
        stacks
        label={t('table')}
        columns={columns}
        rowKey={({ uid }) => uid}
        placeholderRows={10}
        empty={
          <EmptyState
            text={t('none')}
            action={
              <Button variant="default" onClick={() => void change(NO_FILTERS)}>
                {t('clear')}
              </Button>
            }
          />
        }
      >
        <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => void change({ keyword })}>
          <NativeSelect
            aria-label={t('role')}
            value={filters.role}
            data={[
              { value: '', label: t('anyRole') },
              ...ROLE_CODES.map((code) => ({ value: String(code), label: ROLE_TEXT[roleName(code)][lang] })),
            ]}
            onChange={(event) => void change({ role: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={t('status')}
            value={filters.state}
            data={[
              { value: '', label: t('anyState') },
              ...USER_STATES.map((state) => ({ value: state, label: t(state) })),
            ]}
            onChange={(event) => void change({ state: event.currentTarget.value })}
          />
          <BoxFilter label={t('schoolFilter')} value={filters.school} onChange={(school) => void change({ school })} />
          <BoxFilter label={t('from')} type="date" value={filters.from} onChange={(from) => void change({ from })} />
          <BoxFilter label={t('to')} type="date" value={filters.to} onChange={(to) => void change({ to })} />
          <NativeSelect
            aria-label={t('order')}
            value={filters.order || 'newest'}
            data={ORDERS.map((order) => ({ value: order, label: t(order) }))}
            onChange={(event) => void change({ order: event.currentTarget.value })}
          />
          <Switch
            label={t('onlyAdmin')}
            checked={filters.onlyAdmin}
            onChange={(event) => void change({ onlyAdmin: event.currentTarget.checked })}
          />
        </SearchBar>
        <SelectionBar users={shown.filter(({ uid }) => selected.has(uid))} onClear={() => setSelected(new Set())} />
      </PagedTable>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && t('dialog', { name: edited.username })}
        size="lg"
      >
        <Suspense>{edited && <UserForm user={edited} onClose={() => setEdited(null)} />}</Suspense>
      </Dialog>
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened && t('moreOf', { name: opened.username })}
        size="lg"
      >
        <Suspense>
          {opened && (
            <UserDetails
              user={opened}
              actions={opened.state === 'active' && <MessageButton peer={opened} size="compact-sm" />}
            />
          )}
        </Suspense>
      </Dialog>
      <Dialog opened={batch === 'import'} onClose={() => setBatch(null)} title={b('importTitle')} size="lg">
        <Suspense>
          <ImportUsers onClose={() => setBatch(null)} />
        </Suspense>
      </Dialog>
      <Dialog opened={batch === 'generate'} onClose={() => setBatch(null)} title={b('generateTitle')}>
        <Suspense>
          <GenerateUsers
            onClose={() => setBatch(null)}
            onMade={(accounts) => {
              setBatch(null);
              setMade(accounts);
            }}
          />
        </Suspense>
      </Dialog>
    </PageFrame>
  );
}

interface BoxFilterProps {
  label: string;
  type?: 'text' | 'date';
  value: string;
  onChange: (value: string) => void;
}

/** Asked for when the box is left or Enter is pressed. What a day is of stands before its box. */
function BoxFilter({ label, type = 'text', value, onChange }: BoxFilterProps) {
  const box = (
    <TextInput
      key={value}
      type={type}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maxLength={100}
      w={140}
      onBlur={(event) => event.currentTarget.value !== value && onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
    />
  );
  if (type === 'text') return box;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text span size="sm" c="dimmed" aria-hidden>
        {label}
      </Text>
      {box}
    </Group>
  );
}
