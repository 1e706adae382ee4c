import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { Button, Checkbox } from '@mantine/core';
import { PackagePlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { ProblemTable } from '../../../features/authoring/list/problem-table.tsx';
import { TEXT } from '../../../features/authoring/list/text.ts';
import { QuickEdit } from '../../../features/authoring/quick-edit/quick-edit.tsx';
import { TEXT as QUICK_TEXT } from '../../../features/authoring/quick-edit/text.ts';
import { BrokenProblems } from '../../../features/judging/broken/broken-problems.tsx';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

const FILTERS = {
  keyword: textOf(),
  auth: numberOf(null, 1),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

/** All problems of the site (ADM-2: 10 per page). */
export function Page() {
  const t = useText(TEXT);
  const q = useText(QUICK_TEXT);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [filters, change] = useSearch(FILTERS);
  const { keyword, auth, currentPage, limit } = filters;
  const asked = { currentPage, limit, oj: 'ME', ...(keyword ? { keyword } : {}), ...(auth === null ? {} : { auth }) };
  const { data, error, isFetching, refetch } = useCall(getAdminProblemList, asked, { keep: true });
  const filtered = keyword !== '' || auth !== null;
  const actions = (
    <>
      <Button component={Link} variant="default" href={paths.tickets({ list: 'queue' })}>
        {t('tickets')}
      </Button>
      <Button
        component={Link}
        variant="default"
        href={paths.adminProblemImport}
        leftSection={<PackagePlus aria-hidden />}
      >
        {t('import')}
      </Button>
      <Button component={Link} href={paths.adminProblemCreate} leftSection={<Plus aria-hidden />}>
        {t('create')}
      </Button>
    </>
  );
  return (
    <PageFrame title={t('title')} width="full" actions={actions}>
      <BrokenProblems />
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <Segments
            label={t('auth')}
            value={auth === null ? '' : String(auth)}
            onChange={(value) => void change({ auth: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('anyAuth') },
              { value: '1', label: t('public') },
              { value: '2', label: t('private') },
              { value: '3', label: t('contest') },
            ]}
          />
        </SearchBar>
        <QuickEdit pids={chosen} onClear={() => setChosen([])} />
        <ProblemTable
          rows={data?.records}
          extra={{
            key: 'select',
            phone: 'lead',
            header: q('selected'),
            width: '76px',
            align: 'center',
            cell: ({ id, problemId, mayEdit }) => (
              <Checkbox
                aria-label={q('select', { id: problemId })}
                disabled={!mayEdit}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ),
          }}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            filtered ? (
              <EmptyState
                text={t('nothingFound')}
                action={
                  <Button variant="default" onClick={() => void change({ keyword: '', auth: null })}>
                    {t('clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState text={t('none')} hint={t('noneHint')} />
            )
          }
        />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </PageFrame>
  );
}
