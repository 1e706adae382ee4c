import {
  type CleanedTab,
  cleanMessages,
  getCommentMessages,
  getLikeMessages,
  getMineMessages,
  getReplyMessages,
  getSystemMessages,
  getUnreadMessages,
} from '@assay/contract/messages/inbox.ts';
import { messagesPerPage } from '@assay/contract/messages/kinds.ts';
import type { MessageTab } from '@assay/contract/messages/tabs.ts';
import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';
import { MessageItem } from './message-item.tsx';
import classes from './messages.module.css';
import { TEXT } from './text.ts';

const LISTS = {
  comment: { op: getCommentMessages, type: 'Discuss', none: 'noneComment', hint: 'hintComment' },
  reply: { op: getReplyMessages, type: 'Reply', none: 'noneReply', hint: 'hintReply' },
  like: { op: getLikeMessages, type: 'Like', none: 'noneLike', hint: 'hintLike' },
  sys: { op: getSystemMessages, type: 'Sys', none: 'noneSys', hint: 'hintSys' },
  mine: { op: getMineMessages, type: 'Mine', none: 'noneMine', hint: 'hintMine' },
} as const satisfies Record<MessageTab, { type: CleanedTab } & Record<string, unknown>>;

const READS = {
  comment: pageReads(messagesPerPage('comment')),
  reply: pageReads(messagesPerPage('reply')),
  like: pageReads(messagesPerPage('like')),
  sys: pageReads(messagesPerPage('sys')),
  mine: pageReads(messagesPerPage('mine')),
} as const;

/** One tab of the message centre; whoever looks at it has read it. */
export function MessageList({ tab }: { tab: MessageTab }) {
  const t = useText(TEXT);
  const { op, type, none, hint } = LISTS[tab];
  const { list } = useListPage(op, READS[tab]);
  const { data, error, refetch } = list.answer;
  const [asks, setAsks] = useState(false);
  const clean = useAction(cleanMessages, { onSuccess: () => refresh(op, getUnreadMessages) });
  // to read a list makes what it holds read
  useEffect(() => {
    if (data) void refresh(getUnreadMessages);
  }, [data]);
  return (
    <Panel
      flush
      title={t(tab)}
      aside={
        data &&
        data.total > 0 && (
          <Button size="xs" variant="default" leftSection={<Trash2 aria-hidden />} onClick={() => setAsks(true)}>
            {t('clean')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <EmptyState text={t(none)} hint={t(hint)} />}
      <ul className={classes.list}>
        {data?.records.map((message) => (
          <MessageItem key={message.id} message={message} onRemove={() => clean.mutate({ type, id: message.id })} />
        ))}
      </ul>
      {data && data.total > list.limit && (
        <div className={classes.pages}>
          <Pager
            total={data.total}
            page={list.currentPage}
            size={list.limit}
            onPage={(currentPage) => list.onTurn({ currentPage })}
          />
        </div>
      )}
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('clean')}
        action={t('clean')}
        danger
        busy={clean.isPending}
        onConfirm={() =>
          clean.mutate(
            { type },
            {
              onSuccess: () => {
                setAsks(false);
                toast.success(t('cleaned'));
              },
            },
          )
        }
      >
        {t('cleanAsk')}
      </Confirm>
    </Panel>
  );
}
