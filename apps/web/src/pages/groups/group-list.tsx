import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import { GROUP_PAGE_SIZE, GROUP_PAGE_SIZES, getGroupList } from '@assay/contract/groups/groups.ts';
import { Button, Group, Skeleton, Switch } from '@mantine/core';
import { CreateGroup } from '../../features/groups/form/create-group.tsx';
import { AUTH_ROWS } from '../../features/groups/group-words.ts';
import { GroupCards } from '../../features/groups/list/group-cards.tsx';
import { TEXT } from '../../features/groups/text.ts';
import { paths } from '../../lib/paths.ts';
import { flagOf, numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';

/** Filters in the address (GRP-1). */
const FILTERS = {
  keyword: textOf(),
  auth: numberOf(null, 1),
  onlyMine: flagOf(),
  currentPage: numberOf(1, 1),
  limit: numberOf(GROUP_PAGE_SIZE, 1),
} as const;

/** All groups of the site. */
export function Page() {
  const t = useText(TEXT);
  const user = useUser();
  const [{ keyword, auth, onlyMine, currentPage, limit }, change] = useSearch(FILTERS);
  const mine = onlyMine && user !== null;
  const { data, error, isFetching, refetch } = useCall(
    getGroupList,
    { currentPage, limit, keyword: keyword || undefined, auth: auth ?? undefined, ...(mine && { onlyMine: true }) },
    { keep: true },
  );
  const isFiltered = keyword !== '' || auth !== null || mine;
  const empty = isFiltered ? (
    <EmptyState
      text={t(mine && keyword === '' && auth === null ? 'noneOfMine' : 'nothingFound')}
      action={
        <Button variant="default" onClick={() => void change({ keyword: '', auth: null, onlyMine: false })}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState text={t('noGroups')} hint={t('noGroupsHint')} />
  );
  return (
    <PageFrame title={t('groups')} lead={t('lead')} actions={user && <Actions />}>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <Segments
            label={t('kind')}
            value={auth === null ? '' : String(auth)}
            onChange={(value) => void change({ auth: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('all') },
              ...Object.values(GROUP_AUTH).map((value) => ({ value: String(value), label: t(AUTH_ROWS[value][0]) })),
            ]}
          />
          <Switch
            label={t('onlyMine')}
            checked={mine}
            disabled={user === null}
            onChange={(event) => void change({ onlyMine: event.currentTarget.checked })}
          />
        </SearchBar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>{data.records.length > 0 ? <GroupCards groups={data.records} /> : empty}</div>
        ) : (
          <Skeleton height={420} className="late" aria-hidden />
        )}
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        sizes={GROUP_PAGE_SIZES}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </PageFrame>
  );
}

function Actions() {
  const t = useText(TEXT);
  return (
    <Group gap="xs">
      <Button component={Link} href={paths.groupsDisbanded} variant="default">
        {t('toBin')}
      </Button>
      <Button component={Link} href={paths.groupJoin()} variant="default">
        {t('byCode')}
      </Button>
      <CreateGroup />
    </Group>
  );
}
