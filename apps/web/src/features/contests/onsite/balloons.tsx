import { type AcInfo, checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import { Checkbox, Group, Switch } from '@mantine/core';
import { useEffect } from 'react';
import { subscribe } from '../../../lib/push/push.ts';
import { flagOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { Balloon } from '../problems/balloon.tsx';
import styles from './onsite.module.css';
import { TEXT } from './text.ts';

/** SHELL-35. */
const REFRESH_MS = 10_000;
const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(20, 1), keyword: textOf(), open: flagOf() } as const;

/** First accepted submissions, to bring balloons for (CON-23). */
export function Balloons({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [{ currentPage, limit, keyword, open }, change] = useSearch(FILTERS);
  const answer = useCall(
    getContestAcInfo,
    { cid, currentPage, limit, ...(keyword ? { keyword } : {}), ...(open ? { checked: false } : {}) },
    { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  // who solves a problem changes the board
  useEffect(
    () =>
      subscribe([boardTopicOf(contestVenue(cid))], (event) => {
        if (event.type === 'board') void refresh(getContestAcInfo);
      }),
    [cid],
  );
  const check = useAction(checkContestAcInfo, { onSettled: () => refresh(getContestAcInfo) });
  const columns: Column<AcInfo>[] = [
    {
      key: 'problem',
      header: t('problem'),
      width: '164px',
      phone: 'lead',
      cell: ({ displayId, color, firstBlood }) => (
        <Group gap="xs" wrap="nowrap">
          <Balloon displayId={displayId} color={color} />
          {firstBlood && <Badge tone="notice">{t('firstBlood')}</Badge>}
        </Group>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      names: true,
      cell: ({ uid, username, team }) => (
        <>
          {team && <strong>{team} </strong>}
          <UserLink uid={uid} username={username} />
        </>
      ),
    },
    {
      key: 'realname',
      header: t('realname'),
      from: 'md',
      cell: ({ realname, school }) => [realname, school].filter(Boolean).join(' · ') || '–',
    },
    {
      key: 'when',
      header: t('when'),
      from: 'md',
      width: '140px',
      cell: ({ submitTime }) => <RelativeTime at={submitTime} />,
    },
    {
      key: 'checked',
      header: t('checked'),
      width: '130px',
      cell: ({ id, username, displayId, checked, checkedBy }) => (
        <Checkbox
          checked={check.isPending && check.variables?.id === id ? check.variables.checked : checked}
          aria-label={t('checkedOf', { name: username, id: displayId })}
          label={checkedBy ? t('by', { name: checkedBy }) : <span className={styles.narrowOnly}>{t('checked')}</span>}
          onChange={(event) => check.mutate({ cid, id, checked: event.currentTarget.checked })}
        />
      ),
    },
  ];
  return (
    <PagedTable
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      label={t('helper')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState spot="waiting" text={t('noAccepts')} hint={t('helperHint')} />}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
        <Switch
          label={t('onlyOpen')}
          checked={open}
          onChange={(event) => void change({ open: event.currentTarget.checked })}
        />
      </SearchBar>
    </PagedTable>
  );
}
