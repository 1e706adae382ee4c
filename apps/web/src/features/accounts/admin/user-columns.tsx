import { isAdminRole, ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { Checkbox, Text } from '@mantine/core';
import { Fragment } from 'react';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';
import { TEXT } from './text.ts';
import type { AdminUser } from './user-form.tsx';

interface Selection {
  selected: ReadonlySet<number>;
  /** Of the page that is shown. */
  uids: readonly number[];
  onSelect: (selected: ReadonlySet<number>) => void;
}

interface Actions {
  onEdit: (user: AdminUser) => void;
  onOpen: (user: AdminUser) => void;
}

/** Words that no narrow column may cut. */
const WHOLE = { whiteSpace: 'nowrap' } as const;

/** Below the name, whose picture stands before it: its width and the gap. */
const BESIDE_PICTURE = 24 + 8;

/** An address that is too long for its line goes on with its host on the next one. */
const breakable = (email: string) =>
  email.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The columns of the list of users, with boxes to select by. */
export function useUserColumns({ selected, uids, onSelect, onEdit, onOpen }: Selection & Actions): Column<AdminUser>[] {
  const t = useText(TEXT);
  const lang = useLang();
  const toggle = (some: readonly number[], on: boolean) => {
    const next = new Set(selected);
    for (const uid of some) on ? next.add(uid) : next.delete(uid);
    onSelect(next);
  };
  const whole = uids.length > 0 && uids.every((uid) => selected.has(uid));
  return [
    {
      key: 'select',
      width: '44px',
      phone: 'lead',
      header: (
        <Checkbox
          aria-label={t('selectAll')}
          checked={whole}
          indeterminate={!whole && selected.size > 0}
          onChange={(event) => toggle(uids, event.currentTarget.checked)}
        />
      ),
      cell: ({ uid, username }) => (
        <Checkbox
          aria-label={t('select', { name: username })}
          checked={selected.has(uid)}
          onChange={(event) => toggle([uid], event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'username',
      header: t('username'),
      width: '200px',
      names: true,
      cell: ({ uid, username, avatar, titleName, titleColor, nickname, realname, school }) => (
        <>
          <UserLink uid={uid} username={username} avatar={avatar} titleName={titleName} titleColor={titleColor} />
          <Text size="xs" c="dimmed" pl={BESIDE_PICTURE}>
            {[nickname, realname, school].filter(Boolean).join(' / ')}
          </Text>
        </>
      ),
    },
    {
      key: 'email',
      header: t('email'),
      cell: ({ email, mobile }) => (
        <>
          <span style={{ display: 'inline-block', minWidth: '12em', overflowWrap: 'anywhere' }}>
            {breakable(email)}
          </span>
          {mobile && (
            <Text size="xs" c="dimmed">
              {mobile}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'role',
      header: t('role'),
      width: '120px',
      cell: ({ role }) => {
        const name = roleName(role);
        const style = { overflowWrap: 'normal', fontWeight: isAdminRole(name) ? 600 : undefined } as const;
        return <span style={style}>{ROLE_TEXT[name][lang]}</span>;
      },
    },
    { key: 'status', header: t('status'), width: '110px', cell: (user) => <State user={user} /> },
    {
      key: 'solved',
      header: t('solved'),
      width: '92px',
      align: 'end',
      from: 'lg',
      cell: ({ solved, submissions }) => `${formatNumber(solved)} / ${formatNumber(submissions)}`,
    },
    {
      key: 'lastLogin',
      header: t('lastLogin'),
      width: '155px',
      from: 'md',
      cell: ({ recentLoginTime, gmtCreate }) => (
        <>
          <span style={WHOLE}>{recentLoginTime ? formatMoment(recentLoginTime) : t('never')}</span>
          <Text size="xs" c="dimmed" style={WHOLE}>
            {t('sinceWhen', { day: formatMoment(gmtCreate).slice(0, 10) })}
          </Text>
        </>
      ),
    },
    actionsColumn<AdminUser>({
      header: t('edit'),
      width: '150px',
      actions: (user) => [
        user.state !== 'erased' && {
          label: t('edit'),
          says: t('editOf', { name: user.username }),
          onClick: () => onEdit(user),
        },
        { label: t('more'), says: t('moreOf', { name: user.username }), onClick: () => onOpen(user) },
      ],
    }),
  ];
}

function State({ user: { state, banUntil, banReason, eraseAfter } }: { user: AdminUser }) {
  const t = useText(TEXT);
  if (state === 'active') return <span style={WHOLE}>{t('active')}</span>;
  const until = state === 'banned' && banUntil ? t('bannedUntil', { time: formatMoment(banUntil) }) : null;
  const erased = state === 'leaving' && eraseAfter ? t('erasedOn', { time: formatMoment(eraseAfter) }) : null;
  return (
    <>
      <Text span c={state === 'erased' ? 'dimmed' : 'red'} fw={600}>
        {t(state)}
      </Text>
      {(until || erased) && (
        <Text size="xs" c="dimmed" style={WHOLE}>
          {until ?? erased}
        </Text>
      )}
      {state === 'banned' && banReason && (
        <Text size="xs" c="dimmed">
          {banReason}
        </Text>
      )}
    </>
  );
}
