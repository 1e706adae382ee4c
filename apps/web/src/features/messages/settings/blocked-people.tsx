import { blockPerson } from '@assay/contract/messages/chat.ts';
import { getBlockedPeople } from '@assay/contract/messages/chat-reports.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const SIZE = 20;

/** Whom the person has blocked (MSG-13); nothing where that is nobody. */
export function BlockedPeople() {
  const t = useText(TEXT);
  const [page, setPage] = useState(1);
  const { data } = useCall(getBlockedPeople, { currentPage: page, limit: SIZE });
  const unblock = useAction(blockPerson, { onSuccess: () => refresh(getBlockedPeople) });
  if (!data || data.total === 0) return null;
  return (
    <section className={classes.blocked} aria-labelledby="blocked-people">
      <h3 id="blocked-people" className={classes.heading}>
        {t('blockedPeople')}
      </h3>
      <p className={classes.lead}>{t('blockedLead')}</p>
      <ul className={classes.people}>
        {data.records.map(({ uid, username, avatar }) => (
          <li key={uid} className={classes.person}>
            <UserLink uid={uid} username={username} avatar={avatar} />
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('unblockOf', { name: username })}
              loading={unblock.isPending && unblock.variables.uid === uid}
              onClick={() => unblock.mutate({ uid, blocked: false })}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
      {data.total > SIZE && <Pager total={data.total} page={page} size={SIZE} onPage={setPage} />}
    </section>
  );
}
