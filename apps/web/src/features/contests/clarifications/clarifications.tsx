import { type Clarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { latePart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './clarifications.module.css';
import { TEXT } from './text.ts';

/** Forms come for those who may ask. */
const AskForm = latePart(
  () => import('./ask-form.tsx').then((module) => module.AskForm),
  () => <div className={styles.waiting} aria-busy />,
);

const POLL_MS = 60_000;
const PAGE = 15;

interface ClarificationsProps {
  cid: number;
  isContestAdmin: boolean;
  isRunning: boolean;
  /** Whether those without an answer are shown first, alone. */
  startsOpen?: boolean;
}

/** Private questions to the jury: own ones and those answered to all; for admins every one, to be answered. */
export function Clarifications({ cid, isContestAdmin, isRunning, startsOpen = false }: ClarificationsProps) {
  const t = useText(TEXT);
  const [onlyOpen, setOnlyOpen] = useState(startsOpen);
  const [page, setPage] = useState(1);
  const asked = { cid, currentPage: page, limit: PAGE, ...(onlyOpen ? { unanswered: true } : {}) };
  const { data, error, refetch } = useCall(getClarifications, asked, {
    keep: true,
    refetchInterval: isRunning ? POLL_MS : false,
    call: { quiet: true },
  });
  return (
    <Panel
      flush
      title={t('jury')}
      aside={
        isContestAdmin && (
          <Switch
            label={t('onlyOpen')}
            checked={onlyOpen}
            onChange={(event) => {
              setOnlyOpen(event.currentTarget.checked);
              setPage(1);
            }}
          />
        )
      }
    >
      {isRunning && !isContestAdmin && <AskForm cid={cid} />}
      {!error && !data && <Pending />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && (
        <EmptyState spot="waiting" text={t('noQuestions')} hint={!isContestAdmin && t('juryHint')} />
      )}
      <ul className={styles.list}>
        {data?.records.map((one) => (
          <Question key={one.id} cid={cid} one={one} mayAnswer={isContestAdmin} />
        ))}
      </ul>
      {data && data.total > PAGE && <Pager total={data.total} page={page} size={PAGE} onPage={setPage} />}
    </Panel>
  );
}

function Question({ cid, one, mayAnswer }: { cid: number; one: Clarification; mayAnswer: boolean }) {
  const t = useText(TEXT);
  const [answering, setAnswering] = useState(false);
  return (
    <li className={`${styles.item} ${styles.question}`}>
      <div className={styles.meta}>
        <Badge tone="quiet">{one.displayId === null ? t('whole') : t('problem', { id: one.displayId })}</Badge>
        {one.username && <UserLink username={one.username} />}
        <span className={styles.soft}>
          <RelativeTime at={one.gmtCreate} />
        </span>
      </div>
      <p className={styles.said}>{one.question}</p>
      {one.answer === null ? (
        <p className={styles.soft}>{t('notAnswered')}</p>
      ) : (
        <div className={styles.answer}>
          <div className={styles.meta}>
            <strong>{t('answerOf')}</strong>
            {one.answeredBy && <bdi className={styles.soft}>{one.answeredBy}</bdi>}
            <Badge tone={one.toAll ? 'info' : 'quiet'}>{t(one.toAll ? 'toAll' : 'toOne')}</Badge>
            {one.gmtAnswered && (
              <span className={styles.soft}>
                <RelativeTime at={one.gmtAnswered} />
              </span>
            )}
          </div>
          <p className={styles.said}>{one.answer}</p>
        </div>
      )}
      {mayAnswer &&
        (answering ? (
          <AnswerForm cid={cid} one={one} onClose={() => setAnswering(false)} />
        ) : (
          <div>
            <Button size="compact-sm" variant="default" onClick={() => setAnswering(true)}>
              {t(one.answer === null ? 'answer' : 'change')}
            </Button>
          </div>
        ))}
    </li>
  );
}
