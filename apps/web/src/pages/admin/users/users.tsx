import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BATCH_TEXT } from '../../../features/accounts/admin/batch-text.ts';
import type { MadeAccounts } from '../../../features/accounts/admin/generate-users.tsx';
import { SelectionBar } from '../../../features/accounts/admin/selection-bar.tsx';
import { TEXT } from '../../../features/accounts/admin/text.ts';
import { useUserColumns } from '../../../features/accounts/admin/user-columns.tsx';
import { UserFilters } from '../../../features/accounts/admin/user-filters.tsx';
import type { AdminUser } from '../../../features/accounts/admin/user-form.tsx';
import { MessageButton } from '../../../features/messages/chat/message-button.tsx';
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

/** All accounts, for super administrators. */
export function Page() {
  const t = useText(TEXT);
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
          <UserFilters filters={filters} onChange={(next) => void change(next)} />
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
