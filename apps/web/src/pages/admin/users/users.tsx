import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import { isAdminRole, ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { Button, Modal, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../features/accounts/admin/text.ts';
import { type AdminUser, UserForm } from '../../../features/accounts/admin/user-form.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { flagOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

const FILTERS = {
  keyword: textOf(),
  onlyAdmin: flagOf(),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

/** All accounts, for super administrators. */
export function Page() {
  const t = useText(TEXT);
  const lang = useLang();
  const [{ keyword, onlyAdmin, currentPage, limit }, change] = useSearch(FILTERS);
  const asked = { currentPage, limit, ...(keyword ? { keyword } : {}), ...(onlyAdmin ? { onlyAdmin } : {}) };
  const answer = useCall(getUserList, asked, { keep: true });
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const columns: Column<AdminUser>[] = [
    { key: 'uid', header: t('uid'), width: '76px', from: 'md', cell: ({ uid }) => uid },
    {
      key: 'username',
      header: t('username'),
      names: true,
      cell: ({ uid, username, titleName, titleColor }) => (
        <UserLink uid={uid} username={username} titleName={titleName} titleColor={titleColor} />
      ),
    },
    {
      key: 'names',
      header: t('names'),
      from: 'md',
      cell: ({ nickname, realname }) => [nickname, realname].filter(Boolean).join(' / ') || '–',
    },
    { key: 'email', header: t('email'), cell: ({ email }) => email },
    {
      key: 'role',
      header: t('role'),
      cell: ({ role }) => {
        const name = roleName(role);
        return <span style={isAdminRole(name) ? { fontWeight: 600 } : undefined}>{ROLE_TEXT[name][lang]}</span>;
      },
    },
    {
      key: 'status',
      header: t('status'),
      width: '104px',
      cell: ({ status }) =>
        status === 1 ? (
          <Text span c="red" fw={600}>
            {t('disabled')}
          </Text>
        ) : (
          t('inUse')
        ),
    },
    { key: 'since', header: t('since'), width: '160px', from: 'md', cell: ({ gmtCreate }) => formatMoment(gmtCreate) },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('edit')}</span>,
      width: '92px',
      align: 'end',
      cell: (user) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('editOf', { name: user.username })}
          onClick={() => setEdited(user)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
  return (
    <PageFrame title={t('title')} width="full">
      <PagedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('table')}
        columns={columns}
        rowKey={({ uid }) => uid}
        placeholderRows={10}
        empty={
          <EmptyState
            text={t('none')}
            action={
              <Button variant="default" onClick={() => void change({ keyword: '', onlyAdmin: false })}>
                {t('clear')}
              </Button>
            }
          />
        }
      >
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <Switch
            label={t('onlyAdmin')}
            checked={onlyAdmin}
            onChange={(event) => void change({ onlyAdmin: event.currentTarget.checked })}
          />
        </SearchBar>
      </PagedTable>
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && t('dialog', { name: edited.username })}
        size="lg"
      >
        {edited && <UserForm user={edited} onClose={() => setEdited(null)} />}
      </Modal>
    </PageFrame>
  );
}
