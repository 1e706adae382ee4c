import { addProblemFromPublic, getProblemsForContest } from '@assay/contract/contests/admin-problems.ts';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { readProblems } from './contest-problems.tsx';
import { useContestDesk } from './desk.ts';
import { TEXT } from './text.ts';

interface AddProblemsProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
}

/** Adds problems of the site, one click each; they get the next letter and the next balloon. */
export function AddProblems({ cid, opened, onClose }: AddProblemsProps) {
  const t = useText(TEXT);
  const { gid } = useContestDesk();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const { data, error, isFetching, refetch } = useCall(
    getProblemsForContest,
    { cid, currentPage: page, limit, ...(keyword && { keyword }) },
    { keep: true, enabled: opened },
  );
  const add = useAction(addProblemFromPublic, {
    onSuccess: async () => {
      toast.success(t('added'));
      await Promise.all([readProblems(), refresh(getProblemsForContest)]);
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={t('addTitle')} size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(gid === null ? 'addHint' : 'addHintGroup')}
        </Text>
        <SearchBar
          label={t('addSearch')}
          value={keyword}
          onSearch={(words) => {
            setKeyword(words);
            setPage(1);
          }}
        />
        <DataTable
          label={t('addTitle')}
          rows={data?.records}
          rowKey={({ id }) => id}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          minWidth={480}
          columns={[
            { key: 'id', header: t('problemId'), width: '120px', cell: ({ problemId }) => problemId },
            { key: 'title', header: t('name'), names: true, cell: ({ title }) => title },
            {
              key: 'auth',
              header: t('auth'),
              width: '96px',
              cell: ({ auth }) => t(auth === 1 ? 'public' : auth === 2 ? 'private' : 'authContest'),
            },
            {
              key: 'add',
              header: <span className="visually-hidden">{t('actions')}</span>,
              width: '92px',
              align: 'end',
              cell: ({ id }) => (
                <Button
                  size="compact-sm"
                  loading={add.isPending && add.variables.pid === id}
                  onClick={() => add.mutate({ cid, pid: id })}
                >
                  {t('add')}
                </Button>
              ),
            },
          ]}
        />
        <Pager total={data?.total ?? 0} page={page} size={limit} onPage={setPage} onSize={setLimit} />
      </Stack>
    </Modal>
  );
}
