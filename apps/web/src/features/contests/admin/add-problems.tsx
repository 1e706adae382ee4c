import { addProblemFromPublic, getProblemsForContest } from '@assay/contract/contests/admin-problems.ts';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
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

/** As the call takes display ids. */
const DISPLAY_ID = /^[A-Za-z0-9_.-]{0,20}$/;

/** Adds problems of the site, one click each; they get the id that is given or the next letter, and the next balloon. */
export function AddProblems({ cid, opened, onClose }: AddProblemsProps) {
  const t = useText(TEXT);
  const { gid } = useContestDesk();
  const [keyword, setKeyword] = useState('');
  const [displayId, setDisplayId] = useState('');
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
      setDisplayId('');
      await Promise.all([readProblems(), refresh(getProblemsForContest)]);
    },
  });
  const isId = DISPLAY_ID.test(displayId);
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
        >
          <TextInput
            w={220}
            aria-label={t('displayId')}
            placeholder={t('nextLetter')}
            maxLength={20}
            value={displayId}
            error={!isId}
            onChange={(event) => setDisplayId(event.currentTarget.value.trim())}
          />
        </SearchBar>
        <DataTable
          label={t('addTitle')}
          rows={data?.records}
          rowKey={({ id }) => id}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          columns={[
            { key: 'id', header: t('problemId'), width: '100px', cell: ({ problemId }) => problemId },
            { key: 'title', header: t('name'), names: true, cell: ({ title }) => title },
            {
              key: 'auth',
              from: 'sm',
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
                  disabled={!isId}
                  onClick={() => add.mutate({ cid, pid: id, ...(displayId && { displayId }) })}
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
