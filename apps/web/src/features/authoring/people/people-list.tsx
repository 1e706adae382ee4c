import {
  dropProblemPerson,
  getProblemPeople,
  nameProblemPerson,
  type ProblemPerson,
} from '@assay/contract/authoring/people.ts';
import { PROBLEM_PARTS } from '@assay/contract/problems/people.ts';
import { ActionIcon, Button, Group, Skeleton, Stack } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import styles from './people.module.css';
import { TEXT } from './text.ts';

/** Who helps with a problem; those whose it is name and remove people (EDIT-17). */
export function PeopleList({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getProblemPeople, { pid });
  const [dropping, setDropping] = useState<ProblemPerson | null>(null);
  const drop = useAction(dropProblemPerson, {
    onSuccess: async () => {
      toast.success(t('dropped'));
      setDropping(null);
      await refresh(getProblemPeople);
    },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  const columns: Column<ProblemPerson>[] = [
    { key: 'person', header: t('person'), names: true, cell: ({ username }) => <UserLink username={username} /> },
    { key: 'part', header: t('part'), width: '110px', cell: ({ part }) => <Badge tone="info">{t(part)}</Badge> },
    {
      key: 'since',
      header: t('since'),
      width: '136px',
      from: 'md',
      cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} />,
    },
    ...(data.mayName
      ? [
          {
            key: 'actions',
            header: <span className="visually-hidden">{t('actions')}</span>,
            width: '60px',
            cell: (person: ProblemPerson) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('dropOf', { name: person.username })}
                onClick={() => setDropping(person)}
              >
                <Trash2 aria-hidden />
              </ActionIcon>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="md">
      <p className={styles.lead}>{t('lead')}</p>
      <p className={styles.lead}>{t('author', { name: data.author })}</p>
      {data.mayName && <NamePerson pid={pid} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data.people}
        rowKey={({ uid }) => uid}
        empty={<EmptyState text={t('none')} />}
      />
      <Confirm
        opened={dropping !== null}
        onClose={() => setDropping(null)}
        title={t('title')}
        action={t('dropOf', { name: dropping?.username ?? '' })}
        busy={drop.isPending}
        onConfirm={() => dropping && drop.mutate({ pid, uid: dropping.uid })}
      >
        {t('dropAsk', { name: dropping?.username ?? '' })}
      </Confirm>
    </Stack>
  );
}

function NamePerson({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(nameProblemPerson, {
    initial: { username: '', part: 'curator' as (typeof PROBLEM_PARTS)[number] },
    labels: { username: t('username'), part: t('part') },
    inputOf: ({ username, part }) => ({ pid, username, part }),
    fieldOfFailure: { 'account.unknown': 'username', 'problem.helpsItself': 'username' },
    onSaved: async (_nothing, { username }) => {
      toast.success(t('named', { name: username }));
      form.setFieldValue('username', '');
      await refresh(getProblemPeople);
    },
  });
  const { username, part } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Group align="end" gap="sm">
        <div className={styles.who}>
          <PeopleField
            label={t('username')}
            max={1}
            value={username === '' ? [] : [username]}
            onChange={(names) => form.setFieldValue('username', names[0] ?? '')}
            error={form.errors.username}
          />
        </div>
        <Segments
          label={t('part')}
          value={part}
          onChange={(next) => form.setFieldValue('part', next)}
          choices={PROBLEM_PARTS.map((value) => ({ value, label: t(value) }))}
        />
        <Button type="submit" leftSection={<Plus aria-hidden />} loading={isSaving} disabled={username === ''}>
          {t('name')}
        </Button>
      </Group>
    </form>
  );
}
