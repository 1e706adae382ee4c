import {
  addUserNote,
  deleteUserNote,
  endUserSession,
  getUserLogins,
  getUserNotes,
  getUserSessions,
  USER_NOTE_MAX,
} from '@assay/contract/accounts/user-details.ts';
import { Button, Group, Stack, Tabs, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Link } from '../../../ui/link.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { deviceOf } from '../settings/device.ts';
import classes from './selection-bar.module.css';
import { TEXT } from './text.ts';
import type { AdminUser } from './user-form.tsx';

/** What is known of an account beside its fields: where it is logged in, where it was, and what was noted. */
export function UserDetails({ user, actions }: { user: AdminUser; actions?: ReactNode }) {
  const t = useText(TEXT);
  const { uid, solved, submissions, score, checkInDays } = user;
  const figures: [name: string, figure: string][] = [
    [t('solved'), formatNumber(solved)],
    [t('submissions'), formatNumber(submissions)],
    [t('score'), formatNumber(score)],
    [t('checkInDays'), formatNumber(checkInDays)],
  ];
  return (
    <Tabs defaultValue="sessions" keepMounted={false}>
      <Group gap="xs" mb="md">
        <Button component={Link} href={paths.adminUserAwards(uid)} size="compact-sm" variant="default">
          {t('awards')}
        </Button>
        {actions}
      </Group>
      <dl className={classes.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Tabs.List mb="md">
        <Tabs.Tab value="sessions">{t('sessions')}</Tabs.Tab>
        <Tabs.Tab value="logins">{t('logins')}</Tabs.Tab>
        <Tabs.Tab value="notes">{t('notes')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="sessions">
        <Sessions uid={uid} />
      </Tabs.Panel>
      <Tabs.Panel value="logins">
        <Logins uid={uid} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <Notes uid={uid} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Sessions({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const { data } = useCall(getUserSessions, { uid });
  const end = useAction(endUserSession, {
    onSuccess: () => {
      toast.success(t('ended'));
      return refresh(getUserSessions);
    },
  });
  if (data?.length === 0) return <EmptyState text={t('noSessions')} />;
  return (
    <Stack gap="md" align="flex-start">
      <ul className={classes.rows} style={{ width: '100%' }}>
        {data?.map(({ id, userAgent, ip, gmtCreate }) => (
          <li key={id} className={classes.row}>
            <div className={classes.text}>
              <strong>{deviceOf(userAgent)}</strong>
              <span>
                {ip} · {formatMoment(gmtCreate)}
              </span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('endOf', { device: deviceOf(userAgent) })}
              onClick={() => end.mutate({ uid, id })}
            >
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button variant="default" color="red" onClick={() => end.mutate({ uid })}>
          {t('endAll')}
        </Button>
      )}
    </Stack>
  );
}

function Logins({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const [page, setPage] = useState({ currentPage: 1, limit: 10 });
  const answer = useCall(getUserLogins, { uid, ...page }, { keep: true });
  return (
    <PagedTable
      answer={answer}
      {...page}
      onTurn={(next) => setPage({ ...page, currentPage: 1, ...next })}
      label={t('logins')}
      rowKey={({ id }) => id}
      empty={<EmptyState text={t('noLogins')} />}
      columns={[
        {
          key: 'time',
          header: t('time'),
          names: true,
          width: '170px',
          cell: ({ gmtCreate }) => formatMoment(gmtCreate),
        },
        { key: 'ip', header: t('address'), cell: ({ ip }) => ip },
        { key: 'device', header: t('device'), cell: ({ userAgent }) => deviceOf(userAgent) },
      ]}
    />
  );
}

function Notes({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const { data } = useCall(getUserNotes, { uid });
  const remove = useAction(deleteUserNote, { onSuccess: () => refresh(getUserNotes) });
  const { form, submit, box, isSaving } = useSaveForm(addUserNote, {
    initial: { content: '' },
    labels: { content: t('note') },
    inputOf: ({ content }) => ({ uid, content }),
    onSaved: () => {
      form.reset();
      return refresh(getUserNotes);
    },
  });
  return (
    <Stack gap="md">
      <form noValidate onSubmit={submit}>
        <Textarea {...box('content')} autosize minRows={2} maxLength={USER_NOTE_MAX} />
        <Button mt="sm" type="submit" loading={isSaving}>
          {t('addNote')}
        </Button>
      </form>
      {data?.length === 0 && <EmptyState text={t('noNotes')} />}
      <ul className={classes.rows}>
        {data?.map(({ id, author, content, gmtCreate }) => (
          <li key={id} className={classes.row}>
            <div className={classes.text}>
              <div className={classes.note}>{content}</div>
              <span>
                {author ?? t('gone')} · {formatMoment(gmtCreate)}
              </span>
            </div>
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => remove.mutate({ id })}>
              {t('deleteNote')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
