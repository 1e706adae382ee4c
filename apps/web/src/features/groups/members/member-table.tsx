import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { type GroupMember, getGroupMembers, MEMBER_PAGE_SIZE } from '@assay/contract/groups/members.ts';
import { refuseOffer } from '@assay/rules/groups/lives.ts';
import { givableLevels, refuseRemoval } from '@assay/rules/groups/membership.ts';
import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { MessageButton } from '../../messages/chat/message-button.tsx';
import { HandOver } from '../lives/hand-over.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { LabelButton } from './label-button.tsx';
import { factsOf, LEVEL_ROWS, useGroupViewer, useMemberActions } from './member-actions.tsx';
import { TEXT } from './text.ts';

const FILTERS = {
  keyword: textOf(),
  auth: numberOf(null, 1),
  currentPage: numberOf(1, 1),
  limit: numberOf(MEMBER_PAGE_SIZE, 1),
} as const;
const LEVELS = [GROUP_LEVEL.member, GROUP_LEVEL.admin, GROUP_LEVEL.root] as const;

const targetOf = ({ uid, auth }: GroupMember) => ({ uid, auth: auth as GroupLevel });

/** Members of a group; its admins change levels below their own and take members out (GRP-6). */
export function MemberTable({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [{ keyword, auth, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(
    getGroupMembers,
    { gid: group.id, currentPage, limit, keyword: keyword || undefined, auth: auth ?? undefined },
    { keep: true },
  );
  const viewer = useGroupViewer(group);
  const facts = factsOf(group);
  const [removed, setRemoved] = useState<GroupMember | null>(null);
  const actions = useMemberActions(() => setRemoved(null));
  const columns: Column<GroupMember>[] = [
    {
      key: 'who',
      header: t('who'),
      names: true,
      cell: ({ uid, username, avatar, rights, labels }) => (
        <>
          <UserLink uid={uid} username={username} avatar={avatar} />{' '}
          {rights.length > 0 && (
            <Tip label={rights.map((right) => t(right)).join(t('listSeparator'))}>
              <Badge tone="info">{[t('assistant'), ...(labels ?? [])].join(' · ')}</Badge>
            </Tip>
          )}
        </>
      ),
    },
    {
      key: 'level',
      header: t('level'),
      width: '160px',
      cell: (row) => (
        <Level
          row={row}
          levels={givableLevels(viewer, facts, targetOf(row))}
          busy={actions.change.isPending && actions.change.variables?.uid === row.uid}
          onChange={(level) => actions.change.mutate({ gid: group.id, uid: row.uid, auth: level })}
        />
      ),
    },
    ...(group.level >= GROUP_LEVEL.admin
      ? [
          {
            key: 'class',
            header: t('class'),
            width: '120px',
            cell: (row: GroupMember) => <LabelButton member={row} />,
          },
        ]
      : []),
    {
      key: 'since',
      header: t('since'),
      from: 'md',
      width: '180px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    ...(group.level >= GROUP_LEVEL.admin
      ? [
          {
            key: 'actions',
            header: <span className="visually-hidden">{t('actions')}</span>,
            align: 'end' as const,
            width: '132px',
            cell: (row: GroupMember) => (
              <RowActions group={group} viewer={viewer} row={row} onRemove={() => setRemoved(row)} />
            ),
          },
        ]
      : [
          {
            // whoever runs nothing here writes to those who do
            key: 'write',
            header: <span className="visually-hidden">{t('actions')}</span>,
            align: 'end' as const,
            width: '150px',
            cell: ({ uid, username, avatar, auth }: GroupMember) =>
              auth >= GROUP_LEVEL.admin && (
                <MessageButton peer={{ uid, username, avatar, gid: group.id }} size="compact-sm" />
              ),
          },
        ]),
  ];
  return (
    <>
      <PagedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('members')}
        columns={columns}
        rowKey={({ uid }) => uid}
        isMarked={({ uid }) => uid === viewer?.uid}
        empty={<EmptyState text={t('nobodyFound')} />}
      >
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <LevelFilter level={auth} onChange={(level) => void change({ auth: level })} />
        </SearchBar>
      </PagedTable>
      <Confirm
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={actions.remove.isPending}
        onConfirm={() => removed && actions.remove.mutate({ gid: group.id, uid: removed.uid })}
      >
        {removed && t('removeSure', { name: removed.username })}
      </Confirm>
    </>
  );
}

interface LevelFilterProps {
  /** Null for all. */
  level: number | null;
  onChange: (level: number | null) => void;
}

function LevelFilter({ level, onChange }: LevelFilterProps) {
  const t = useText(TEXT);
  return (
    <NativeSelect
      aria-label={t('level')}
      value={level === null ? '' : String(level)}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: t('allLevels') },
        ...LEVELS.map((one) => ({ value: String(one), label: t(LEVEL_ROWS[one]) })),
      ]}
    />
  );
}

interface LevelProps {
  row: GroupMember;
  /** Those that the viewer may give; where there is no choice the level is only said. */
  levels: readonly GroupLevel[];
  busy: boolean;
  onChange: (level: number) => void;
}

function Level({ row, levels, busy, onChange }: LevelProps) {
  const t = useText(TEXT);
  const words = (level: number) => t(LEVEL_ROWS[level as keyof typeof LEVEL_ROWS]);
  if (levels.length < 2) return row.isOwner ? <Badge tone="notice">{t('owner')}</Badge> : words(row.auth);
  return (
    <NativeSelect
      size="xs"
      aria-label={t('levelOf', { name: row.username })}
      value={String(row.auth)}
      disabled={busy}
      data={levels.map((level) => ({ value: String(level), label: words(level) }))}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    />
  );
}

interface RowActionsProps {
  group: GroupDetail;
  viewer: ReturnType<typeof useGroupViewer>;
  row: GroupMember;
  onRemove: () => void;
}

/** What those who run a group do with a member. */
function RowActions({ group, viewer, row, onRemove }: RowActionsProps) {
  const t = useText(TEXT);
  const facts = factsOf(group);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {group.level === GROUP_LEVEL.root && row.auth === GROUP_LEVEL.member && <AssistantButton member={row} />}
      {group.offer === null && refuseOffer(viewer, facts, targetOf(row)) === null && (
        <HandOver group={group} to={row} />
      )}
      {refuseRemoval(viewer, facts, targetOf(row)) === null && (
        <Tip label={t('removeOf', { name: row.username })}>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('removeOf', { name: row.username })}
            onClick={onRemove}
          >
            <UserMinus aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </Group>
  );
}
